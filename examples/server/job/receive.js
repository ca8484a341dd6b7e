// Adds deliveries to the stock, from a CSV file with `sku,units` per line.
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { openJournal } from './journal.js'
import { runSteps } from './run.js'

/**
 * @param {ReturnType<typeof import('./store.js').openStore>} client
 * @param {{ file: string, isDryRun: boolean }} options
 */
export async function receive(client, { file, isDryRun }) {
  const text = readFileSync(file, 'utf8')
  const plan = () => plannedDeliveries(client, file, text)
  if (isDryRun) {
    const steps = await plan()
    for (const { sku, units } of steps) console.log(`${sku}: +${units}`)
    console.log(`${steps.length} variants would be restocked. Nothing was written.`)
    return
  }
  const name = encodeURIComponent(relative('', file))
  const journal = await openJournal(`.job/receive-${name}.jsonl`, plan, text)
  const { done, refused } = await runSteps(
    journal,
    ({ productId, variantId, units, idempotencyKey }) =>
      client.inventory.incrementInventory(
        { incrementData: [{ productId, variantId, incrementBy: units }] },
        // An increment is not idempotent by itself. The key is saved with the plan: if the job was killed before the
        // response arrived, the platform recognises the retry and adds nothing.
        { idempotencyKey },
      ),
  )
  for (const { step, reason } of refused) console.log(`${step.sku}: refused, ${reason}`)
  console.log(`${done} variants restocked, ${refused.length} refused.`)
}

/**
 * @param {ReturnType<typeof import('./store.js').openStore>} client
 * @param {string} file
 * @param {string} text
 */
async function plannedDeliveries(client, file, text) {
  const variants = await variantsBySku(client)
  return text.split('\n').flatMap((line, index) => {
    if (line.trim() === '') return []
    const [sku = '', amount = ''] = line.split(',').map((part) => part.trim())
    const [variant, another] = variants.get(sku) ?? []
    // All or nothing: one invalid line rejects the whole file.
    if (!variant) throw new Error(`${file}:${index + 1}: no variant has the SKU “${sku}”`)
    if (another) throw new Error(`${file}:${index + 1}: several variants have the SKU “${sku}”`)
    // Digits alone: “1.000” is a thousand in much of Europe, but 1 to `Number`.
    if (!/^0*[1-9]\d*$/.test(amount)) {
      throw new Error(`${file}:${index + 1}: “${amount}” is not a number of units`)
    }
    return [{ sku, units: Number(amount), idempotencyKey: randomUUID(), ...variant }]
  })
}

/** @param {ReturnType<typeof import('./store.js').openStore>} client */
async function variantsBySku(client) {
  /** @type {Map<string, readonly { productId: string, variantId: string }[]>} */
  const variants = new Map()
  for await (const product of client.products.query().byCursor()) {
    for (const { id, variant } of product.variants) {
      if (!variant.sku) continue
      const known = variants.get(variant.sku) ?? []
      variants.set(variant.sku, [...known, { productId: product.id, variantId: id }])
    }
  }
  return variants
}
