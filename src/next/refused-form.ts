/** A form of a cart that was refused, shown again with the reason where scripts do not run. */
import { type FormFields, textIn } from '../catalogue/product-form.ts'
import { type Refusal, refusalOf } from '../errors/refusal.ts'
import type { CartPage } from './cart-page.ts'

/** A form of a cart that was refused: plain data, for the page that shows it again. */
export interface RefusedCartForm {
  /** What it was for. */
  readonly intent: string
  /** The line that it was of. */
  readonly line: string
  /** The product that it would have added. */
  readonly product: string
  readonly refusal: Refusal
}

/** What a page says of a form that `submitCartForm` has thrown for. */
export const refusedCartForm = (form: FormFields, error: unknown): RefusedCartForm => ({
  intent: textIn(form, 'intent'),
  line: textIn(form, 'line'),
  product: textIn(form, 'product'),
  refusal: refusalOf(error),
})

/** The page with a refused form's reason where the form is; an `add` has its form on another page. */
export const withRefusedForm = (
  page: CartPage,
  { intent, line: id, refusal }: RefusedCartForm,
): CartPage => ({
  ...page,
  lines: page.lines.map((line) => (line.id === id ? { ...line, refusal } : line)),
  couponRefusal: intent === 'coupon' ? refusal : undefined,
})
