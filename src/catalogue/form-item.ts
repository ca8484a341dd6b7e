/** From a product form to a line item: a module of its own, because pages need the form's fields before the rules. */
import { type CartItem, cartItem } from './cart-item.ts'
import type { Offer } from './offer.ts'
import { choiceField, choicesIn, type FormFields, textField, textsIn } from './product-form.ts'

/**
 * The line item of a submitted form: its fields are those of {@link choiceField} and {@link textField}, and
 * `quantity`.
 *
 * @throws ApiError `INVALID_ARGUMENT`, naming a missing or unavailable choice, before anything is sent
 * @example
 * const item = cartItemIn(product, await request.formData())
 * await client.currentCart.addToCurrentCart({ lineItems: [item] })
 */
export const cartItemIn = (product: Offer, fields: FormFields): CartItem =>
  cartItem<Offer>(product, {
    choices: choicesIn(product, fields),
    quantity: Number(fields.get('quantity') ?? 1),
    texts: textsIn(
      fields,
      (product.customTextFields ?? []).map(({ title }) => title),
      textField,
    ),
  })
