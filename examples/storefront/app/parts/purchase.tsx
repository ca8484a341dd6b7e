/** The add-to-cart form. Works before JavaScript loads. */
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import {
  firstChoices,
  type OfferState,
  offerState,
  shownPrice,
  textField,
  textIn,
} from 'storefront-client/catalogue'
import { useCartDrawer } from '../cart/drawer-provider.tsx'
import { fill, useTexts } from '../messages/use-texts.ts'
import type { SoldProduct } from '../server/catalogue.ts'
import { href, paths } from '../shop.ts'
import { Options } from './options.tsx'
import { Price } from './price.tsx'
import { Problem } from './problem.tsx'

/** At or below this many units, the stock status shows the count. */
const lowStock = 5

/** Without the fields that the server turns into images and rich text. */
export type ProductData = Omit<SoldProduct, 'description' | 'media' | 'additionalInfoSections'>

const useStockStatus = (
  { state, missing, units }: OfferState<ProductData>,
  { preorderInfo }: ProductData,
): string => {
  const { texts, counted, list } = useTexts()
  const { soldOut, choose, few, inStock, canPreorder } = texts.product
  if (state === 'preorder') return [canPreorder, preorderInfo?.message ?? ''].join(' ').trim()
  if (state === 'soldOut') return soldOut
  if (state === 'choose') return fill(choose, { options: list(missing) })
  return units !== undefined && units <= lowStock ? counted(few, units) : inStock
}

export const Purchase = ({ product }: { readonly product: ProductData }) => {
  const { texts } = useTexts()
  const [parameters] = useSearchParams()
  const { slug, productOptions, customTextFields } = product
  const wanted = textIn(parameters, 'quantity') || 1
  const [chosen, setChosen] = useState(() => firstChoices(product, parameters))
  const offer = offerState(product, chosen)
  const { variant, state, units } = offer
  const stockStatus = useStockStatus(offer, product)
  const { add, preload } = useCartDrawer()
  const [isAdding, setAdding] = useState(false)
  const [problem, setProblem] = useState<string>()
  const addToCart = async (form: HTMLFormElement) => {
    setAdding(true)
    setProblem(await add(product, new FormData(form)))
    setAdding(false)
  }
  const { soldOut, add: addLabel, preorder, showChoice } = texts.product
  const labels = { soldOut, preorder, inStock: addLabel, choose: addLabel }
  return (
    <form
      className="form purchase"
      method="post"
      action={href(paths.cart)}
      onPointerEnter={preload}
      onFocus={preload}
      onSubmit={(event) => {
        event.preventDefault()
        void addToCart(event.currentTarget)
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
          <input
            name={textField(title)}
            maxLength={maxLength}
            required={mandatory}
            defaultValue={textIn(parameters, textField(title))}
          />
        </label>
      ))}
      <p className="soft stock" data-state={state} role="status">
        {stockStatus}
      </p>
      <div className="beside buy">
        <label className="field">
          <span>{texts.fields.quantity}</span>
          <input type="number" name="quantity" min="1" max={units} defaultValue={wanted} required />
        </label>
        <button type="submit" className="button" disabled={state === 'soldOut' || isAdding}>
          {labels[state]}
        </button>
      </div>
      <Problem>{problem}</Problem>
    </form>
  )
}
