/** Every address that the store keeps is one that a browser fetches, never one that runs something. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import bundle from '../../../../generated/openapi.json' with { type: 'json' }
import type { OperationId } from '../../../../generated/wire.ts'
import { openShop, type Parts, type Shop } from '../../commerce/catalogue/shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop({ products: 3 })
})
afterAll(() => shop?.close())

const hostile = [
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  'https:alert(1)',
  'http://',
]

const id = crypto.randomUUID()
const custom = { quantity: 1, name: 'Engraving', price: '4.00' }

/** A request that holds an address, at each place that keeps one. */
const places: Readonly<Record<string, readonly [OperationId, (address: string) => Parts]>> = {
  'member.profile.photo.url': [
    'members.createMember',
    (url) => ({ body: { member: { loginEmail: 'a@example.com', profile: { photo: { url } } } } }),
  ],
  'member.profile.cover.url': [
    'members.createMember',
    (url) => ({ body: { member: { loginEmail: 'a@example.com', profile: { cover: { url } } } } }),
  ],
  'profile.picture': [
    'authentication.registerV2',
    (picture) => ({
      body: {
        loginId: { email: 'a@example.com' },
        password: 'a-long-password',
        profile: { picture },
      },
    }),
  ],
  'media[0].url': [
    'products.addProductMedia',
    (url) => ({ path: { id }, body: { media: [{ url }] } }),
  ],
  'customLineItems[0].url.url': [
    'carts.createCart',
    (url) => ({ body: { customLineItems: [{ ...custom, url: { url } }] } }),
  ],
  'customLineItems[0].media.url': [
    'carts.createCart',
    (url) => ({ body: { customLineItems: [{ ...custom, media: { url } }] } }),
  ],
  'cartInfo.overrideCheckoutUrl': [
    'carts.createCart',
    (overrideCheckoutUrl) => ({
      body: { cartInfo: { overrideCheckoutUrl }, customLineItems: [custom] },
    }),
  ],
  'product.seoData.tags[0].props.href': [
    'products.createProduct',
    (href) => ({
      body: {
        product: {
          name: 'Mug',
          priceData: { price: 4 },
          seoData: { tags: [{ type: 'link', props: { rel: 'canonical', href } }] },
        },
      },
    }),
  ],
  'product.seoData.tags[0].props.src': [
    'products.createProduct',
    (src) => ({
      body: {
        product: {
          name: 'Mug',
          priceData: { price: 4 },
          seoData: { tags: [{ type: 'script', props: { src } }] },
        },
      },
    }),
  ],
}

describe.each(Object.entries(places))('%s', (field, [operation, request]) => {
  it.each(hostile)('refuses %j', async (address) => {
    const { status, violations } = await shop.refuse(operation, request(address))
    expect(status).toBe(400)
    expect(violations).toContainEqual(expect.objectContaining({ field, violatedRule: 'FORMAT' }))
  })

  it('accepts a web address', async () => {
    const refused = await shop
      .refuse(operation, request('https://shop.example/a.jpg?b=1#c'))
      .catch(() => undefined)
    expect(refused?.violations ?? []).toEqual([])
  })
})

/** Targets of redirects: these are compared with what is registered when they are used. */
const registered = ['CallbackParams', 'RecoveryRedirect', 'AuthorizeRequest', 'TokenRequest']

it('checks every request field that is named as an address', () => {
  const unchecked = [...sentSchemas()]
    .filter((name) => !registered.includes(name))
    .flatMap((name) => fieldsOf(Object(Reflect.get(bundle.components.schemas, name)), name))
    .filter(
      ({ path, format, pattern, readOnly }) =>
        /(url|picture|href|src)$/i.test(path) && !format && !pattern && !readOnly,
    )
    .map(({ path }) => path)
  expect(unchecked).toEqual([])
})

/** The names of all schemas that a body of a request is made of. */
function sentSchemas(): Set<string> {
  const found = new Set<string>()
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null || Reflect.get(node, 'readOnly') === true) return
    for (const [key, value] of Object.entries(node)) {
      if (key !== '$ref') visit(value)
      else if (typeof value === 'string') {
        const name = value.split('/').at(-1) ?? ''
        if (found.has(name)) continue
        found.add(name)
        visit(Reflect.get(bundle.components.schemas, name))
      }
    }
  }
  for (const path of Object.values(bundle.paths)) {
    for (const operation of Object.values(path)) visit(Reflect.get(operation, 'requestBody'))
  }
  return found
}

interface Field {
  readonly path: string
  readonly format?: string
  readonly pattern?: string
  readonly readOnly?: boolean
  readonly type?: unknown
}

function fieldsOf(schema: object, path: string): Field[] {
  const properties: object = Object(Reflect.get(schema, 'properties'))
  return Object.entries(properties).flatMap(([name, property]) => {
    const field = { ...property, path: `${path}.${name}` }
    const isText = [property.type].flat().includes('string')
    return [...(isText ? [field] : []), ...fieldsOf(Object(property), field.path)]
  })
}
