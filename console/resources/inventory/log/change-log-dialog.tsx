import { Box } from '@mui/material'
import { useState } from 'react'
import { useFormats, useTexts } from '../../../messages/language-context.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { Modal } from '../../../ui/controls/modal.tsx'
import { useSetting } from '../../../ui/list/use-setting.ts'
import { readLog } from './change-log.ts'

export function ChangeLogButton() {
  const { log: texts } = useTexts('inventory')
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button look="outlined" onClick={() => setOpen(true)}>
        {texts.button}
      </Button>
      {open && <ChangeLogDialog onClose={() => setOpen(false)} />}
    </>
  )
}

function ChangeLogDialog({ onClose }: { onClose(): void }) {
  const { log: texts, reasons } = useTexts('inventory')
  const { fromTo } = useTexts('forms')
  const { number, moment } = useFormats()
  const [changes] = useSetting('stock-log', readLog)
  return (
    <Modal title={texts.button} close={onClose} focusClose width="sm">
      <p>{changes.length === 0 ? texts.none : texts.note}</p>
      <Box component="ul" sx={listStyle}>
        {changes.map(({ at, name, sku, before, after, reason }) => (
          <li key={`${at}${sku}${name}`}>
            <div>
              <b>{name}</b>
              <small>
                {[sku, reasons[reason], moment(new Date(at))].filter(Boolean).join(' · ')}
              </small>
            </div>
            <span>{fromTo(number(before), number(after))}</span>
          </li>
        ))}
      </Box>
    </Modal>
  )
}

const listStyle = {
  '& li': {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: 2,
    py: 1,
    borderTop: 1,
    borderColor: 'divider',
    fontVariantNumeric: 'tabular-nums',
  },
  '& small': { display: 'block', color: 'text.secondary' },
} as const
