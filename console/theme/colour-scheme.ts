// The colour scheme: the owner's choice in this browser, else the device's.
import { useSyncExternalStore } from 'react'
import { inStorage } from '../store/browser-storage.ts'
import { type ColourScheme, SCHEME_ATTRIBUTE } from './colours.ts'

const KEY = 'mui-mode'
const asksForDark = '(prefers-color-scheme: dark)'

/** The choice made on this page, in a browser that keeps none. */
let chosenHere: ColourScheme | undefined

/** The owner's choice; undefined until there is one. */
export function chosenScheme(): ColourScheme | undefined {
  const kept = inStorage('localStorage', (storage) => storage.getItem(KEY)) ?? chosenHere
  return kept === 'light' || kept === 'dark' ? kept : undefined
}

/** Sets the colour scheme, in every tab of this browser. */
export function chooseScheme(scheme: ColourScheme) {
  chosenHere = scheme
  inStorage('localStorage', (storage) => storage.setItem(KEY, scheme))
  document.documentElement.setAttribute(SCHEME_ATTRIBUTE, scheme)
  // The browser notifies only the other tabs; MUI's theme listens for this.
  window.dispatchEvent(new StorageEvent('storage', { key: KEY, newValue: scheme }))
}

/** Keeps the page's colour scheme attribute and the bars of the browser up to date. */
export function keepColourScheme() {
  const root = document.documentElement
  const bars = document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')
  const mark = () => {
    root.setAttribute(SCHEME_ATTRIBUTE, shownScheme())
    // Until one is chosen, they follow the device by themselves.
    if (!chosenScheme()) return
    const { backgroundColor } = getComputedStyle(root)
    for (const bar of bars) bar.content = backgroundColor
  }
  mark()
  subscribeToScheme(mark)
}

export function useColourScheme(): ColourScheme {
  return useSyncExternalStore(subscribeToScheme, shownScheme)
}

/** Notifies when the choice or the device's scheme changes. */
function subscribeToScheme(listener: () => void): () => void {
  const device = window.matchMedia?.(asksForDark)
  window.addEventListener('storage', listener)
  device?.addEventListener('change', listener)
  return () => {
    window.removeEventListener('storage', listener)
    device?.removeEventListener('change', listener)
  }
}

function shownScheme(): ColourScheme {
  return chosenScheme() ?? (window.matchMedia?.(asksForDark).matches ? 'dark' : 'light')
}
