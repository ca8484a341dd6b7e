// #region add-to-cart
'use client'

import { useActionState } from 'react'
import { choiceField, textField } from 'storefront-client/catalogue'
import { addToCart } from '../../cart/actions'

interface Props {
  productId: string
  options: readonly { name: string; choices: readonly string[] }[]
  texts: readonly { title: string; mandatory: boolean; maxLength: number }[]
}

/** Works without JavaScript, too: the form posts, and the page renders with the error message. */
export function AddToCart({ productId, options, texts }: Props) {
  const [refusal, add, isPending] = useActionState(addToCart.bind(null, productId), undefined)
  return (
    <form action={add}>
      {options.map(({ name, choices }) => (
        <p key={name}>
          <label>
            {name}{' '}
            <select name={choiceField(name)}>
              {choices.map((choice) => (
                <option key={choice}>{choice}</option>
              ))}
            </select>
          </label>
        </p>
      ))}
      {texts.map(({ title, mandatory, maxLength }) => (
        <p key={title}>
          <label>
            {title} <input name={textField(title)} maxLength={maxLength} required={mandatory} />
          </label>
        </p>
      ))}
      <button type="submit" disabled={isPending}>
        Add to cart
      </button>
      {refusal && <p role="alert">{refusal}</p>}
    </form>
  )
}
// #endregion
