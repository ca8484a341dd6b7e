/** Error messages in the buyer's language. */
import type { Refusal } from 'storefront-client'
import { fill, type I18n } from '../messages/use-texts.ts'

/** The message for a refusal; the platform's own message is for logs. */
export const problemOf = ({ texts, counted, list }: I18n, refusal: Refusal) => {
  const { reason, fields, available } = refusal
  if (reason === 'aborted') return ''
  if (reason === 'stock') return counted(texts.product.few, available)
  const label = (field: string) =>
    Object.entries(texts.fields).find(([known]) => field.startsWith(known))?.[1] ?? field
  const names = reason === 'fields' ? fields.map(label) : fields
  return fill(texts.problems[reason], { fields: list(names) })
}
