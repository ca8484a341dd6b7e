// Deliveries into the stock: `sku,units` by line.
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { openJournal } from './journal.js'
import { runSteps } from './run.js'

/**
 * @param {ReturnType<typeof import('./store.js').openStore>} client
 * @param {{ file: string, isDryRun: boolean }} wanted
 */
export async function receive(client, { file, isDryRun }) {
  const plan = () => plannedDeliveries(client, file)
  if (isDryRun) {
    const steps = await plan()
    for (const { sku, units } of steps) console.log(`${sku}: ${units} more`)
    console.log(`${steps.length} variants would be stocked up. Nothing was written.`)
    return
  }
  const journal = await openJournal(`.job/receive-${basename(file)}.jsonl`, plan)
  const { done, before, refused } = await runSteps(
    journal,
    ({ productId, variantId, units, idempotencyKey }) =>
      client.inventory.incrementInventory(
        { incrementData: [{ productId, variantId, incrementBy: units }] },
        // Units are added, so twice is not the same as once. The key was written down with the plan: where the job was
        // killed before the answer came, the platform recognises the second request and adds nothing.
        { idempotencyKey },
      ),
  )
  for (const { step, reason } of refused) console.log(`${step.sku}: refused, ${reason}`)
  console.log(`${done + before} variants stocked up, ${refused.length} refused.`)
}

/**
 * @param {ReturnType<typeof import('./store.js').openStore>} client
 * @param {string} file
 */
async function plannedDeliveries(client, file) {
  const variants = await variantsBySku(client)
  const lines = readFileSync(file, 'utf8').split('\n')
  return lines.flatMap((line, index) => {
    if (line.trim() === '') return []
    const [sku = '', amount] = line.split(',').map((part) => part.trim())
    const variant = variants.get(sku)
    const units = Number(amount)
    // All lines or none: a file with a mistake in it is not half a delivery.
    if (!variant) throw new Error(`${file}:${index + 1}: no variant has the SKU “${sku}”`)
    if (!Number.isInteger(units) || units < 1) {
      throw new Error(`${file}:${index + 1}: “${amount}” is no number of units`)
    }
    return [{ sku, units, idempotencyKey: randomUUID(), ...variant }]
  })
}

/** @param {ReturnType<typeof import('./store.js').openStore>} client */
async function variantsBySku(client) {
  const variants = new Map()
  for await (const product of client.products.query().limit(100).byCursor()) {
    for (const { id, variant } of product.variants) {
      if (variant.sku) variants.set(variant.sku, { productId: product.id, variantId: id })
    }
  }
  return variants
}
