// The kinds of the console's number fields, within the limits of the platform.
import { limits } from 'storefront-client'

/** Money of a product, with two decimals. */
export const moneyKind = { ...limits.PriceData.price, money: true, decimals: 2 } as const

/** Per cent that is taken off a price. */
export const percentKind = { unit: '%', minimum: 0, maximum: 100, decimals: 2 } as const

/** A weight in kilograms. */
export const weightKind = { ...limits.Product.weight, unit: 'kg' } as const

/** The weight of a product or a variant, which may have none. */
export const productWeightKind = { ...weightKind, none: 0 } as const

/** Units of a variant. */
export const unitsKind = { ...limits.VariantStock.quantity, whole: true } as const

/** Units that may be ordered ahead. */
export const preorderKind = { ...limits.PreorderInfo.limit, whole: true } as const

/** The quantity that a product holds, or that its price is shown for. */
export const quantityKind = limits.PricePerUnitData.totalQuantity
