/**
 * What compiles and what does not for a client that asks for additions, by the fields and operators of the description;
 * what any other lacks of it is in additions.test.ts.
 */
import { describe, expectTypeOf, it } from 'vitest'
import type { queryFields } from '../../../generated/fields.ts'
import {
  type Collection,
  createClient,
  type InventoryItemV2,
  type Member,
  type Product,
  type ProductsFilter,
  platforms,
} from '../../../src/index.ts'
import {
  filter,
  type Page,
  type Queries,
  type Query,
  type QueryResourcesWithAdditions,
} from '../../../src/query.ts'

type Fields = typeof queryFields
type Resource = keyof Fields & keyof QueryResourcesWithAdditions
type Operator = keyof QueryResourcesWithAdditions[Resource] & string

/** The fields whose entry in the description's table names the operator. */
type Allowed<Of extends Resource, Named extends string> = {
  [Field in keyof Fields[Of]]: Fields[Of][Field] extends { operators: readonly (infer Given)[] }
    ? Named extends Given
      ? Field
      : never
    : never
}[keyof Fields[Of]]

/** Checked, never run. */
const compiles = (_: (client: Queries<true>) => unknown): void => {}

/** The groups of a client with a query, and the lists inside of them. */
type Listed =
  | keyof Queries
  | Exclude<{ [Group in keyof Queries]: keyof Queries[Group] }[keyof Queries], 'query'>

