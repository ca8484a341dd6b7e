// A phone's Back closes overlays, as Escape does: it would leave the page and lose its edits.

declare global {
  interface Window {
    /** Fires on a phone's Back and Escape: https://html.spec.whatwg.org/#close-requests-and-close-watchers */
    readonly CloseWatcher?: new () => { onclose: (() => void) | null; destroy(): void }
  }
}

/** Overlays that close on Escape; a native `dialog` hears close requests itself. */
const covers = '[role=dialog]:not(dialog), [role=menu], [role=listbox]'

/** Handles Back where the pointer is coarse; returns the cleanup. To be called before the router listens. */
export function closeOnBack(): () => void {
  if (!window.matchMedia('(pointer: coarse)').matches) return () => {}
  const { follow, stop } = window.CloseWatcher
    ? watchCloseRequests(window.CloseWatcher)
    : watchHistory()
  const observer = new MutationObserver(follow)
  observer.observe(document.body, { childList: true, subtree: true })
  return () => {
    observer.disconnect()
    stop()
  }
}

const isCovered = () => document.querySelector(covers) !== null

function watchCloseRequests(CloseWatcher: NonNullable<Window['CloseWatcher']>) {
  let watcher: InstanceType<typeof CloseWatcher> | undefined
  let byKey = false
  const follow = () => {
    if (!isCovered()) {
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
  document.addEventListener('keydown', heard, { capture: true })
  const stop = () => {
    document.removeEventListener('keydown', heard, { capture: true })
    watcher?.destroy()
  }
  return { follow, stop }
}

/** In a browser without close requests: returns from Back before the router follows it. */
function watchHistory() {
  // The router numbers the entries.
  const placeNow = () => Number(window.history.state?.idx ?? 0)
  let place = placeNow()
  let returning = false
  /** Whether the router asked, as it does after the question before leaving, which is still closing then. */
  let isOwn = false
  const go = window.history.go.bind(window.history)
  window.history.go = (delta) => {
    isOwn = true
    go(delta)
  }
  // Only close requests reach a native `dialog` by themselves.
  const drawer = () => document.querySelector('dialog')
  const isOver = () => isCovered() || drawer() !== null
  const follow = () => {
    if (!isOver() && !returning) place = placeNow()
  }
  const heard = (event: PopStateEvent) => {
    const away = place - placeNow()
    const closes = !returning && !isOwn && away !== 0 && isOver()
    if (closes || returning) event.stopImmediatePropagation()
    returning = closes
    isOwn = false
    if (!closes) return
    go(away)
    if (isCovered()) pressEscape()
    else drawer()?.close()
  }
  window.addEventListener('popstate', heard)
  const stop = () => {
    window.removeEventListener('popstate', heard)
    window.history.go = go
  }
  return { follow, stop }
}

function pressEscape() {
  const focused = document.activeElement ?? document.body
  focused.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }),
  )
}
