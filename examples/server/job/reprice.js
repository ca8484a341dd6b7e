// New prices for a collection.
import { openJournal } from './journal.js'
import { runSteps } from './run.js'

/** @param {number} price */
const cents = (price) => Math.round(price * 100) / 100

/**
 * @param {ReturnType<typeof import('./store.js').openStore>} client
 * @param {{ slug: string, percent: number, isDryRun: boolean }} wanted
 */
export async function reprice(client, { slug, percent, isDryRun }) {
  const plan = () => plannedPrices(client, slug, percent)
  if (isDryRun) {
    const steps = await plan()
    for (const { name, from, to } of steps) console.log(`${name}: ${from} → ${to}`)
    console.log(`${steps.length} prices would change. Nothing was written.`)
    return
  }
  const journal = await openJournal(`.job/reprice-${slug}-${percent}.jsonl`, plan)
  const { done, before, refused } = await runSteps(journal, ({ id, to }) =>
    // A price that is set, not lowered: twice is the same as once.
    client.products.updateProduct(id, { product: { priceData: { price: to } } }),
  )
  for (const { step, reason } of refused) console.log(`${step.name}: refused, ${reason}`)
  console.log(`${done + before} prices changed, ${refused.length} refused.`)
}

/**
 * Walks through the products of the collection, a page at a time.
 *
 * @param {ReturnType<typeof import('./store.js').openStore>} client
 * @param {string} slug
 * @param {number} percent
 */
async function plannedPrices(client, slug, percent) {
  const { collection } = await client.collections.getCollectionBySlug(slug)
  const steps = []
  // By cursor: products that others add or delete meanwhile move nothing.
  const products = client.products.query().hasSome('collectionIds', [collection.id]).byCursor()
  for await (const { id, name, priceData } of products.limit(100)) {
    const to = cents(priceData.price * (1 + percent / 100))
    if (to !== priceData.price) steps.push({ id, name, from: priceData.price, to })
  }
  return steps
}
