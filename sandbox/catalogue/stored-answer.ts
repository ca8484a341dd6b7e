/** A product's answer as it is stored beside the product: text, with a mark where its origin comes in. */
import { createHash, randomUUID } from 'node:crypto'
import type { Utf8Text } from '../database/utf8-text.ts'
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

/** What tells this state of a product from all others: the same for the same answer. */
export function revisionOf(product: StoreProduct): string {
  return createHash('sha256').update(storedAnswer(product)).digest('base64url')
}

/** The columns of products whose rows are changed without building their answers. */
export function unbuiltAnswer() {
  return { answer: null, revision: randomUUID() }
}

/** Members of flat objects; no text inside of JSON has a bare quote after its comma. */
const merchantData = /,"(?:costAndProfitData|costRange)":\{[^}]*\}/g

/** Stored text, of one product or of a list, as the bytes that the caller gets. */
export function shownAnswer(
  { bytes }: Utf8Text,
  { origin, merchant, conversion }: View,
): Buffer<ArrayBuffer> {
  const cut = merchant ? bytes : bytes.replace(merchantData, '')
  const shown = Buffer.from(cut.replaceAll(mark, origin), 'latin1')
  return conversion.rate === 1 ? shown : convertedAnswer(shown.toString(), conversion)
}

/** Prices of another currency are not stored: few ask for them, and there are many. */
function convertedAnswer(text: string, conversion: Conversion): Buffer<ArrayBuffer> {
  const converted: unknown = JSON.parse(text, (name, value) =>
    name === 'convertedPriceData' && typeof value === 'object'
      ? convertedPrice(value, conversion)
      : value,
  )
  return Buffer.from(JSON.stringify(converted))
}
