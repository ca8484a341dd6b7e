/** Bulk edits of one property. Each product succeeds or fails on its own. */
import type * as wire from '../../../../generated/wire.ts'
import { productNotFound } from '../../../commerce/catalogue/access.ts'
import {
  type AdjustableProperty,
  adjustProperty,
  setProperty,
} from '../../../commerce/catalogue/edit-bulk.ts'
import { lockProducts, saveProduct } from '../../../commerce/catalogue/store.ts'
import type { Adjustment } from '../../../commerce/rules/adjustments.ts'
import type { StoreProduct } from '../../../commerce/rules/documents/product.ts'
import {
  ApplicationError,
  isRefusal,
  refusedField,
  type ValidationError,
} from '../../../platform/errors.ts'
import { storedId } from '../../../platform/guid.ts'
import { type Context, inTransaction } from '../../../storage/context.ts'
import type { HandlersOf } from '../../http/handlers.ts'

/** The operations that change many products at once. */
export const bulk = {
  'products.bulkUpdateProductsProperty': async ({ body }, context) => {
    const { ids, set } = body
    exactlyOne(set, 'set')
    return changeEach(ids, context, (product) => setProperty(product, set))
  },

  'products.bulkAdjustProductProperty': async ({ body }, context) => {
    exactlyOne(body.adjust, 'adjust')
    const [property, adjustment] = readAdjustment(body.adjust)
    return changeEach(body.ids, context, (product) => adjustProperty(product, property, adjustment))
  },
} satisfies Partial<HandlersOf<'products'>>

/** Applies a pure change to every product in one transaction; a refused product stays unchanged. */
async function changeEach(
  sentIds: readonly string[],
  context: Context,
  change: (product: StoreProduct) => StoreProduct,
): Promise<wire.BulkUpdateProductsResponse> {
  const ids = sentIds.map(storedId)
  const errors = await inTransaction(context, async (within) => {
    const products = await lockProducts(within, ids)
    const updatedDate = within.clock.now()
    const failed = new Map<string, ApplicationError | ValidationError>()
    for (const id of new Set(ids)) {
      const before = products.get(id)
      const after = before ? attempt(() => change(before)) : productNotFound(id)
      if (after instanceof Error) failed.set(id, after)
      else if (before) await saveProduct(within, before, { ...after, updatedDate })
    }
    return failed
  })
  const results = ids.map((id, originalIndex): wire.BulkProductResult => {
    const error = errors.get(id)
    return {
      itemMetadata: {
        id,
        originalIndex,
        success: error === undefined,
        ...(error && { error: itemError(error) }),
      },
    }
  })
  const totalFailures = results.filter(({ itemMetadata }) => !itemMetadata?.success).length
  return {
    results,
    bulkActionMetadata: {
      totalSuccesses: results.length - totalFailures,
      totalFailures,
      undetailedFailures: 0,
    },
  }
}

function attempt(change: () => StoreProduct): StoreProduct | ApplicationError | ValidationError {
  try {
    return change()
  } catch (error) {
    if (isRefusal(error)) return error
    throw error
  }
}

function itemError(error: ApplicationError | ValidationError): wire.ApplicationError {
  if (error instanceof ApplicationError) {
    return { code: error.code, description: error.description, data: { ...error.data } }
  }
  return {
    code: 'INVALID_ARGUMENT',
    description: error.message,
    data: { fieldViolations: error.violations },
  }
}

function exactlyOne(given: object, field: string): void {
  if (Object.values(given).filter((value) => value !== undefined).length === 1) return
  const description = 'must name exactly one property'
  throw refusedField(field, 'ONE_OF_ALIGNMENT', description)
}

function readAdjustment(adjust: wire.AdjustValue): [AdjustableProperty, Adjustment] {
  const property = (['price', 'cost', 'weight'] as const).find((name) => adjust[name]) ?? 'price'
  const { amount, percentage } = adjust[property] ?? {}
  const field = `adjust.${property}`
  if (amount !== undefined && !percentage) return [property, { amount }]
  if (percentage && amount === undefined) {
    const { rate, roundToInt = false } = percentage
    if (rate !== undefined) return [property, { percentage: { rate, roundToInt } }]
    throw refusedField(`${field}.percentage.rate`, 'REQUIRED_FIELD', 'is required')
  }
  const description = 'must give either an amount or a percentage'
  throw refusedField(field, 'ONE_OF_ALIGNMENT', description)
}
