// The kinds of the console's number fields, within the limits of the platform.
import { memoize } from 'es-toolkit'
import { limits } from 'storefront-client'

/** The minor-unit digits of a currency: 2 for USD, 0 for JPY, 3 for KWD; 2 for an unknown one, whose code is empty. */
export const currencyDecimals = memoize((currency: string): number => {
  if (currency === '') return 2
  const format = new Intl.NumberFormat('en', { style: 'currency', currency })
  return format.resolvedOptions().maximumFractionDigits ?? 2
})

/** Money of a product: at most the decimals of its currency. */
export const moneyKindOf = memoize((currency: string) => ({
  ...limits.PriceData.price,
  money: true as const,
  decimals: currencyDecimals(currency),
}))

/** Per cent off a price. */
export const percentKind = { unit: '%', minimum: 0, maximum: 100, decimals: 2 } as const

export const weightKind = { ...limits.Product.weight, unit: 'kg' } as const

/** The weight of a product or a variant, which may have none. */
export const productWeightKind = { ...weightKind, none: 0 } as const

export const unitsKind = { ...limits.VariantStock.quantity, whole: true } as const

export const preorderKind = { ...limits.PreorderInfo.limit, whole: true } as const

/** The quantity in a product, or the one its unit price is for. */
export const quantityKind = limits.PricePerUnitData.totalQuantity
