// The reason for all stock changes made here, and the buttons to receive stock and to open the log.
import { useState } from 'react'
import { useTexts } from '../../../messages/language-context.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { useSetting } from '../../../ui/list/use-setting.ts'
import { dialogInTheme } from '../../../ui/page/lazy-part.tsx'
import { Guarded } from '../../../ui/permissions/guarded.tsx'
import { readReason, reasons } from '../log/change-log.ts'
import { ChangeLogButton } from '../log/change-log-dialog.tsx'

const ReceiveDialog = dialogInTheme(
  async () => (await import('../receive/receive-dialog.tsx')).ReceiveDialog,
)

export function StockToolbar() {
  const texts = useTexts('inventory')
  const [receiving, setReceiving] = useState(false)
  const [reason, setReason] = useSetting('stock-reason', readReason)
  return (
    <>
      <label className="list-filter stock-reason">
        <span>{texts.reason}</span>
        <select value={reason} onChange={(event) => setReason(readReason(event.target.value))}>
          {reasons.map((known) => (
            <option key={known} value={known}>
              {texts.reasons[known]}
            </option>
          ))}
        </select>
      </label>
      <ChangeLogButton />
      <Guarded area="inventory">
        <Button look="filled" icon="plus" onClick={() => setReceiving(true)}>
          {texts.receive.button}
        </Button>
      </Guarded>
      {receiving && <ReceiveDialog onClose={() => setReceiving(false)} />}
    </>
  )
}
