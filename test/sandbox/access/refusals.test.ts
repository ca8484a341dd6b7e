/** The refusals of each kind of caller, by every operation that does not serve it. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Operation } from '../../../generated/operation.ts'
import { operations } from '../../../generated/operations/index.ts'
import { createSandbox, type Sandbox } from '../../../sandbox/composition/sandbox.ts'
import { lineOf } from '../commerce/checkouts/buyer.ts'

const origin = 'http://127.0.0.1:4100'
const unknownId = '0d6f0f5e-1111-4111-8111-000000000001'

let sandbox: Sandbox
let visitor: string
beforeAll(async () => {
  sandbox = await createSandbox({ products: 3 })
  visitor = await newVisitor()
})
afterAll(() => sandbox?.close())

async function newVisitor(): Promise<string> {
  const body = { clientId: sandbox.site.clientId, grantType: 'anonymous' }
  return (await call(operations['tokens.token'], '', body)).said.access_token
}

async function call({ method, path }: Operation, token: string, body: object = {}) {
  const answer = await sandbox.fetch(`${origin}${path.replaceAll(/\{\w+\}/g, unknownId)}`, {
    method,
    headers: { 'content-type': 'application/json', ...(token && { authorization: token }) },
    ...(method !== 'GET' && { body: JSON.stringify(body) }),
  })
  const said = await answer.json()
  return { status: answer.status, said, error: said.details?.applicationError }
}

const closed = Object.values<Operation>(operations).filter(
  ({ callers }) => !callers.includes('anyone'),
)
const toVisitors = closed.filter(({ callers }) => callers.includes('visitor'))
const toOthers = closed.filter(({ callers }) => !callers.includes('visitor'))

describe('a caller without a token', () => {
  it.each(closed)('gets a 401 from $id', async (operation) => {
    const { status, error } = await call(operation, '')
    expect([status, error.code]).toEqual([401, 'UNAUTHENTICATED'])
    expect(error.description).toContain('an access token or an API key')
  })
})

describe('a visitor', () => {
  it.each(toOthers)('gets the callers of $id in its refusal', async (operation) => {
    const { status, error } = await call(operation, visitor)
    const { callers } = operation
    expect([status, error.code, error.data]).toEqual([403, 'PERMISSION_DENIED', { callers }])
    expect(error.description).toContain(`“visitor”. Allowed: ${callers.join(', ')}.`)
  })

  const current = toVisitors.filter(({ id }) => /^currentCart\.(?!addTo)/.test(id))
  const bodies = { lineItems: [{ id: unknownId, quantity: 1 }], lineItemIds: [unknownId] }
  it.each(current)('without a cart gets a 404 from $id', async (operation) => {
    const { status, error } = await call(operation, visitor, bodyOf(operation, bodies))
    expect([status, error.code]).toEqual([404, 'OWNED_CART_NOT_FOUND'])
    expect(error.description).toBe('The caller has no cart yet: add something to start one.')
  })

  const byId = toVisitors.filter(({ id }) => /^carts\.(get|delete|removeCoupon|estimate)/.test(id))
  it.each(byId)('learns from $id only that there is no such thing', async (operation) => {
    const { status, error } = await call(operation, visitor)
    expect([status, error.code, error.data]).toEqual([404, 'NOT_FOUND', { id: unknownId }])
    expect(error.description).toMatch(/^There is no such (cart|checkout)\.$/)
  })
})

it('a visitor gets the name of a refused field set of members', async () => {
  const { path } = operations['members.getMember']
  const asked = { ...operations['members.getMember'], path: `${path}?fieldsets=FULL` }
  const { status, error } = await call(asked, visitor)
  expect([status, error.code, error.data]).toEqual([403, 'PERMISSION_DENIED', { fieldset: 'FULL' }])
})

/** The part of a body that an operation on line items takes. */
function bodyOf({ id }: Operation, { lineItems, lineItemIds }: Record<string, unknown>): object {
  if (id.includes('Quantity')) return { lineItems }
  return id.includes('removeLineItems') ? { lineItemIds } : {}
}

/** The body that an operation on a member requires. */
function memberBody({ id }: Operation): object {
  if (id === 'members.updateMemberSlug') return { slug: 'a-slug' }
  return id === 'members.updateMember' ? { member: {} } : {}
}

describe('an app', () => {
  const ofMembers = closed.filter(
    ({ id, callers, path }) =>
      /^members\./.test(id) &&
      callers.includes('app') &&
      path.includes('/my') &&
      !/delete/.test(id),
  )
  it.each(ofMembers)('is no member for $id', async (operation) => {
    const { status, error } = await call(operation, sandbox.site.apiKey, { slug: 'a-slug' })
    expect([status, error.code]).toEqual([404, 'NOT_FOUND'])
    expect(error.description).toBe('The caller is not a member: sign in first.')
  })

  const byMemberId = closed.filter(({ id, path }) => id.startsWith('members.') && /\{/.test(path))
  it.each(byMemberId)('gets a 404 from $id for an unknown member', async (operation) => {
    const { status, error } = await call(operation, sandbox.site.apiKey, memberBody(operation))
    expect([status, error.code, error.data]).toEqual([404, 'NOT_FOUND', { id: unknownId }])
    expect(error.description).toBe(`There is no member ${unknownId}.`)
  })

  it('has every cart, and its own is open to all who know the id', async () => {
    const { apiKey } = sandbox.site
    const product = { name: 'Mug', priceData: { price: 5 } }
    const made = await call(operations['products.createProduct'], apiKey, { product })
    const lineItems = [lineOf(made.said.product.id, 1)]
    const reads = async (id: string, token: string) => {
      const path = operations['carts.getCart'].path.replace('{id}', id)
      const answer = await call({ ...operations['carts.getCart'], path }, token)
      return answer.status
    }
    const [one, other] = [await newVisitor(), await newVisitor()]
    const make = async (token: string) =>
      (await call(operations['carts.createCart'], token, { lineItems })).said.cart.id
    const [mine, apps] = [await make(one), await make(apiKey)]
    expect([await reads(mine, one), await reads(mine, other), await reads(mine, apiKey)]).toEqual([
      200, 404, 200,
    ])
    expect([await reads(apps, one), await reads(apps, other)]).toEqual([200, 200])
  })
})

describe('a page of this machine', () => {
  it('may send the headers of a client, unless it asks for others', async () => {
    const preflight = (headers: Record<string, string>) =>
      sandbox.fetch(`${origin}/v1/carts/current`, {
        method: 'OPTIONS',
        headers: { origin: 'http://localhost:3000', ...headers },
      })
    const plain = (await preflight({})).headers
    expect(plain.get('access-control-allow-headers')).toBe(
      'Authorization, Content-Type, Idempotency-Key, Storefront-Additions',
    )
    expect([plain.get('access-control-max-age'), plain.get('vary')]).toEqual(['600', 'Origin'])
    const { headers } = await preflight({ 'access-control-request-headers': 'x-mine' })
    expect(headers.get('access-control-allow-headers')).toBe('x-mine')
  })
})
