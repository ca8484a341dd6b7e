/** What a cart row stores: the lines as last seen, and what the buyer wrote. Totals are never stored. */
import type {
  AddressWithContactInput,
  SelectedShippingOptionInput,
} from '../../../generated/wire.ts'
import type { Choices } from '../options.ts'

/** Which item a line is of: the product, its variant, and the choices that name no variant. */
export interface CartReference {
  readonly productId: string
  readonly variantId: string
  readonly choices: Choices
  /** `options` as the caller sent them, answered unchanged. */
  readonly sent?: Readonly<Record<string, unknown>>
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
  readonly name: string
  readonly slug: string
  /** What one costs now, and what it would cost without the product's discount. */
  readonly price: number
  readonly fullPrice: number
  readonly sku: string
  readonly weight: number
  readonly choices: readonly SeenChoice[]
  readonly image?: SeenImage
}

export interface SeenChoice {
  readonly option: string
  readonly choice: string
  /** The colour of a colour option, as CSS writes it. */
  readonly colour?: string
}

export interface SeenImage {
  readonly id: string
  /** A path on the sandbox, or a whole address elsewhere. */
  readonly url: string
  readonly width: number
  readonly height: number
  readonly altText: string
}

/** A cart's document. */
export interface CartDocument {
  readonly lines: readonly CartLine[]
  readonly buyerNote?: string | null
  readonly buyerEmail?: string | null
  readonly contactInfo?: AddressWithContactInput
  readonly selectedShippingOption?: SelectedShippingOptionInput
  readonly overrideCheckoutUrl?: string | null
}

/** An empty cart. */
export const emptyCart: CartDocument = { lines: [] }
