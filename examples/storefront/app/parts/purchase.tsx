/** The form by which a product is chosen and put into the cart. It works before any script has arrived. */
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { findVariant } from 'storefront-client/catalogue'
import { useCartDoor } from '../cart/host.tsx'
import { choicesIn, textField } from '../catalogue/form.ts'
import type { ProductView } from '../catalogue/product-view.ts'
import { fill, useTexts } from '../messages/use-texts.ts'
import { paths, shop } from '../shop.ts'
import { Options } from './options.tsx'
import { Price } from './price.tsx'

/** From how many units on a page counts them for the buyer. */
const few = 5

/** What can be said of the stock, once it is known what is meant. */
const useStock = ({ offer }: ProductView, chosen: Readonly<Record<string, string>>) => {
  const { texts, counted, list } = useTexts()
  const variant = findVariant(offer, chosen)
  const ofProduct = offer.stock
  const whole = ofProduct?.inventoryStatus === 'OUT_OF_STOCK'
  const soldOut = whole || (variant ? variant.stock?.inStock === false : false)
  const isCounted = variant?.stock ? variant.stock.trackQuantity : ofProduct?.trackInventory
  const units = isCounted ? ((variant?.stock ?? ofProduct)?.quantity ?? undefined) : undefined
  const missing = offer.productOptions.filter(({ name }) => !chosen[name]).map(({ name }) => name)
  const text = soldOut
    ? texts.product.soldOut
    : missing.length > 0
      ? fill(texts.product.choose, { options: list(missing) })
      : units !== undefined && units <= few
        ? counted(texts.product.few, units)
        : texts.product.inStock
  return {
    variant,
    soldOut,
    missing: missing.length > 0,
    units: missing.length > 0 ? undefined : units,
    text,
  }
}

export const Purchase = ({ product }: { readonly product: ProductView }) => {
  const { texts } = useTexts()
  const [parameters] = useSearchParams()
  const { offer, slug } = product
  const initially = () => ({
    ...Object.fromEntries(
      offer.productOptions.flatMap(({ name, choices: [only, ...others] }) =>
        only && others.length === 0 ? [[name, only.description]] : [],
      ),
    ),
    ...choicesIn(offer, parameters),
  })
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>(initially)
  const [hydrated, setHydrated] = useState(false)
  useEffect(() => setHydrated(true), [])
  const { variant, soldOut, missing, units, text } = useStock(product, chosen)
  const { add, prepare } = useCartDoor()
  const [isAdding, setAdding] = useState(false)
  const [problem, setProblem] = useState<string>()
  const put = async (form: HTMLFormElement) => {
    setAdding(true)
    setProblem(await add(offer, new FormData(form)))
    setAdding(false)
  }
  const price = (variant && product.prices[variant.id]) ?? product.price
  return (
    <form
      className="purchase"
      method="post"
      action={`${shop.base.slice(0, -1)}${paths.cart}`}
      onPointerEnter={prepare}
      onFocus={prepare}
      onSubmit={(event) => {
        event.preventDefault()
        void put(event.currentTarget)
      }}
    >
      {price && (
        <p className="price-line" aria-live="polite">
          <Price price={price} exact={variant !== undefined} />
        </p>
      )}
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="product" value={slug} />
      <Options
        offer={offer}
        chosen={chosen}
        choose={(option, choice) => setChosen({ ...chosen, [option]: choice })}
      />
      {!hydrated && offer.productOptions.length > 0 && (
        <noscript>
          <button
            className="link"
            type="submit"
            formMethod="get"
            formNoValidate
            formAction={`${shop.base.slice(0, -1)}${paths.product(slug)}`}
          >
            {texts.product.showChoice}
          </button>
        </noscript>
      )}
      {offer.customTextFields.map(({ title, maxLength, mandatory }) => (
        <label key={title} className="field">
          <span>{title}</span>
          <input name={textField(title)} maxLength={maxLength} required={mandatory} />
        </label>
      ))}
      <p className={soldOut ? 'stock none' : missing ? 'stock unknown' : 'stock'} role="status">
        {text}
      </p>
      <div className="buy">
        <label className="field">
          <span>{texts.product.quantity}</span>
          <input
            type="number"
            name="quantity"
            min="1"
            max={units}
            defaultValue="1"
            inputMode="numeric"
            required
          />
        </label>
        <button type="submit" className="button" disabled={soldOut || isAdding}>
          {soldOut ? texts.product.soldOut : isAdding ? texts.product.adding : texts.product.add}
        </button>
      </div>
      {problem && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
    </form>
  )
}
