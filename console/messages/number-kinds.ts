// What the console's fields of numbers take: the limits are the description's, which a test compares.

/** What the platform takes at most for a price, a cost or a weight. */
export const MOST_AMOUNT = 999_999_999.99

/** What the platform takes at most as units of a variant. */
export const MOST_UNITS = 99_999

/** Money of a product, with two decimals. */
export const moneyKind = { money: true, minimum: 0, maximum: MOST_AMOUNT, decimals: 2 } as const

/** Per cent that is taken off a price. */
export const percentKind = { unit: '%', minimum: 0, maximum: 100, decimals: 2 } as const

/** A weight in kilograms. */
export const weightKind = { unit: 'kg', minimum: 0, maximum: MOST_AMOUNT } as const

/** Units of a variant. */
export const unitsKind = { whole: true, minimum: 0, maximum: MOST_UNITS } as const

/** Units that may be ordered ahead. */
export const preorderKind = { whole: true, minimum: 0, maximum: 100_000 } as const

/** The quantity that a product holds, or that its price is shown for. */
export const quantityKind = { minimum: 0.01, maximum: MOST_AMOUNT } as const
