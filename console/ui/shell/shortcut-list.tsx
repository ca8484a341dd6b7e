import { Box } from '@mui/material'
import { useTexts } from '../../messages/language-context.tsx'
import { Modal } from '../controls/modal.tsx'

/** The console's keys, over the page. */
export function ShortcutList({ close }: { close(): void }) {
  const { shortcuts: texts } = useTexts('shell')
  const { save } = useTexts('forms')
  const rows = [
    { keys: [`${texts.ctrl} S`, '⌘ S'], text: save },
    { keys: [`${texts.ctrl} Z`, '⌘ Z'], text: texts.undo },
    { keys: ['/'], text: texts.search },
    { keys: ['n'], text: texts.create },
    { keys: ['?'], text: texts.list },
  ]
  return (
    <Modal title={texts.title} close={close} focusClose>
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gridTemplateColumns: 'auto 1fr',
          columnGap: 3,
          rowGap: 1.25,
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
    </Modal>
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