describe('types of a query', () => {
  it('exist for every list of the description', () => {
    expectTypeOf<Listed>().toEqualTypeOf<keyof QueryResourcesWithAdditions>()
  })

  it('find the resource’s items, in pages and in iterations', () => {
    compiles(async ({ products, collections, members, inventory }) => {
      const page = await products.query().find()
      expectTypeOf(page.items).toEqualTypeOf<readonly Product[]>()
      expectTypeOf(await page.next()).toEqualTypeOf<
        Page<Product, Query<QueryResourcesWithAdditions['products']>>
      >()
      for await (const product of products.query()) expectTypeOf(product).toEqualTypeOf<Product>()
      expectTypeOf((await collections.query().find()).items).toEqualTypeOf<readonly Collection[]>()
      expectTypeOf((await members.query().find()).items).toEqualTypeOf<readonly Member[]>()
      expectTypeOf((await inventory.query().find()).items).toEqualTypeOf<
        readonly InventoryItemV2[]
      >()
    })
  })

  it('agree with the table of generated query fields', () => {
    expectTypeOf<Resource>().toEqualTypeOf<keyof Fields>()
    // The variants of one product are the one list without conditions and order.
    expectTypeOf<
      Exclude<keyof QueryResourcesWithAdditions, Resource>
    >().toEqualTypeOf<'productVariants'>()
    type Named = Exclude<
      Operator,
      | 'item'
      | 'given'
      | 'pages'
      | 'more'
      | 'filter'
      | 'values'
      | 'sort'
      | 'between'
      | 'isEmpty'
      | 'isNotEmpty'
    >
    expectTypeOf<{
      [Of in Resource]: { [Name in Named]: QueryResourcesWithAdditions[Of][Name] }
    }>().toEqualTypeOf<{ [Of in Resource]: { [Name in Named]: Allowed<Of, Name> } }>()
    expectTypeOf<{
      [Of in Resource]: keyof QueryResourcesWithAdditions[Of]['values']
    }>().toEqualTypeOf<{
      [Of in Resource]: keyof Fields[Of]
    }>()
  })

  it('know the fields of each resource', () => {
    compiles(({ products }) => products.query().eq('name', 'Mug').in('sku', ['a']).exists('brand'))
    // @ts-expect-error products have no such field
    compiles(({ products }) => products.query().eq('nmae', 'Mug'))
    // @ts-expect-error members are not searched by price
    compiles(({ members }) => members.query().eq('price', 1))
    // @ts-expect-error a field of the products, not of the stock
    compiles(({ inventory }) => inventory.query().eq('name', 'Mug'))
  })

  it('know the operators of each field', () => {
    compiles(({ products }) =>
      products.query().ge('priceData.price', 1).hasAll('collectionIds', 'a'),
    )
    // @ts-expect-error a name has no order to compare by
    compiles(({ products }) => products.query().ge('name', 'M'))
    // @ts-expect-error the platform's price takes no ordering comparison
    compiles(({ products }) => products.query().lt('price', 5))
    // @ts-expect-error a slug is not searched inside
    compiles(({ products }) => products.query().contains('slug', 'u'))
    // @ts-expect-error no field of any resource is searched by its end
    compiles(({ products }) => products.query().endsWith('name', 'g'))
    // @ts-expect-error members hold no lists
    compiles(({ members }) => members.query().hasAll('id', 'a'))
    // @ts-expect-error a price that cannot be ordered has no range
    compiles(({ products }) => products.query().between('price', 1, 2))
  })

  it('know the type of each field’s value', () => {
    compiles(({ products }) => products.query().gt('lastUpdated', new Date()))
    compiles(({ products }) => products.query().eq('lastUpdated', '2024-01-01T00:00:00Z'))
    compiles(({ products }) => products.query().eq('brand', null).ne('brand', undefined))
    // @ts-expect-error a price is a number
    compiles(({ products }) => products.query().ge('priceData.price', '20'))
    // @ts-expect-error so is each of a list
    compiles(({ products }) => products.query().in('numericId', ['1']))
    // @ts-expect-error an ordering needs a value
    compiles(({ products }) => products.query().gt('numericId', null))
    // @ts-expect-error an operator needs its value
    compiles(({ products }) => products.query().eq('name'))
    // @ts-expect-error both ends are needed
    compiles(({ products }) => products.query().between('numericId', 1))
  })

  it('compare an enumeration with its values', () => {
    compiles(({ members }) => members.query().eq('privacyStatus', 'PUBLIC').ne('status', null))
    compiles(({ products }) => products.query().in('stock.inventoryStatus', ['IN_STOCK']))
    // @ts-expect-error there is no such state
    compiles(({ members }) => members.query().eq('privacyStatus', 'SECRET'))
    // @ts-expect-error nor in a list
    compiles(({ members }) => members.query().in('status', ['APPROVED', 'GONE']))
    // @ts-expect-error nor such a kind of discount
    compiles(() => filter<'products', true>().eq('discount.type', 'HALF'))
  })

  it('require the items of a list operator', () => {
    compiles(({ products }) => products.query().hasSome('collectionIds', 'a', 'b'))
    compiles(({ products }) => products.query().hasAll('collectionIds', ['a']))
    // @ts-expect-error some of what?
    compiles(({ products }) => products.query().hasSome('collectionIds'))
    // @ts-expect-error all of what?
    compiles(({ products }) => products.query().hasAll('collectionIds'))
  })

  it('know the further fields of a request', () => {
    compiles(({ members }) => members.query().with({ fieldsets: ['FULL'] }))
    compiles(({ members }) => members.listedMembers.query().with({ fieldsets: ['PUBLIC'] }))
    compiles(({ products }) => products.productVariants.query('p').with({ variantIds: ['v'] }))
    // @ts-expect-error there is no such field set
    compiles(({ members }) => members.query().with({ fieldsets: ['MOST'] }))
    // @ts-expect-error conditions are said by operators
    compiles(({ members }) => members.query().with({ query: {} }))
    // @ts-expect-error a query of collections takes nothing else
    compiles(({ collections }) => collections.query().with({ includeVariants: true }))
    // @ts-expect-error of which product?
    compiles(({ products }) => products.productVariants.query())
  })

  it('know lists without conditions', () => {
    compiles(({ members }) => members.listedMembers.query().descending('createdDate'))
    // @ts-expect-error the list is not filtered
    compiles(({ members }) => members.listedMembers.query().eq('loginEmail', 'a'))
    // @ts-expect-error nor are a product's variants, which have no order either
    compiles(({ products }) => products.productVariants.query('p').ascending('id'))
  })

  it('know the fields to sort by', () => {
    compiles(({ products }) => products.query().ascending('name', 'price').descending('id'))
    // @ts-expect-error descriptions have no order
    compiles(({ products }) => products.query().ascending('description'))
    // @ts-expect-error members have no sortable id
    compiles(({ members }) => members.query().descending('id'))
    // @ts-expect-error by what?
    compiles(({ products }) => products.query().ascending())
  })

  it('know which resources page by cursor', () => {
    compiles(({ products }) => products.query().byCursor())
    compiles(({ collections }) => collections.query().byCursor('next'))
    // @ts-expect-error the stock pages by offset alone
    compiles(({ inventory }) => inventory.query().byCursor())
  })

  it('combine a query with filters of known fields', () => {
    compiles(({ products }) => products.query().or(filter<'products'>().eq('sku', 'a')))
    compiles(({ products }) => products.query().not(products.query().eq('sku', 'a')))
    compiles(() => filter().and(filter().eq('anything', 'a')))
    // @ts-expect-error the fields of that filter are unknown
    compiles(({ products }) => products.query().and(filter().eq('sku', 'a')))
    // @ts-expect-error nor inside a filter of products
    compiles(() => filter<'products'>().not(filter().eq('zzz', 1)))
    // @ts-expect-error a member's fields are not a product's
    compiles(({ products }) => products.query().or(filter<'members'>().eq('loginEmail', 'a')))
    // @ts-expect-error only a builder, never the wire form
    compiles(({ products }) => products.query().and({ name: 'Mug' }))
  })

  it('of a filter for a resource are that resource’s', () => {
    compiles(() =>
      filter<'members', true>().startsWith('loginEmail', 'a').between('createdDate', '', ''),
    )
    // @ts-expect-error members have no price
    compiles(() => filter<'members'>().eq('price', 1))
    // @ts-expect-error there is no such resource
    compiles(() => filter<'baskets'>())
  })
})

