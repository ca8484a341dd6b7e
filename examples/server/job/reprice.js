import { openJournal } from './journal.js'
import { runSteps } from './run.js'

/**
 * In whole cents, or yen, because 90 % of 1.15 is 1.03499… in floating point.
 *
 * @param {{ from: number, percent: number, currency: string }} change
 */
function priceAfter({ from, percent, currency }) {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency })
  const units = 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2)
  return Math.round((Math.round(from * units) * (100 + percent)) / 100) / units
}

/**
 * @param {ReturnType<typeof import('./store.js').openStore>} client
 * @param {{ slug: string, percent: number, isDryRun: boolean }} options
 */
export async function reprice(client, { slug, percent, isDryRun }) {
  const plan = () => plannedPrices(client, slug, percent)
  if (isDryRun) {
    const steps = await plan()
    for (const { name, from, to } of steps) console.log(`${name}: ${from} → ${to}`)
    console.log(`${steps.length} prices would change. Nothing was written.`)
    return
  }
  const journal = await openJournal(
    `.job/reprice${percent}-${encodeURIComponent(slug)}.jsonl`,
    plan,
  )
  const { done, refused } = await runSteps(journal, ({ id, variantId, to }) =>
    // Idempotent: the price is set, not lowered.
    variantId === undefined
      ? client.products.updateProduct(id, { product: { priceData: { price: to } } })
      : client.products.updateProductVariants(id, {
          variants: [{ variantIds: [variantId], price: to }],
        }),
  )
  for (const { step, reason } of refused) console.log(`${step.name}: refused, ${reason}`)
  console.log(`${done} prices changed, ${refused.length} refused.`)
}

/**
 * Plans new prices for the collection's products, and for variants with a price of their own.
 *
 * @param {ReturnType<typeof import('./store.js').openStore>} client
 * @param {string} slug
 * @param {number} percent
 */
async function plannedPrices(client, slug, percent) {
  const { collection } = await client.collections.getCollectionBySlug(slug)
  const steps = []
  // By cursor: products added or deleted meanwhile don't shift the pages.
  const products = client.products.query().hasSome('collectionIds', [collection.id]).byCursor()
  for await (const { id, name, priceData, variants } of products) {
    const own = variants.flatMap(({ id: variantId, choices, variant }) => {
      const from = variant.priceData.price
      const title = [name, ...Object.values(choices)].join(', ')
      return from === priceData.price ? [] : [{ variantId, name: title, from }]
    })
    for (const price of [{ variantId: undefined, name, from: priceData.price }, ...own]) {
      const to = priceAfter({ from: price.from, percent, currency: priceData.currency })
      if (to !== price.from) steps.push({ id, ...price, to })
    }
  }
  return steps
}
