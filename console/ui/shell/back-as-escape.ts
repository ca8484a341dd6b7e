// A phone's Back closes overlays, as Escape does: it would leave the page and lose its edits.
import { useEffect } from 'react'

declare global {
  interface Window {
    /** Fires on a phone's Back and Escape: https://html.spec.whatwg.org/#close-requests-and-close-watchers */
    readonly CloseWatcher?: new () => { onclose: (() => void) | null; destroy(): void }
  }
}

/** Overlays that close on Escape; a native `dialog` handles Back itself. */
const covers = '[role=dialog]:not(dialog), [role=menu], [role=listbox]'

/** Handles Back where CloseWatcher is supported and the pointer is coarse. */
export function useBackAsEscape(): void {
  useEffect(() => {
    const { CloseWatcher } = window
    if (!CloseWatcher || !window.matchMedia('(pointer: coarse)').matches) return
    let watcher: InstanceType<typeof CloseWatcher> | undefined
    let byKey = false
    const follow = () => {
      if (document.querySelector(covers) === null) {
        watcher?.destroy()
        watcher = undefined
      } else if (watcher === undefined) {
        watcher = new CloseWatcher()
        watcher.onclose = () => {
          watcher = undefined
          // A real Escape key was handled already.
          if (!byKey) pressEscape()
          byKey = false
          follow()
        }
      }
    }
    const heard = ({ key, isTrusted }: KeyboardEvent) => {
      byKey = key === 'Escape' && isTrusted
    }
    const observer = new MutationObserver(follow)
    observer.observe(document.body, { childList: true, subtree: true })
    document.addEventListener('keydown', heard, { capture: true })
    follow()
    return () => {
      observer.disconnect()
      document.removeEventListener('keydown', heard, { capture: true })
      watcher?.destroy()
    }
  }, [])
}

function pressEscape() {
  const focused = document.activeElement ?? document.body
  focused.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }),
  )
}
