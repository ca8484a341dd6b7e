// A phone's Back closes what lies over the page, as Escape does: it would leave the page, and what was entered with it.
import { useEffect } from 'react'

declare global {
  interface Window {
    /** Tells of a phone's Back and of Escape: https://html.spec.whatwg.org/#close-requests-and-close-watchers */
    readonly CloseWatcher?: new () => { onclose: (() => void) | null; destroy(): void }
  }
}

/** What closes by Escape; an open `dialog` element is told of Back by the browser. */
const covers = '[role=dialog]:not(dialog), [role=menu], [role=listbox]'

/** Follows Back where the browser tells of it, and a finger is what points. */
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
          // A keyboard's own Escape has been heard already.
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
