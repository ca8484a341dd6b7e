/** The form by which a product is chosen and put into the cart. It works before any script has arrived. */
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { Product } from 'storefront-client'
import {
  firstChoices,
  type OfferState,
  offerState,
  shownPrice,
  textField,
} from 'storefront-client/catalogue'
import { useCartDoor } from '../cart/host.tsx'
import { fill, useTexts } from '../messages/use-texts.ts'
import { href, paths } from '../shop.ts'
import { Options } from './options.tsx'
import { Price } from './price.tsx'
import { Problem } from './problem.tsx'

/** From how many units on a page counts them for the buyer. */
const few = 5

/** What of a product is sold; how it is shown is made ready by the server. */
export type Sold = Omit<Product, 'description' | 'media' | 'additionalInfoSections'>

/** What can be said of the stock, once it is known what is meant. */
const useStock = ({ state, missing, units }: OfferState<Sold>): string => {
  const { texts, counted, list } = useTexts()
  const { soldOut, choose, few: left, inStock } = texts.product
  if (state === 'soldOut') return soldOut
  if (state === 'choose') return fill(choose, { options: list(missing) })
  return units !== undefined && units <= few ? counted(left, units) : inStock
}

export const Purchase = ({ product }: { readonly product: Sold }) => {
  const { texts } = useTexts()
  const [parameters] = useSearchParams()
  const { slug, productOptions, customTextFields } = product
  const [chosen, setChosen] = useState(() => firstChoices(product, parameters))
  const offer = offerState(product, chosen)
  const { variant, state, units } = offer
  const stock = useStock(offer)
  const { add, prepare } = useCartDoor()
  const [isAdding, setAdding] = useState(false)
  const [problem, setProblem] = useState<string>()
  const put = async (form: HTMLFormElement) => {
    setAdding(true)
    setProblem(await add(product, new FormData(form)))
    setAdding(false)
  }
  const { soldOut, add: addIt, showChoice } = texts.product
  const isSoldOut = state === 'soldOut'
  return (
    <form
      className="form purchase"
      method="post"
      action={href(paths.cart)}
      onPointerEnter={prepare}
      onFocus={prepare}
      onSubmit={(event) => {
        event.preventDefault()
        void put(event.currentTarget)
      }}
    >
      <p className="price-line" aria-live="polite">
        <Price price={shownPrice(product, variant)} />
      </p>
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="product" value={slug} />
      <Options
        product={product}
        chosen={chosen}
        choose={(option, choice) => setChosen({ ...chosen, [option]: choice })}
      />
      {productOptions.length > 0 && (
        <noscript>
          <button
            className="link"
            type="submit"
            formMethod="get"
            formNoValidate
            formAction={href(paths.product(slug))}
          >
            {showChoice}
          </button>
        </noscript>
      )}
      {customTextFields.map(({ title, maxLength, mandatory }) => (
        <label key={title} className="field">
          <span>{title}</span>
          <input name={textField(title)} maxLength={maxLength} required={mandatory} />
        </label>
      ))}
      <p className="soft stock" data-state={state} role="status">
        {stock}
      </p>
      <div className="beside buy">
        <label className="field">
          <span>{texts.fields.quantity}</span>
          <input type="number" name="quantity" min="1" max={units} defaultValue="1" required />
        </label>
        <button type="submit" className="button" disabled={isSoldOut || isAdding}>
          {isSoldOut ? soldOut : addIt}
        </button>
      </div>
      <Problem>{problem}</Problem>
    </form>
  )
}
