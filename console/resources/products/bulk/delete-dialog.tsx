import { useTexts } from '../../../messages/language-context.tsx'
import { Modal } from '../../../ui/controls/modal.tsx'
import type { BulkDialogProps } from '../../../ui/list/description.ts'
import { useProductChanges } from '../product-changes.ts'

/** Confirms the permanent deletion of the selected products. */
export function DeleteDialog({ rows, start, close }: BulkDialogProps) {
  const texts = useTexts('productList')
  const { deleting } = useProductChanges()
  return (
    <Modal
      title={texts.deleteTitle(rows.length)}
      close={close}
      focusClose
      action={{ label: texts.deleteMany, danger: true, press: () => start(deleting) }}
      text={texts.deleteText}
    />
  )
}
