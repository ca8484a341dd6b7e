// The colour scheme: the owner's choice in this browser, else the device's.
import { useSyncExternalStore } from 'react'
import { inStorage } from '../store/browser-storage.ts'
import { type ColourScheme, SCHEME_ATTRIBUTE } from './colours.ts'

/** The name that MUI's theme keeps the choice under. */
const KEY = 'mui-mode'
const asksForDark = '(prefers-color-scheme: dark)'

/** The owner's choice; undefined until there is one. */
function chosenScheme(): ColourScheme | undefined {
  const kept = inStorage('localStorage', (storage) => storage.getItem(KEY))
  return kept === 'light' || kept === 'dark' ? kept : undefined
}

/** Shows these colours from now on, in every tab of this browser. */
export function chooseScheme(scheme: ColourScheme) {
  inStorage('localStorage', (storage) => storage.setItem(KEY, scheme))
  document.documentElement.setAttribute(SCHEME_ATTRIBUTE, scheme)
  // Said in this tab as the browser says it in the others: MUI's theme listens to that.
  const newValue = chosenScheme() ?? null
  window.dispatchEvent(new StorageEvent('storage', { key: KEY, newValue }))
}

/** Marks the page with the colours it shows, now and whenever they change. */
export function keepColourScheme() {
  const mark = () => document.documentElement.setAttribute(SCHEME_ATTRIBUTE, shownScheme())
  mark()
  subscribeToScheme(mark)
}

/** The colours that are shown; renders again when they change. */
export function useColourScheme(): ColourScheme {
  return useSyncExternalStore(subscribeToScheme, shownScheme)
}

/** Calls the listener when the choice or what the device asks for changes. */
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
