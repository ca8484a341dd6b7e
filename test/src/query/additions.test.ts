/** What only the sandbox has compiles for clients that ask for it by their profile, and for no other, in every call style. */
import { describe, expectTypeOf, it } from 'vitest'
import type { queryFields } from '../../../generated/fields.ts'
import {
  createClient,
  createCore,
  type Platform,
  type ProductsFilter,
  type ProductsFilterWithAdditions,
  platforms,
  type SessionClient,
} from '../../../src/index.ts'
import { queryProducts } from '../../../src/operations.ts'
import {
  filter,
  type QueryResources,
  type QueryResourcesWithAdditions,
  queriesOf,
} from '../../../src/query.ts'
import { createQueries, useProducts } from '../../../src/react/index.ts'

const url = 'http://store.example'
const plain = createClient({ platform: platforms.sandbox(url), clientId: 'c' })
const asking = createClient({
  platform: platforms.sandbox(url, { additions: true }),
  clientId: 'c',
})
const plainCore = createCore({ platform: platforms.wix, apiKey: 'k' })
const askingCore = createCore({
  platform: platforms.sandbox(url, { additions: true }),
  apiKey: 'k',
})

/** Checked, never run. */
const compiles = (_: () => unknown): void => {}

type Fields = typeof queryFields
type Added<Of extends keyof Fields, Name extends string> = {
  [Field in keyof Fields[Of]]: Fields[Of][Field] extends { additions: readonly (infer Given)[] }
    ? Extract<Given, Name | 'field'> extends never
      ? never
      : Field
    : never
}[keyof Fields[Of]]

describe('types without additions', () => {
  it('lack exactly the marked operators, fields and sorting', () => {
    type Named = 'eq' | 'ne' | 'ge' | 'gt' | 'le' | 'lt' | 'in' | 'exists' | 'startsWith'
    type More = 'contains' | 'hasSome' | 'hasAll' | 'endsWith' | 'sort'
    expectTypeOf<{
      [Of in keyof Fields]: { [Name in Named | More]: QueryResources[Of][Name] }
    }>().toEqualTypeOf<{
      [Of in keyof Fields]: {
        [Name in Named | More]: Exclude<QueryResourcesWithAdditions[Of][Name], Added<Of, Name>>
      }
    }>()
  })

  it('refuse them by name, by path, in the builder, in functions and in factories', () => {
    const contains = { name: { $contains: 'mug' } }
    // @ts-expect-error an operator that only the sandbox has
    compiles(() => plain.products.queryProducts({ query: { filter: contains } }))
    // @ts-expect-error a field
    compiles(() => plain.products.queryProducts({ query: { filter: { visible: true } } }))
    // @ts-expect-error a sorting
    compiles(() => plain.products.queryProducts({ query: { sort: [{ fieldName: 'brand' }] } }))
    compiles(() =>
      plain.paths['/v1/products/query-platformized'].POST({
        // @ts-expect-error
        body: { query: { filter: { visible: true } } },
      }),
    )
    // @ts-expect-error
    compiles(() => plain.products.query().contains('name', 'mug'))
    // @ts-expect-error
    compiles(() => plain.products.query().eq('visible', true))
    // @ts-expect-error
    compiles(() => plain.members.query().descending('createdDate'))
    // @ts-expect-error
    compiles(() => queriesOf(plainCore).products.query().eq('visible', true))
    // @ts-expect-error
    compiles(() => queryProducts(plainCore, { query: { filter: { visible: true } } }))
    // @ts-expect-error
    compiles(() => filter<'products'>().eq('visible', true))
    // @ts-expect-error
    compiles(() => plain.products.query().and(filter<'products', true>().eq('visible', true)))
    compiles(() =>
      // @ts-expect-error
      createQueries(plain).products.queryProducts({ query: { filter: { visible: true } } }),
    )
    // @ts-expect-error
    compiles(() => useProducts({ facets: ['brand'] }))
  })

  it('are those of a profile that may have additions or not', () => {
    const either: Platform = platforms.sandbox(url, { additions: true })
    const client = createClient({ platform: either, clientId: 'c' })
    // @ts-expect-error
    compiles(() => client.products.query().contains('name', 'mug'))
    compiles(() => client.products.query().startsWith('name', 'mug'))
  })
})

describe('types with additions', () => {
  it('have them in every call style', () => {
    const contains = { name: { $contains: 'mug' } }
    compiles(() => asking.products.queryProducts({ query: { filter: contains } }))
    compiles(() => asking.products.queryProducts({ query: { sort: [{ fieldName: 'brand' }] } }))
    compiles(() =>
      asking.paths['/v1/products/query-platformized'].POST({
        body: { query: { filter: contains } },
      }),
    )
    compiles(() => asking.products.query().contains('name', 'mug').eq('visible', true))
    compiles(() => asking.members.query().descending('createdDate'))
    compiles(() => queriesOf(askingCore).products.query().eq('visible', true))
    compiles(() => queryProducts(askingCore, { query: { filter: contains } }))
    compiles(() => asking.products.query().and(filter<'products', true>().eq('visible', true)))
    compiles(() => asking.products.query().and(filter<'products'>().eq('sku', 'a')))
    compiles(() => createQueries(asking).products.queryProducts({ query: { filter: contains } }))
    compiles(() => useProducts<true>({ facets: ['brand'], filter: contains }))
  })

  it('are assignable to those without, not the reverse', () => {
    expectTypeOf<SessionClient<true>>().toExtend<SessionClient>()
    expectTypeOf<SessionClient>().not.toExtend<SessionClient<true>>()
    expectTypeOf<ProductsFilter>().toExtend<ProductsFilterWithAdditions>()
    expectTypeOf<ProductsFilterWithAdditions>().not.toExtend<ProductsFilter>()
  })
})
