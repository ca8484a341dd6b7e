// The console's keys: / searches, n creates a record, ? lists them all; Ctrl or ⌘ and Z undoes the last change.
// Forms save with Ctrl or ⌘ and S.
import { useEffect, useState } from 'react'
import { useHref, useLocation } from 'react-router-dom'
import { isUndo, letterOf } from '../controls/shortcut-marks.ts'
import { dialogInTheme } from '../page/lazy-part.tsx'

const ShortcutList = dialogInTheme(async () => (await import('./shortcut-list.tsx')).ShortcutList)

export function Shortcuts() {
  const [listed, setListed] = useState(false)
  const shown = withoutSlash(useHref(useLocation().pathname))

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (isUndo(event)) return undoLast(event)
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
      if (isTyping(event.target) || document.querySelector(covers)) return
      // The next screen is still loading: the one in sight is not meant.
      if (withoutSlash(window.location.pathname) !== shown) return
      switch (letterOf(event)) {
        case '/':
        // The same key where it types another letter, as on an Arabic keyboard.
        case 'slash':
          return press(event, search)
        case 'n':
          return press(event, create)
        case '?':
        case '؟':
          return press(event, () => setListed(true))
      }
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [shown])

  return listed && <ShortcutList close={() => setListed(false)} />
}

const withoutSlash = (path: string) => path.replace(/\/$/, '')

/** A text field has its own undo. */
function undoLast(event: KeyboardEvent) {
  const { target } = event
  const field = target instanceof HTMLElement && target.closest(written)
  const holdsText = field && !('value' in field && field.value === '')
  if (event.defaultPrevented || holdsText || document.querySelector(covers)) return
  // The newest toast comes first; the panel of a bulk change lies before all of them.
  const newest =
    document.querySelector<HTMLElement>('.toast-undo [data-shortcut=undo]') ??
    document.querySelector<HTMLElement>('[data-shortcut=undo]') ??
    // Its toast has gone, and its Undo is in the list. An emptied field gets its text back.
    (field ? null : document.querySelector<HTMLElement>('[data-shortcut=recent]'))
  if (newest) press(event, () => newest.click())
}

const written = 'input:not([type=checkbox]):not([type=radio]), textarea, [contenteditable=true]'

function press(event: KeyboardEvent, act: () => void) {
  event.preventDefault()
  act()
}

/** Overlays, which handle their own keys. */
const covers = 'dialog[open], [role=dialog], [role=menu]'

const main = () => document.getElementById('main')
const search = () => main()?.querySelector<HTMLElement>('input[type=search]')?.focus()
const create = () => main()?.querySelector<HTMLElement>('[data-shortcut=create]')?.click()

const typed = `${written}, select, [role=combobox]`

/** Whether keys go into a field; single letters are no shortcuts there. */
function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest(typed) !== null
}
