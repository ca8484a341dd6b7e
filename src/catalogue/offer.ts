/** The fields of a product that its picker depends on. */
import type {
  Choice,
  CustomTextField,
  PreorderInfo,
  ProductOption,
  Stock,
  Variant,
  VariantStock,
} from '../../generated/schema.ts'

/** An option of a product: its name, and the choices by the names that buyers see. */
export type OfferedOption = Pick<ProductOption, 'name'> & {
  readonly choices: readonly Pick<Choice, 'description'>[]
}

/** A variant of a product: its choices, its visibility, and its stock. */
export interface OfferedVariant {
  readonly id: string
  readonly choices?: Variant['choices']
  readonly variant?: { readonly visible: boolean }
  readonly stock?: VariantStock
  /** As `inventory.getInventoryVariants` says of it: false once the limit of preorders is used up. */
  readonly availableForPreorder?: boolean | undefined
}

/** The part of a product that decides how it can be chosen: every returned product has it. */
export interface Offer {
  readonly id: string
  readonly visible?: boolean | null
  readonly manageVariants?: boolean | null
  readonly stock?: Pick<Stock, 'trackInventory' | 'quantity' | 'inventoryStatus'>
  readonly productOptions: readonly OfferedOption[]
  readonly variants: readonly OfferedVariant[]
  readonly customTextFields?: readonly CustomTextField[]
  /** From `products.queryStoreVariants`: where it is enabled, what is out of stock can be ordered. */
  readonly preorderInfo?: Pick<PreorderInfo, 'enabled'> | undefined
}

type OptionsOf<Product extends Offer> = Product['productOptions'][number]

/**
 * One choice per option of a product: option name → choice. For a product whose options are known at
 * compile time, exactly its names and choices.
 */
export type Choices<Product extends Offer> = {
  readonly [Option in OptionsOf<Product> as Option['name']]:
    | Option['choices'][number]['description']
    | (string extends Option['name'] ? undefined : never)
}

/** The selected choices so far: {@link Choices} of which some are missing. */
export type PartialChoices<Product extends Offer> = {
  readonly [Name in keyof Choices<Product>]?: Choices<Product>[Name] | undefined
}

/** The choices of a product's own options, as read at run time. */
export type ReadChoices = Readonly<Record<string, string | undefined>>
