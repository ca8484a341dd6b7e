// A text column more in every table of what a store is, on a copy of the repository: the compiler names every place that
// has to follow, and the value survives create, change, read, list, export, import, a snapshot and the copy of a site.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { emptyDatabase } from '../sandbox/storage/engines.ts'
import { isLong } from '../setup/long.ts'
import { longIt } from '../setup/long-run.ts'
import { asked, columns, type Entry, fields, migration, tables } from './support/added-columns.ts'
import { copyDescription, type DescriptionCopy } from './support/copy.ts'
import { NativeProject } from './support/native-project.ts'
import { printedBy } from './support/program.ts'

const server = isLong ? process.env.STOREFRONT_TEST_DATABASE_URL : undefined

/** Walks through a store of the copy, and prints what is left of the column after each step. */
const walk = `
import { sql } from 'kysely'
import { createClient, platforms } from './src/index.ts'
import { storeCatalogueAppId } from './src/catalogue/store-catalogue.ts'
import { readCollection } from './sandbox/commerce/catalogue/collections-store.ts'
import { insertProducts, lockProducts, readProduct } from './sandbox/commerce/catalogue/store.ts'
import { findRow } from './sandbox/storage/database/site-rows.ts'
import { changeSelling } from './sandbox/commerce/carts/selling.ts'
import { findCheckout, insertOrder } from './sandbox/commerce/checkouts/store.ts'
import { serveSite } from './sandbox/composition/serve-site.ts'
import { seedSite } from './sandbox/demo/seed/index.ts'
import { changeSettings } from './sandbox/people/identity/settings.ts'
import { findMember } from './sandbox/people/members/store.ts'
import { systemClock } from './sandbox/platform/clock.ts'
import { openStorage } from './sandbox/storage/database/storage.ts'
import { copySite } from './sandbox/storage/sites/copy.ts'
import { tablesOfSites } from './sandbox/storage/sites/tables.ts'

const { databaseUrl, tables } = JSON.parse(process.env.WALK)
const storage = await openStorage({
  clock: systemClock, ...(databaseUrl ? { databaseUrl, server: {} } : { data: 'memory' }),
})
const { database, transaction } = storage
const serve = async (site) => {
  const now = systemClock.now()
  const draw = (handle) =>
    seedSite(handle, { site, seed: 1, products: 4, now })
  await transaction(draw)
  return serveSite({ site, storage, draw, close: async () => {} }, {}, () => 'http://127.0.0.1:4100')
}
/** The tables of a site where a row lacks a value, or where there is none. Changes of stock go on being written. */
const lost = async (site, value = 'kept') => {
  const found = []
  for (const table of tables) {
    const memo = sql.ref(table + '_memo')
    const has = table === 'stock_changes' ? sql\`\${memo} is not null\` : sql\`\${memo} = \${value}\`
    const { rows: [{ rows, having }] } = await sql\`
      select count(*)::integer as rows, count(*) filter (where \${has})::integer as having
      from \${sql.table(table)} where site_id = \${site}\`.execute(database)
    if (rows === 0 || having < rows) found.push(table + ' ' + having + ' of ' + rows)
  }
  return found
}

const served = await serve('one')
const client = createClient({
  platform: platforms.sandbox('http://127.0.0.1:4100', { additions: true }),
  apiKey: served.platform.apiKey,
  fetch: async (input, init) => served.app(new Request(input, init)),
})

// Created.
const choice = (value) => ({ value, description: value })
const { product } = await client.products.createProduct({ product: {
  name: 'Mug', productType: 'physical', priceData: { price: 10 }, manageVariants: true,
  productOptions: [{ name: 'Size', choices: [choice('S'), choice('M')] }],
} })
const { collection } = await client.products.createCollection({ collection: { name: 'Mugs' } })
const { member } = await client.members.createMember({ member: { loginEmail: 'a@b.example' } })
const line = (quantity) => ({
  quantity,
  catalogReference: {
    appId: storeCatalogueAppId, catalogItemId: product.id, options: { variantId: product.variants[0].id },
  },
})
const { cart } = await client.carts.createCart({ lineItems: [line(1)] })
const { checkoutId } = await client.carts.createCheckout(cart.id, {})
await changeSettings({ database, site: 'one' }, { shortPasswords: true })
const one = { database, site: 'one' }
const made = await findCheckout(one, checkoutId)
await insertOrder({ ...one, clock: systemClock, ids: { uuid: () => crypto.randomUUID() } }, made, {})
const variantIds = product.variants.map(({ id }) => id)
await client.inventory.updateInventoryVariants(product.id, { inventoryItem: {
  trackQuantity: true, variants: variantIds.map((variantId) => ({ variantId, quantity: 5 })),
} })
const created = await lost('one', 'made')

// Changed.
for (const table of tables) {
  await sql\`update \${sql.table(table)} set \${sql.ref(table + '_memo')} = 'kept'\`.execute(database)
}
await client.products.updateProduct(product.id, { product: { name: 'Cup' } })
await client.products.updateProductVariants(product.id, { variants: [{ variantIds, price: 12 }] })
await client.products.resetAllProductVariantData(product.id)
await client.inventory.updateInventoryVariants(product.id, { inventoryItem: {
  trackQuantity: true, variants: variantIds.map((variantId) => ({ variantId, quantity: 6 })),
} })
await client.inventory.incrementInventory({
  incrementData: [{ productId: product.id, variantId: variantIds[0], incrementBy: 2 }],
})
await client.products.updateCollection(collection.id, { collection: { name: 'Cups' } })
await client.products.addProductsToCollection(collection.id, { productIds: [product.id] })
await client.members.updateMember(member.id, { member: { contact: { firstName: 'Ann' } } })
await client.carts.addToCart(cart.id, { lineItems: [line(2)] })
await changeSelling(one, { acceptsPayments: true })
await changeSettings(one, { shortPasswords: false })
const changed = await lost('one')

// Read and listed.
const of = ({ productsMemo, variants }) => [productsMemo, ...variants.flatMap((variant) => [variant.variantsMemo, variant.stockMemo])]
const checkout = await findCheckout(one, checkoutId)
const read = await readProduct(one, product.id)
const listed = (await lockProducts(one, [product.id])).get(product.id)
const shown = [
  ...of(read), ...of(listed),
  (await readCollection(one, { id: collection.id })).collectionsMemo,
  (await findMember(one, member.id)).membersMemo,
  (await findRow(one, 'carts', { id: cart.id })).carts_memo,
  checkout.checkouts_memo,
]

// Added as many are: by one statement for all.
await client.products.deleteProduct(product.id)
await insertProducts(one, [read])
const added = await lost('one')

const file = await served.site.export()
await served.site.snapshot('before')
const other = await serve('two')
await other.site.import(file)
const imported = await lost('two')
await sql\`update products set products_memo = null\`.execute(database)
await served.site.restore('before')
const restored = await lost('one')
await transaction(async (handle) => copySite(
  handle, tablesOfSites, { from: 'one', to: 'three', laterBy: 1000 },
))
const copied = await lost('three')
console.log(JSON.stringify({ created, changed, shown: [...new Set(shown)], added, imported, restored, copied }))
await storage.close()
`

