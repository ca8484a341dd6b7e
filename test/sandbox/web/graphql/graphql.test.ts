/** GraphQL over the platform's data, with the rules of its operations. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { graphql } from '../../../../src/operations.ts'
import { openStore, refusalOf, type Store } from '../../people/accounts/store.ts'

let store: Store

beforeAll(async () => {
  store = await openStore({}, { products: 12 })
})
afterAll(() => store.close())

const ask = (query: string, variables = {}, client = store.visitor()) =>
  client.graphql.query({ query, variables })

const aliases = (times: number, root: string) =>
  Array.from({ length: times }, (_, at) => `a${at}: ${root}`).join(' ')
const manyPages = (root: string, times: number, operation = '') =>
  `${operation} { ${aliases(times, `${root} { items { id variants { id } } }`)} }`

/** A page of the largest size, with few fields: of these, ten may be asked for. */
const full = 'products(limit: 100) { count }'

/** Selections of so many levels, which the schema has. */
const nested = (levels: number) =>
  `{ __schema { types { ${'ofType { '.repeat(levels - 3)} name ${'} '.repeat(levels - 3)} } } }`

/** Documents of so many levels: a value within values, lists within lists, selections within selections. */
const nestings: Record<string, (levels: number) => string> = {
  objects: (levels) =>
    `{ products(filter: ${'{ a: '.repeat(levels)}1${' }'.repeat(levels)}) { count } }`,
  lists: (levels) => `{ products(sort: ${'['.repeat(levels)}${']'.repeat(levels)}) { count } }`,
  selections: (levels) => `${'{ a '.repeat(levels)}${'}'.repeat(levels)}`,
  types: (levels) => `query ($a: ${'['.repeat(levels)}Int${']'.repeat(levels)}) { cart { id } }`,
  'what never ends': (levels) => '{ a '.repeat(levels),
}

describe('a document', () => {
  it('queries products and collections with the fields of the description', async () => {
    const { data, errors } = await ask(
      `query Shop($limit: Int, $filter: JSON) {
        products(limit: $limit, filter: $filter, sort: [{ fieldName: "name", order: "ASC" }]) {
          totalCount
          items { id name priceData { price formatted { price } } variants { id choices } }
        }
        collections { items { id name numberOfProducts } }
        everything: collection(slug: "all-products") { name }
      }`,
      { limit: 2, filter: { 'priceData.price': { $gt: 0 } } },
    )
    expect(errors).toBeUndefined()
    expect(data).toMatchObject({
      products: {
        totalCount: expect.any(Number),
        items: [
          { name: expect.any(String), priceData: { formatted: { price: expect.any(String) } } },
          { id: expect.any(String) },
        ],
      },
      everything: { name: 'All Products' },
    })
  })

  it('shows the caller’s own cart and member, and the public side of others', async () => {
    const client = store.visitor()
    await client.session.loginWithPassword(store.sandbox.site.member)
    const { products } = await client.products.queryProducts({ query: { paging: { limit: 1 } } })
    const own = await ask(
      '{ member { loginEmail profile { nickname } } members(limit: 2) { items { id loginEmail } } }',
      {},
      client,
    )
    expect(own.data).toMatchObject({
      member: { loginEmail: store.sandbox.site.member.email },
      members: { items: expect.any(Array) },
    })
    expect(JSON.stringify(own.data?.members)).not.toContain('@')
    expect(products).toHaveLength(1)
  })

  it('takes an id in any case, as a path does', async () => {
    const { products } = await store
      .visitor()
      .products.queryProducts({ query: { paging: { limit: 1 } } })
    const id = products?.[0]?.id ?? ''
    const { data } = await ask(`{ product(id: "${id.toUpperCase()}") { id } }`)
    expect(data).toEqual({ product: { id } })
  })

  it('with a character that no text can hold names the argument, and answers the rest', async () => {
    const nul = String.raw`\u0000`
    const { data, errors } = await ask(
      `{ product(id: "${nul}") { id } collection(slug: "${nul}") { id } members { count } }`,
    )
    expect(data).toMatchObject({ product: null, collection: null, members: {} })
    expect(errors?.map(({ message }) => message)).toEqual([
      expect.stringContaining('"id" holds a character that is not text'),
      expect.stringContaining('"slug" holds a character that is not text'),
    ])
    const filtered = await ask(
      `{ products(filter: { name: "${nul}" }) { count } members { count } }`,
    )
    expect(filtered.data).toMatchObject({ products: null, members: {} })
    expect(filtered.errors).toMatchObject([
      { message: expect.stringContaining('"query.filter.name" holds a character') },
    ])
  })

  it('returns partial data if a part is refused: errors have status 200', async () => {
    const { data, errors } = await ask('{ cart { id } products(limit: 1) { items { id } } }')
    expect(data).toMatchObject({ cart: null, products: { items: [{ id: expect.any(String) }] } })
    expect(errors).toMatchObject([
      {
        path: ['cart'],
        locations: [{ line: 1, column: 3 }],
        extensions: {
          code: 'OWNED_CART_NOT_FOUND',
          applicationError: { code: 'OWNED_CART_NOT_FOUND' },
        },
      },
    ])
    const violated = await ask('{ products(limit: 1000) { totalCount } }')
    expect(violated.errors).toMatchObject([
      { extensions: { validationError: { fieldViolations: [{ field: 'query.paging.limit' }] } } },
    ])
  })

  it.each([
    ['{ nothing }', 'Cannot query field "nothing"'],
    ['{ products { items { id }', 'Syntax Error'],
    ['query A { cart { id } } query B { cart { id } }', 'operation name'],
    [`{ ${Array.from({ length: 51 }, (_, at) => `a${at}: cart { id }`).join(' ')} }`, 'at most 50'],
    [`{ products { items { id ${'name '.repeat(5000)} } } }`, 'tokens'],
    [manyPages('products', 21), 'at most 20000 fields'],
    [manyPages('products(limit: $n)', 11, 'query ($n: Int = 100)'), 'asks for 22000'],
    [`{ ${aliases(11, full)} less: products(limit: -1000) { count } }`, 'asks for 22000'],
    [`{ products(limit: 100) { items { ${'id '.repeat(220)} } } }`, 'at least 20 an item'],
    [
      `{ products { items { ${'...F '.repeat(40)} } } } fragment F on Product { ${'id '.repeat(20)} }`,
      'Ask for fewer items',
    ],
    [`{ ${aliases(21, '__schema { types { name } }')} }`, 'asks for 21000'],
    [nested(21), 'at most 20 levels'],
    ['query ($limit: Int!) { products(limit: $limit) { totalCount } }', '$limit'],
  ])('that is invalid gets an error with status 200: %.40s', async (query, words) => {
    const { data, errors } = await ask(query)
    expect(data).toBeNull()
    expect(errors?.[0]?.message).toContain(words)
  })

  it('may cost and nest as much as the limits', async () => {
    const { data, errors } = await ask(`{ ${aliases(10, full)} }`)
    expect([errors, Object.keys(data ?? {}).length]).toEqual([undefined, 10])
    expect((await ask(nested(20))).errors).toBeUndefined()
  })
})

