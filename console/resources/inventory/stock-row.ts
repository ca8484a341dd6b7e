import { groupBy, pick } from 'es-toolkit'
import type { StoreVariant } from 'storefront-client'
import { choicesText } from '../../ui/values/choices-text.ts'

const names = ['id', 'productId', 'variantId', 'productName', 'sku'] as const

/** The stock of one variant, with its product, choices and SKU. */
export interface StockRow extends Pick<StoreVariant, (typeof names)[number]> {
  /** The variant's `choicesText`. */
  choices: string
  pictureUrl: string | undefined
  /** Whether units are counted; if not, a variant is just in or out of stock. */
  tracked: boolean
  /** 0 without tracking. */
  quantity: number
  inStock: boolean
  preorder: Preorder
}

export interface Preorder {
  enabled: boolean
  message: string
  limit: number | undefined
}

export function stockRowOf(variant: StoreVariant): StockRow {
  const { choices, media, stock } = variant
  const { enabled, message, limit } = variant.preorderInfo ?? { enabled: false }
  return {
    ...pick(variant, names),
    choices: choicesText(choices),
    pictureUrl: media?.image?.url,
    tracked: stock?.trackQuantity ?? false,
    quantity: stock?.quantity ?? 0,
    inStock: stock?.inStock ?? false,
    preorder: { enabled, message: message ?? '', limit: limit ?? undefined },
  }
}

/** A variant's name in lists: product and choices. */
export function stockName({ productName, choices }: Pick<StockRow, 'productName' | 'choices'>) {
  return choices === '' ? productName : `${productName}, ${choices}`
}

/** The rows with each product's variants by their choices: the platform returns those in no order. */
export function byChoices(rows: readonly StockRow[]): StockRow[] {
  const products = Object.values(groupBy(rows, ({ productId }) => productId))
  return products.flatMap((variants) =>
    variants.sort((one, other) =>
      orderOf(one).localeCompare(orderOf(other), undefined, { numeric: true }),
    ),
  )
}

/** Clothing sizes, from which each X leads away: XS, S, M, L, XL, 2XL. */
const letterSize = /(?<=^|, )(\d*)(X*)([SML])(?=$|, )/gi

const sizes: Readonly<Record<string, number>> = { S: 100, M: 200, L: 300 }

/** The choices as a text that sorts sizes as people do, not by letter. */
function orderOf({ choices }: StockRow): string {
  return choices.replace(letterSize, (_, times: string, xs: string, letter: string) => {
    const far = Number(times) || xs.length
    return String((sizes[letter.toUpperCase()] ?? 0) + (/s/i.test(letter) ? -far : far))
  })
}
