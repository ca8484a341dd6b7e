// The console's keys: / searches, n makes a new record, ? lists them all. Forms save with Ctrl or ⌘ and S.
import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { useEffect, useId, useState } from 'react'
import { useTexts } from '../../messages/language-context.tsx'

/** Put on the link that makes a new record of the screen's kind. */
export const createShortcut = { 'data-shortcut': 'create', 'aria-keyshortcuts': 'n' } as const

export function Shortcuts() {
  const { shortcuts: texts } = useTexts('shell')
  const [listed, setListed] = useState(false)
  const id = useId()

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
      if (isTyping(event.target) || document.querySelector('[role=dialog], [role=menu]')) return
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

  const rows = [
    { keys: ['Ctrl S', '⌘ S'], text: texts.save },
    { keys: ['/'], text: texts.search },
    { keys: ['n'], text: texts.create },
    { keys: ['?'], text: texts.list },
  ]
  return (
    <Dialog open={listed} onClose={() => setListed(false)} aria-labelledby={id}>
      <DialogTitle id={id}>{texts.title}</DialogTitle>
      <DialogContent>
        <Box
          component="dl"
          sx={{
            m: 0,
            display: 'grid',
            gridTemplateColumns: 'auto 1fr',
            columnGap: 3,
            rowGap: 1.25,
            '& dd': { m: 0 },
          }}
        >
          {rows.map(({ keys, text }) => (
            <Box key={text} sx={{ display: 'contents' }}>
              <dt dir="ltr">
                {keys.map((key, index) => (
                  <span key={key}>
                    {index > 0 && ` ${texts.or} `}
                    <Box component="kbd" sx={keyStyle}>
                      {key}
                    </Box>
                  </span>
                ))}
              </dt>
              <dd>{text}</dd>
            </Box>
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={() => setListed(false)} autoFocus>
          {texts.close}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

const keyStyle = {
  px: 0.75,
  py: 0.25,
  border: 1,
  borderColor: 'divider',
  borderRadius: '6px',
  fontFamily: 'inherit',
  fontSize: '0.8125rem',
  fontWeight: 600,
} as const

function press(event: KeyboardEvent, act: () => void) {
  event.preventDefault()
  act()
}

const main = () => document.getElementById('main')

const typed =
  'input:not([type=checkbox]):not([type=radio]), textarea, select, [contenteditable=true], [role=combobox]'

/** Whether keys go into a field; single letters are no shortcuts there. */
function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest(typed) !== null
}
