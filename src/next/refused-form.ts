/** A refused cart form, shown again with the reason where scripts do not run. */
import { type FormFields, filledFields, textIn } from '../catalogue/product-form.ts'
import { type Refusal, refusalOf } from '../errors/refusal.ts'
import { inAddress, type RemovedItem } from './cart-form.ts'
import type { CartPage } from './cart-page.ts'

/** A refused cart form: plain data, for the page that shows it again. */
export interface RefusedCartForm {
  /** Its intent. */
  readonly intent: string
  /** The line that it was for. */
  readonly line: string
  /** The product that it would have added. */
  readonly product: string
  /** The removed line that it would have restored: its fields `name` and `item`. */
  readonly removed: RemovedItem
  /** What was entered in its fields `code` and `note`. */
  readonly entered: { readonly code: string; readonly note: string }
  /** All its fields, as parameters of an address: the page of the product shows them again. Empty where too long. */
  readonly parameters: string
  readonly refusal: Refusal
}

/** A form that `submitCartForm` has thrown for, with the reason to show. */
export const refusedCartForm = (form: FormFields, error: unknown): RefusedCartForm => ({
  intent: textIn(form, 'intent'),
  line: textIn(form, 'line'),
  product: textIn(form, 'product'),
  removed: { name: textIn(form, 'name'), item: textIn(form, 'item') },
  entered: { code: textIn(form, 'code'), note: textIn(form, 'note') },
  parameters: form instanceof FormData ? inAddress(`${filledFields(form)}`) : '',
  refusal: refusalOf(error),
})

/** The forms of a cart with lines, besides those of the lines. */
const cartForms = ['coupon', 'remove-coupon', 'note']

/** Whether the page has the form; that of an `add` is on another page. */
const isOf = ({ lines }: CartPage, { intent, line: id }: RefusedCartForm): boolean =>
  intent === 'undo' ||
  (lines.length > 0 && cartForms.includes(intent)) ||
  lines.some((line) => line.id === id)

/** The page with the reason at its refused form, or in `otherRefusal` where it has no such form. */
export const withRefusedForm = (page: CartPage, refused: RefusedCartForm): CartPage => {
  const { intent, line: id, removed, entered, refusal } = refused
  return {
    ...page,
    lines: page.lines.map((line) => (line.id === id ? { ...line, refusal } : line)),
    ...(!isOf(page, refused) && { otherRefusal: refusal }),
    ...(intent === 'undo' && { removed, undoRefusal: refusal }),
    ...(intent === 'coupon' && { couponRefusal: refusal, enteredCode: entered.code }),
    ...(intent === 'remove-coupon' && { couponRefusal: refusal }),
    ...(intent === 'note' && { noteRefusal: refusal, enteredNote: entered.note }),
  }
}
