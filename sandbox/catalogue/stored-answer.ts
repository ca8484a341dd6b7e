/** A product's answer as it is stored beside the product: text, with a mark where its origin comes in. */
import { type Conversion, convertedPrice, ownCurrency } from '../rules/currencies.ts'
import type { StoreProduct } from '../rules/documents/product.ts'
import { productAnswer, type View } from './product-answer.ts'

/** Grows with every change of how answers look; stored ones of another version are built anew. */
export const answerVersion = 1

/** Half of a surrogate pair, which no text of the store can hold. */
const half = '\ud800'

/** In place of the origin in stored text: raw, where JSON would write an escape. */
const mark = '\u0001'

const texts = new WeakMap<StoreProduct, string>()

/** The text to store with a product. */
export function storedAnswer(product: StoreProduct): string {
  const known = texts.get(product)
  if (known !== undefined) return known
  const answer = productAnswer(product, {
    origin: half,
    merchant: true,
    conversion: ownCurrency,
  })
  const built = JSON.stringify(answer)
  // A pair of backslashes is one escaped backslash: what follows it is no escape of the half.
  const text = built.replace(/\\\\|\\ud800/g, (found) => (found.length === 2 ? found : mark))
  texts.set(product, text)
  return text
}

/** Members of flat objects; no text inside of JSON has a bare quote after its comma. */
const merchantData = /,"(?:costAndProfitData|costRange)":\{[^}]*\}/g

/** Stored text, of one product or of a list, as the caller sees it. */
export function shownAnswer(text: string, { origin, merchant, conversion }: View): string {
  const cut = merchant ? text : text.replace(merchantData, '')
  const shown = cut.replaceAll(mark, origin)
  return conversion.rate === 1 ? shown : convertedAnswer(shown, conversion)
}

/** Prices of another currency are not stored: few ask for them, and there are many. */
function convertedAnswer(text: string, conversion: Conversion): string {
  const converted: unknown = JSON.parse(text, (name, value) =>
    name === 'convertedPriceData' && typeof value === 'object'
      ? convertedPrice(value, conversion)
      : value,
  )
  return JSON.stringify(converted)
}
