/** What the sandbox answers is what the description promises. */
import { readFileSync } from 'node:fs'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { operations } from '../../../../generated/operations/index.ts'
import type { OperationId } from '../../../../generated/wire.ts'
import { createSandbox, type Sandbox } from '../../../../sandbox/composition/sandbox.ts'

const bundle = JSON.parse(
  readFileSync(new URL('../../../../generated/openapi.json', import.meta.url), 'utf8'),
)
const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: true })
addFormats.default(ajv)
ajv.addFormat('decimal', /^-?\d+(\.\d+)?$/)
for (const object of ['image', 'video']) ajv.addFormat(object, true)
ajv.addSchema(bundle, 'bundle')

/** The validator of an answer: the operation's own 200, or the error envelope. */
function promised(id: OperationId, status: number): ValidateFunction {
  const { path, method } = operations[id]
  const pointer =
    status === 200
      ? `/paths/${path.replaceAll('~', '~0').replaceAll('/', '~1')}/${method.toLowerCase()}/responses/200/content/application~1json/schema`
      : '/components/schemas/ErrorEnvelope'
  return ajv.compile({ $ref: `bundle#${encodeURI(pointer)}` })
}

let sandbox: Sandbox
let product: { id: string; collectionIds: string[] }
let member: { id: string }

interface Call {
  readonly path?: Record<string, string>
  readonly query?: string
  readonly body?: object
}

async function call(id: OperationId, { path = {}, query = '', body }: Call) {
  const { path: template, method, hasBody } = operations[id]
  const address = template.replace(/\{(\w+)\}/g, (_, name: string) => path[name] ?? 'missing')
  const response = await sandbox.fetch(
    new Request(`http://127.0.0.1${address}${query}`, {
      method,
      headers: { authorization: sandbox.site.apiKey },
      ...(hasBody ? { body: JSON.stringify(body ?? {}) } : {}),
    }),
  )
  return { status: response.status, body: await response.json() }
}

async function keepsItsPromise(id: OperationId, given: Call, status = 200) {
  const answered = await call(id, given)
  expect({
    id,
    status: answered.status,
    body: status === 200 ? undefined : answered.body,
  }).toMatchObject({ id, status })
  const validate = promised(id, answered.status)
  validate(answered.body)
  expect({ id, errors: validate.errors ?? [] }).toEqual({ id, errors: [] })
  return answered.body
}

beforeAll(async () => {
  sandbox = await createSandbox({ data: 'memory', products: 30 })
  const found = await call('products.queryProducts', { body: { query: { paging: { limit: 1 } } } })
  product = found.body.products[0]
  const members = await call('members.listMembers', {})
  member = members.body.members[0]
})
afterAll(() => sandbox?.close())

describe('an answer', () => {
  it('to a list of products, variants, collections, members or stock matches the contract', async () => {
    const query = { paging: { limit: 100 } }
    await keepsItsPromise('products.queryProducts', { body: { query } })
    await keepsItsPromise('products.queryStoreVariants', { body: { query } })
    await keepsItsPromise('collections.queryCollections', { body: { query } })
    await keepsItsPromise('members.queryMembers', { body: { query, fieldsets: ['FULL'] } })
    await keepsItsPromise('members.listMembers', { query: '?fieldsets=FULL&paging.limit=100' })
    await keepsItsPromise('inventory.queryInventory', { body: { query } })
    await keepsItsPromise('products.queryProductVariants', { path: { id: product.id } })
  })

  it('to one of them matches the contract', async () => {
    const query = '?includeMerchantSpecificData=true'
    await keepsItsPromise('products.getProduct', { path: { id: product.id }, query })
    await keepsItsPromise('products.getProductPlatformized', { path: { id: product.id } })
    await keepsItsPromise('members.getMember', {
      path: { id: member.id },
      query: '?fieldsets=FULL',
    })
    const [id = ''] = product.collectionIds
    await keepsItsPromise('collections.getCollection', { path: { id } })
  })

  it('to a change matches the contract', async () => {
    const made = await keepsItsPromise('products.createProduct', {
      body: { product: { name: 'New mug', productType: 'physical', priceData: { price: 12 } } },
    })
    const { id } = made.product
    await keepsItsPromise('products.updateProduct', {
      path: { id },
      body: { product: { name: 'Newer mug', discount: { type: 'PERCENT', value: 10 } } },
    })
    const shelf = await keepsItsPromise('products.createCollection', {
      body: { collection: { name: 'New shelf' } },
    })
    const path = { id: shelf.collection.id }
    await keepsItsPromise('products.addProductsToCollection', { path, body: { productIds: [id] } })
    await keepsItsPromise('products.updateCollection', {
      path,
      body: { collection: { name: 'B' } },
    })
    await keepsItsPromise('products.bulkUpdateProductsProperty', {
      body: { ids: [id], set: { price: 20 } },
    })
    await keepsItsPromise('products.deleteProduct', { path: { id } })
    await keepsItsPromise('tokens.token', {
      body: { clientId: sandbox.site.clientId, grantType: 'anonymous' },
    })
  })

  it('to a wrong call is the envelope', async () => {
    const path = { id: '00000000-0000-4000-8000-000000000000' }
    await keepsItsPromise('products.getProduct', { path }, 404)
    await keepsItsPromise('members.getMember', { path }, 404)
    await keepsItsPromise('products.createProduct', { body: { product: { price: 'x' } } }, 400)
    await keepsItsPromise(
      'authentication.loginV2',
      { body: { loginId: { email: 'no@no.example' }, password: 'wrong-password' } },
      400,
    )
  })
})
