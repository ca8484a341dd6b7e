// The console's keys: / searches, n makes a new record, ? lists them all. Forms save with Ctrl or ⌘ and S.
import { Suspense, useEffect, useState } from 'react'
import { dressed } from '../page/dressed.tsx'

const ShortcutList = dressed(async () => (await import('./shortcut-list.tsx')).ShortcutList)

/** Put on the link that makes a new record of the screen's kind. */
export const createShortcut = { 'data-shortcut': 'create', 'aria-keyshortcuts': 'n' } as const

export function Shortcuts() {
  const [listed, setListed] = useState(false)

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
      if (isTyping(event.target) || document.querySelector(covers)) return
      switch (event.key) {
        case '/':
          return press(event, () =>
            main()?.querySelector<HTMLElement>('input[type=search]')?.focus(),
          )
        case 'n':
          return press(event, () =>
            main()?.querySelector<HTMLElement>('[data-shortcut=create]')?.click(),
          )
        case '?':
          return press(event, () => setListed(true))
      }
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])

  return (
    <Suspense fallback={null}>{listed && <ShortcutList close={() => setListed(false)} />}</Suspense>
  )
}

function press(event: KeyboardEvent, act: () => void) {
  event.preventDefault()
  act()
}

/** What lies over the page; its keys are its own. */
const covers = 'dialog[open], [role=dialog], [role=menu]'

const main = () => document.getElementById('main')

const typed =
  'input:not([type=checkbox]):not([type=radio]), textarea, select, [contenteditable=true], [role=combobox]'

/** Whether keys go into a field; single letters are no shortcuts there. */
function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest(typed) !== null
}
