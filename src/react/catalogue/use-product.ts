'use client'

/** One product and its selected choices, in React. */
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { PriceData, Product, Variant } from '../../../generated/schema.ts'
import { type CartItem, cartItem } from '../../catalogue/cart-item.ts'
import { type AvailableOption, availableChoices } from '../../catalogue/choices.ts'
import { findVariant } from '../../catalogue/variants.ts'
import type { ApiError } from '../../errors/api-error.ts'
import { keepDates } from '../cache/hydrated-dates.ts'
import { createQueries } from '../options.ts'
import { useClient } from '../provider.tsx'

/** Identifies a product, by slug or by id. */
export type ProductName = { readonly slug: string } | { readonly id: string }

/** A product, and the state of the picker on its page. */
export interface ProductView {
  /** Undefined while loading, null where the store has no such product. */
  readonly product: Product | null | undefined
  /** Why it could not be read. */
  readonly error: ApiError | null
  /** The choices made so far, by option; reset for another product. */
  readonly chosen: Readonly<Record<string, string>>
  /** Makes a choice, or clears it where undefined. */
  readonly choose: (option: string, choice: string | undefined) => void
  /** The options in their order; each choice with whether it is selected, and available with the others. */
  readonly options: readonly AvailableOption<Product>[]
  /** The variant that the choices name; undefined until they do. */
  readonly variant: Variant | undefined
  /** Of the variant, or of the product until there is one; undefined while loading. */
  readonly price: PriceData | undefined
  /**
   * The line item for the selected choices, as `useCart().add` takes it.
   *
   * @throws ApiError `INVALID_ARGUMENT`, naming a missing or unavailable choice
   */
  readonly item: (options?: {
    /** The quantity; 1 by default. */
    readonly quantity?: number | undefined
    /** The product's custom text fields: title → text. */
    readonly texts?: Readonly<Record<string, string>> | undefined
  }) => CartItem
}

interface Picked {
  readonly id: string
  readonly choices: Readonly<Record<string, string>>
}

const nothing: Readonly<Record<string, string>> = {}

const useFound = (name: ProductName) => {
  const cache = useQueryClient()
  keepDates(cache.getQueryCache())
  const { products } = createQueries(useClient())
  const { id = '', slug = '' } = { id: undefined, slug: undefined, ...name }
  const byId = useQuery({ ...products.getProduct(id), enabled: id !== '' })
  const query = { filter: { slug }, paging: { limit: 1 } }
  const bySlug = useQuery({ ...products.queryProducts({ query }), enabled: id === '' })
  const { error } = id === '' ? bySlug : byId
  // A missing product is a result, not a failure, and a name that the platform refuses is that of none.
  if (error?.status === 404 || error?.status === 400) return { product: null, error: null }
  const found = bySlug.data && (bySlug.data.products[0] ?? null)
  return { product: id === '' ? found : byId.data?.product, error }
}

/**
 * A product with the state of its picker: the selected choices, the available ones, the resulting variant and price,
 * and the line item. Needs a `StorefrontProvider` and TanStack's `QueryClientProvider` above it.
 *
 * @example
 * const { product, options, choose, price, item } = useProduct({ slug: 'stoneware-mug' })
 */
export const useProduct = (name: ProductName): ProductView => {
  const { product, error } = useFound(name)
  const [picked, setPicked] = useState<Picked>()
  const chosen = picked && picked.id === product?.id ? picked.choices : nothing
  return useMemo(() => {
    const variant = product ? findVariant(product, chosen) : undefined
    return {
      product,
      error,
      chosen,
      choose: (option, choice) => {
        if (!product) return
        setPicked((before) => {
          const { [option]: _, ...others } = before?.id === product.id ? before.choices : nothing
          return { id: product.id, choices: choice ? { ...others, [option]: choice } : others }
        })
      },
      options: product ? availableChoices(product, chosen) : [],
      variant,
      price: variant?.variant.priceData ?? product?.priceData,
      item: (options) => {
        if (!product) throw new TypeError('The product has not been read yet')
        return cartItem(product, { ...options, choices: chosen })
      },
    }
  }, [product, error, chosen])
}