describe('a call', () => {
  it.each(Object.keys(nestings))(
    'that nests too deep is refused before it is parsed: %s',
    async (kind) => {
      for (const levels of [101, 2_000, 20_000]) {
        const query = nestings[kind]?.(levels)
        const answer = await post('/graphql/alpha', JSON.stringify({ query }), authorization())
        expect([levels, answer.status]).toEqual([levels, 400])
        expect(await answer.json()).toMatchObject({
          details: {
            validationError: { fieldViolations: [{ field: 'query', violatedRule: 'MAX_SIZE' }] },
          },
        })
      }
    },
  )

  it('may have brackets in its texts and comments, and nest a hundred levels', async () => {
    const brackets = '{['.repeat(200)
    const query = `{ # ${brackets}\n product(id: "${brackets}") { id } collection(slug: """${brackets}""") { id } }`
    for (const text of [query, nestings.objects?.(98)]) {
      const body = JSON.stringify({ query: text })
      expect((await post('/graphql/alpha', body, authorization())).status).toBe(200)
    }
  })

  const post = (path: string, body: string, headers: Record<string, string> = {}) =>
    store.sandbox.fetch(`${store.url}${path}`, { method: 'POST', headers, body })
  const authorization = () => ({ authorization: store.sandbox.site.apiKey })

  it('supports one release of the schema', async () => {
    const failed = graphql(store.visitor(), '{ cart { id } }', {}, { apiVersion: 'omega' })
    expect((await refusalOf(failed)).message).toContain('GraphQL request failed with status 404')
  })

  it('is refused as any other, with a status', async () => {
    expect((await post('/graphql/alpha', '{"query":"{ cart { id } }"}')).status).toBe(401)
    expect((await post('/graphql/alpha', '{', authorization())).status).toBe(400)
    expect((await post('/graphql/alpha', '{"query":1}', authorization())).status).toBe(400)
  })

  it('supports introspection', async () => {
    const body = JSON.stringify({
      query: '{ __type(name: "Product") { fields { name description } } }',
    })
    const answer = await (await post('/graphql/alpha', body, authorization())).json()
    const names = answer.data.__type.fields.map(({ name }: { name: string }) => name)
    expect(names).toEqual(expect.arrayContaining(['id', 'name', 'priceData', 'variants']))
  })
})
