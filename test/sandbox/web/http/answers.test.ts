/** The formats of responses: addresses, dates, ids and decimals. The contract test holds everything else of them. */
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { operations } from '../../../../generated/operations/index.ts'
import type { OperationId } from '../../../../generated/wire.ts'
import { readDescription } from '../../../../sandbox/web/validation/description.ts'
import { openShop, type Parts, present, type Shop } from '../../commerce/catalogue/shop.ts'

const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: true })
addFormats.default(ajv)
ajv.addFormat('decimal', /^-?\d+(\.\d+)?$/)
for (const object of ['image', 'video']) ajv.addFormat(object, true)
ajv.addSchema(readDescription(), 'description')

let shop: Shop
beforeAll(async () => {
  shop = await openShop({ products: 30 })
})
afterAll(() => shop?.close())

/** Calls an operation, whose response must have the formats of the description. */
async function call<Id extends OperationId>(id: Id, parts: Parts = {}) {
  const answer = await shop.call(id, parts)
  const { path, method } = operations[id]
  const place = path.replaceAll('~', '~0').replaceAll('/', '~1')
  const pointer = `/paths/${place}/${method.toLowerCase()}/responses/200/content/application~1json/schema`
  const validate = ajv.compile({ $ref: `description#${encodeURI(pointer)}` })
  validate(answer)
  expect({ id, errors: validate.errors ?? [] }).toEqual({ id, errors: [] })
  return answer
}

it('are valid in lists of products, variants, collections, members and stock, and in one of each', async () => {
  const body = { query: { paging: { limit: 100 } } }
  const { products } = await call('products.queryProducts', { body })
  await call('products.queryStoreVariants', { body })
  await call('collections.queryCollections', { body })
  await call('members.queryMembers', { body: { ...body, fieldsets: ['FULL'] } })
  await call('inventory.queryInventory', { body })
  const query = { fieldsets: 'FULL' }
  const { members } = await call('members.listMembers', { query })

  const { id, collectionIds } = present(products[0])
  await call('products.queryProductVariants', { path: { id }, body: {} })
  await call('products.getProduct', { path: { id } })
  await call('products.getProductPlatformized', { path: { id } })
  await call('members.getMember', { path: { id: present(members[0]?.id) }, query })
  await call('collections.getCollection', { path: { id: present(collectionIds[0]) } })
})

it('are valid in the responses of changes', async () => {
  const { product } = await call('products.createProduct', {
    body: { product: { name: 'New mug', priceData: { price: 12 } } },
  })
  const { id } = product
  const discount = { type: 'PERCENT', value: 10 }
  await call('products.updateProduct', { path: { id }, body: { product: { discount } } })
  const { collection } = await call('products.createCollection', {
    body: { collection: { name: 'New shelf' } },
  })
  const path = { id: collection.id }
  await call('products.addProductsToCollection', { path, body: { productIds: [id] } })
  await call('products.updateCollection', { path, body: { collection: { name: 'B' } } })
  await call('products.bulkUpdateProductsProperty', { body: { ids: [id], set: { price: 20 } } })
  await call('products.deleteProduct', { path: { id } })
})
