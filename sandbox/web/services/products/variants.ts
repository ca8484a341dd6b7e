/** The variants of one product. */
import { viewOf, visibleProduct } from '../../../commerce/catalogue/access.ts'
import { editVariants, resetVariants } from '../../../commerce/catalogue/edit-variants.ts'
import { updateProduct } from '../../../commerce/catalogue/update-product.ts'
import { variantAnswer } from '../../../commerce/catalogue/wire-product.ts'
import { hasChoices } from '../../../commerce/rules/variants.ts'
import { storedId } from '../../../platform/guid.ts'
import { readPaging } from '../../../storage/filters/index.ts'
import type { HandlersOf } from '../../http/handlers.ts'
import { changed } from './writing.ts'

/** The operations of a product’s variants. */
export const variants = {
  'products.queryProductVariants': async ({ path, body }, context) => {
    const { choices = {}, paging, includeMerchantSpecificData } = body ?? {}
    const variantIds = body?.variantIds?.map(storedId)
    const { limit, offset } = readPaging(paging, 'paging')
    const product = await visibleProduct(context, path.id)
    const matching = product.variants.filter(
      (variant) =>
        (!variantIds?.length || variantIds.includes(variant.id)) && hasChoices(variant, choices),
    )
    const view = viewOf(context, { merchantData: includeMerchantSpecificData ?? false })
    const page = matching.slice(offset, offset + limit)
    return {
      variants: page.map((variant) => variantAnswer(product, variant, view)),
      metadata: { items: page.length, offset },
      totalResults: matching.length,
    }
  },

  'products.updateProductVariants': async ({ path, body }, context) => {
    const product = await updateProduct(context, path.id, (before) =>
      editVariants(before, body.variants, context.clock.now()),
    )
    const view = viewOf(context, { merchantData: true })
    return { variants: product.variants.map((variant) => variantAnswer(product, variant, view)) }
  },

  'products.resetAllProductVariantData': async ({ path }, context) =>
    changed(context, path.id, (before) => resetVariants(before, context.clock.now())),
} satisfies Partial<HandlersOf<'products'>>