describe('the plain form of a query', () => {
  const client = createClient({
    platform: platforms.sandbox('http://store.example', { additions: true }),
    clientId: 'c',
  })
  const { products, members, collections } = client
  const run = (_: () => unknown): void => {}

  it('knows fields, operators, values and order as the builder does', () => {
    run(() =>
      products.queryProducts({
        query: {
          filter: {
            name: { $startsWith: 'M', $ne: null },
            'stock.inventoryStatus': 'IN_STOCK',
            lastUpdated: { $gt: new Date(0) },
            $or: [
              { 'priceData.price': { $lt: 20 } },
              { $not: { collectionIds: { $hasAll: ['a'] } } },
            ],
          },
          sort: [{ fieldName: 'name', order: 'ASC' }, { fieldName: 'priceData.price' }],
          paging: { limit: 10 },
        },
      }),
    )
    run(() => members.queryMembers({ query: { sorting: [{ fieldName: 'createdDate' }] } }))
    // @ts-expect-error products have no such field
    run(() => products.queryProducts({ query: { filter: { nmae: 'Mug' } } }))
    // @ts-expect-error a price is a number
    run(() => products.queryProducts({ query: { filter: { 'priceData.price': '20' } } }))
    // @ts-expect-error a slug is not searched inside
    run(() => products.queryProducts({ query: { filter: { slug: { $contains: 'u' } } } }))
    // @ts-expect-error there is no such operator
    run(() => products.queryProducts({ query: { filter: { name: { $begins: 'M' } } } }))
    // @ts-expect-error nor such a stock
    run(() => products.queryProducts({ query: { filter: { 'stock.inventoryStatus': 'FULL' } } }))
    // @ts-expect-error also further in
    run(() => products.queryProducts({ query: { filter: { $and: [{ nmae: 'Mug' }] } } }))
    // @ts-expect-error descriptions have no order
    run(() => products.queryProducts({ query: { sort: [{ fieldName: 'description' }] } }))
    // @ts-expect-error a product's field, not a collection's
    run(() => collections.queryCollections({ query: { filter: { sku: 'a' } } }))
    // @ts-expect-error members are not sorted by their id
    run(() => members.queryMembers({ query: { sort: [{ fieldName: 'id' }] } }))
  })

  it('takes the resource’s filter, and no other', () => {
    const mine = filter<'products'>().eq('slug', 'mug').build()
    expectTypeOf(mine).toEqualTypeOf<ProductsFilter>()
    run(() => products.queryProducts({ query: { filter: mine } }))
    // @ts-expect-error that one may name any field
    run(() => products.queryProducts({ query: { filter: filter().eq('zzz', 1).build() } }))
    // @ts-expect-error a member's fields are not a product's
    run(() => products.queryProducts({ query: { filter: filter<'members'>().build() } }))
  })

  it('is the same by path', () => {
    const call = client.paths['/v1/products/query-platformized'].POST
    run(() => call({ body: { query: { filter: { name: 'Mug' } } } }))
    // @ts-expect-error products have no such field
    run(() => call({ body: { query: { filter: { nmae: 'Mug' } } } }))
  })
})
