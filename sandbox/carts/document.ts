/** What a cart row stores: the lines as last seen, and what the buyer wrote. Totals are never stored. */

/** A catalogue reference as the caller sent it, with the variant it was resolved to. */
export interface CartReference {
  readonly appId: string
  readonly catalogItemId: string
  /** `{ variantId }`, or `{ options: { Size: 'M' } }`. */
  readonly options?: CartReferenceOptions
}

export interface CartReferenceOptions {
  readonly variantId?: string
  readonly options?: Readonly<Record<string, string>>
}

/** One line. `seen` is the item when it was last found, kept for an item that has since been deleted. */
export interface CartLine {
  readonly id: string
  readonly quantity: number
  readonly reference: CartReference
  readonly seen: SeenItem
}

/** The facts of a product variant that a line shows. */
export interface SeenItem {
  readonly productId: string
  readonly variantId: string
  readonly name: string
  readonly slug: string
  readonly price: number
  readonly fullPrice: number
  readonly sku: string
  readonly weight: number
  readonly physical: boolean
  readonly choices: readonly SeenChoice[]
  readonly image?: SeenImage
}

export interface SeenChoice {
  readonly option: string
  readonly choice: string
  /** The colour of a colour option, as `#rrggbb`. */
  readonly colour?: string
}

export interface SeenImage {
  readonly id: string
  readonly url: string
  readonly width: number
  readonly height: number
  readonly altText?: string
}

/** What the buyer wrote; kept as it came, after validation. */
export interface CartDocument {
  readonly lines: readonly CartLine[]
  readonly buyerNote?: string | null
  readonly buyerEmail?: string | null
  readonly contactInfo?: Readonly<Record<string, unknown>>
  readonly overrideCheckoutUrl?: string | null
}

/** A cart nobody has put anything in. */
export const emptyCart: CartDocument = { lines: [] }
