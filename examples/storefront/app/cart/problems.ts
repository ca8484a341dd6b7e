/** What went wrong, in the words of the buyer's language. */
import type { Refusal } from 'storefront-client'
import { fill, type Spoken } from '../messages/use-texts.ts'

/** The text for a refusal; the platform's own words are for logs. */
export const problemOf = ({ texts, counted, list }: Spoken, refusal: Refusal) => {
  const { reason, fields, available } = refusal
  if (reason === 'stock') return counted(texts.product.few, available)
  return fill(texts.problems[reason], { fields: list(fields) })
}
