/** From a product's form to a line of the cart; loaded with the cart, not with the page. */
import { type CartItem, cartItem, type Offer } from 'storefront-client/catalogue'
import { choicesIn, textField } from './form.ts'

// #region item
/**
 * The line of a cart that a form asks for.
 *
 * @throws ApiError what is missing or cannot be had, before anything is sent
 */
export const itemIn = (offer: Offer, form: FormData): CartItem =>
  cartItem(offer, {
    choices: choicesIn(offer, form),
    quantity: Number(form.get('quantity') ?? 1),
    texts: Object.fromEntries(
      (offer.customTextFields ?? []).flatMap(({ title }) => {
        const text = form.get(textField(title))
        return typeof text === 'string' && text !== '' ? [[title, text]] : []
      }),
    ),
  })
// #endregion
