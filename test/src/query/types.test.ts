/** What compiles and what does not, by the fields and operators of the description. */
import { describe, expectTypeOf, it } from 'vitest'
import type { queryFields } from '../../../generated/fields.ts'
import type { Collection, InventoryItemV2, Member, Product } from '../../../src/index.ts'
import {
  filter,
  type Page,
  type Queries,
  type Query,
  type QueryResources,
} from '../../../src/query.ts'

type Fields = typeof queryFields
type Resource = keyof QueryResources
type Operator = keyof QueryResources[Resource] & string

/** The fields whose entry in the description's table names the operator. */
type Allowed<Of extends Resource, Named extends string> = {
  [Field in keyof Fields[Of]]: Fields[Of][Field] extends { operators: readonly (infer Given)[] }
    ? Named extends Given
      ? Field
      : never
    : never
}[keyof Fields[Of]]

/** Checked, never run. */
const compiles = (_: (client: Queries) => unknown): void => {}

describe('types of a query', () => {
  it('find the resource’s items, in pages and in walks', () => {
    compiles(async ({ products, collections, members, inventory }) => {
      const page = await products.query().find()
      expectTypeOf(page.items).toEqualTypeOf<readonly Product[]>()
      expectTypeOf(await page.next()).toEqualTypeOf<
        Page<Product, Query<QueryResources['products']>>
      >()
      for await (const product of products.query()) expectTypeOf(product).toEqualTypeOf<Product>()
      expectTypeOf((await collections.query().find()).items).toEqualTypeOf<readonly Collection[]>()
      expectTypeOf((await members.query().find()).items).toEqualTypeOf<readonly Member[]>()
      expectTypeOf((await inventory.query().find()).items).toEqualTypeOf<
        readonly InventoryItemV2[]
      >()
    })
  })

  it('agree with the table that forms and lists are made from', () => {
    expectTypeOf<Resource>().toEqualTypeOf<keyof Fields>()
    type Named = Exclude<
      Operator,
      'item' | 'pages' | 'values' | 'sort' | 'between' | 'isEmpty' | 'isNotEmpty'
    >
    expectTypeOf<{
      [Of in Resource]: { [Name in Named]: QueryResources[Of][Name] }
    }>().toEqualTypeOf<{ [Of in Resource]: { [Name in Named]: Allowed<Of, Name> } }>()
    expectTypeOf<{ [Of in Resource]: keyof QueryResources[Of]['values'] }>().toEqualTypeOf<{
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

  it('know what each field is compared with', () => {
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

  it('join a query with filters whose fields it knows', () => {
    compiles(({ products }) => products.query().or(filter<'products'>().eq('sku', 'a')))
    compiles(({ products }) => products.query().not(products.query().eq('sku', 'a')))
    compiles(() => filter().and(filter().eq('anything', 'a')))
    // @ts-expect-error nobody knows which fields that filter names
    compiles(({ products }) => products.query().and(filter().eq('sku', 'a')))
    // @ts-expect-error nor inside a filter of products
    compiles(() => filter<'products'>().not(filter().eq('zzz', 1)))
    // @ts-expect-error a member's fields are not a product's
    compiles(({ products }) => products.query().or(filter<'members'>().eq('loginEmail', 'a')))
    // @ts-expect-error only a builder, never the wire form
    compiles(({ products }) => products.query().and({ name: 'Mug' }))
  })

  it('of a filter for a resource are that resource’s', () => {
    compiles(() => filter<'members'>().startsWith('loginEmail', 'a').between('createdDate', '', ''))
    // @ts-expect-error members have no price
    compiles(() => filter<'members'>().eq('price', 1))
    // @ts-expect-error there is no such resource
    compiles(() => filter<'baskets'>())
  })
})