describe('an additional column in every table', () => {
  let copy: DescriptionCopy
  let project: NativeProject
  const removals: (() => void)[] = []
  const enter = (entries: readonly Entry[]) => {
    for (const { file, at, entered } of entries) {
      copy.edit(file, (text) => {
        const parts = text.split(at)
        expect(parts, `${file}: ${at}`).toHaveLength(2)
        return parts.join(at + entered)
      })
    }
  }
  const walked = async (databaseUrl?: string): Promise<unknown> =>
    JSON.parse(await printedBy(walk, copy.root, { WALK: JSON.stringify({ databaseUrl, tables }) }))
  const nothingLost = {
    created: [],
    changed: [],
    shown: ['kept'],
    added: [],
    imported: [],
    restored: [],
    copied: [],
  }

  beforeAll(() => {
    const folders = ['generated', 'src', 'sandbox', 'package.json', 'tsconfig.json']
    copy = copyDescription(folders, (remove) => removals.push(remove))
    enter([...columns, ...fields])
    const migrations = 'sandbox/storage/database/migrations'
    writeFileSync(join(copy.root, migrations, '9000-memos.sql'), migration)
    project = new NativeProject(copy.root, { folders: ['sandbox'] })
    removals.push(() => project.close())
  })

  afterAll(() => {
    for (const remove of removals) remove()
  })

  it('breaks every place that makes, reads or writes a row', () => {
    const filesOf = (places: readonly { readonly file: string }[]) =>
      places.map(({ file }) => file).sort()
    expect(filesOf(project.complaints())).toEqual(filesOf(asked))
  })

  it('loses nothing once they follow', async () => {
    enter(asked)
    expect(await walked()).toEqual(nothingLost)
  })

  longIt('compiles once they follow', () => {
    project.reread()
    expect(project.complaints()).toEqual([])
  })

  it.runIf(server)('loses nothing on a server either', async () => {
    const { url, drop } = await emptyDatabase(server ?? '')
    try {
      expect(await walked(url)).toEqual(nothingLost)
    } finally {
      await drop()
    }
  })
})
