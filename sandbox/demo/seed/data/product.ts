/** How the shop's products are written down: what a person would type, not what the database keeps. */

/** An option and its choices: `[name, colour]` for colours, a plain name otherwise. */
export interface SeedOption {
  readonly name: string
  readonly choices: readonly (string | readonly [name: string, colour: string])[]
}

/** A product of the demo store. */
export interface SeedProduct {
  readonly name: string
  /** What the pictures show; the drawing is chosen by it. */
  readonly kind: string
  readonly brand: string
  /** Simple HTML, as the platform's descriptions are. */
  readonly description: string
  readonly price: number
  readonly cost: number
  /** Kilograms. */
  readonly weight: number
  readonly sku: string
  /** Slugs of collections. */
  readonly collections: readonly string[]
  readonly percentOff?: number
  readonly amountOff?: number
  readonly ribbon?: 'New' | 'Sale' | 'Bestseller'
  readonly options?: readonly SeedOption[]
  /** What a choice adds to the price, and to the weight in proportion. */
  readonly extra?: Readonly<Record<string, number>>
  /** Units per variant, drawn between the two; `untracked` counts nothing. */
  readonly stock: readonly [from: number, to: number] | 'untracked'
  /** Choices that are sold out, or the whole product. */
  readonly soldOut?: readonly string[] | true
  readonly hidden?: true
  readonly pictures?: number
  readonly info?: Readonly<Record<string, string>>
  /** Contents, for a price per 100 g or 100 ml. */
  readonly contents?: { readonly quantity: number; readonly unit: 'G' | 'ML' }
  /** What the buyer may have engraved or written on it. */
  readonly personal?: { readonly title: string; readonly maxLength: number }
  readonly preorder?: { readonly message: string; readonly limit: number }
}

/** The common run of sizes. */
export const sizes: SeedOption = { name: 'Size', choices: ['XS', 'S', 'M', 'L', 'XL'] }

/** A colour option from names of the shop's palette. */
export function colours(...names: readonly (keyof typeof palette)[]): SeedOption {
  return { name: 'Color', choices: names.map((name) => [name, palette[name]] as const) }
}

const palette = {
  Oat: '#e6dcc6',
  Chalk: '#f3efe6',
  Charcoal: '#3a3d40',
  Ink: '#1f2a44',
  Moss: '#6b7a4b',
  Rust: '#b4552d',
  Clay: '#c98b6b',
  Sand: '#d8c3a5',
  Sky: '#8fb4cc',
  Plum: '#6d3b57',
  Mustard: '#d1a23a',
  Forest: '#2f4f3e',
  Blush: '#e2b9ae',
  Slate: '#6f7b86',
} as const
