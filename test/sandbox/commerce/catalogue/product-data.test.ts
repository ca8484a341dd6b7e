/** A product as it is answered, its gallery as it is changed, and positions in a list, as plain data. */
import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
} from 'kysely'
import { describe, expect, it } from 'vitest'
import {
  afterPosition,
  readCursor,
  writeCursor,
} from '../../../../sandbox/commerce/catalogue/cursor.ts'
import {
  type Assignment,
  addMedia,
  assignMedia,
  releaseMedia,
  removeMedia,
} from '../../../../sandbox/commerce/catalogue/edit-media.ts'
import {
  optionsAnswer,
  productAnswer,
  variantStockAnswer,
} from '../../../../sandbox/commerce/catalogue/wire-product.ts'
import { ownCurrency } from '../../../../sandbox/commerce/rules/currencies.ts'
import type { StoreProduct } from '../../../../sandbox/commerce/rules/documents/product.ts'
import { newVariant } from '../../../../sandbox/commerce/rules/variants.ts'
import { orderBy, type SortKey } from '../../../../sandbox/storage/filters/index.ts'
import { violationsBy } from '../../violations.ts'
import { before, picture, product, size } from './plain-product.ts'

const view = { origin: 'http://shop.example', merchant: true, conversion: ownCurrency }
const withDocument = (more: Partial<StoreProduct['document']>): StoreProduct => ({
  ...product,
  document: { ...product.document, ...more },
})

describe('the response of a product', () => {
  const answer = productAnswer(product, view)

  it('has every field', () => {
    const { media, productOptions, variants, price, priceData, convertedPriceData, ...rest } =
      answer
    expect(rest).toEqual({
      id: 'mug',
      name: 'Mug',
      slug: 'the-mug',
      visible: true,
      productType: 'physical',
      description: 'Blue.',
      sku: 'MUG',
      weight: 0.5,
      brand: 'Kiln',
      ribbon: 'New',
      ribbons: [{ text: 'New' }],
      numericId: '1',
      inventoryItemId: 'item',
      weightRange: { minValue: 0.5, maxValue: 2 },
      priceRange: { minValue: 10, maxValue: 20 },
      additionalInfoSections: [],
      customTextFields: [],
      collectionIds: ['cups'],
      manageVariants: true,
      discount: { type: 'NONE', value: 0 },
      lastUpdated: before.toISOString(),
      createdDate: before.toISOString(),
      productPageUrl: { base: view.origin, path: '/product-page/the-mug' },
      stock: {
        trackInventory: true,
        quantity: 2,
        inStock: true,
        inventoryStatus: 'PARTIALLY_OUT_OF_STOCK',
      },
      costAndProfitData: {
        itemCost: 4,
        formattedItemCost: '$4.00',
        profit: 6,
        formattedProfit: '$6.00',
        profitMargin: 0.6,
      },
      costRange: { minValue: 4, maxValue: 8 },
    })
    expect([price, priceData, convertedPriceData].map((one) => one?.price)).toEqual([10, 10, 10])
    expect([media?.items?.length, productOptions.length, variants.length]).toEqual([2, 1, 2])
  })

  it('has optional fields only if they are set', () => {
    const pricePerUnit = {
      ...({ totalQuantity: 500, totalMeasurementUnit: 'G', baseQuantity: 1 } as const),
      baseMeasurementUnit: 'KG' as const,
    }
    const more = {
      pricePerUnit,
      seoData: { tags: [] },
      productDimensions: { width: '1' },
      packageDimensions: { width: '2' },
    }
    const { pricePerUnit: pricePerUnitData, ...shown } = more
    const whole = productAnswer(withDocument(more), view)
    expect(whole).toMatchObject({ ...shown, pricePerUnitData, price: { pricePerUnit: 20 } })
    const names = [...Object.keys(shown), 'pricePerUnitData']
    expect(Object.keys(answer).filter((name) => names.includes(name))).toEqual([])
    const bare = {
      sku: null,
      brand: null,
      ribbon: null,
      weight: null,
      itemCost: null,
      variants: [],
    }
    const least = productAnswer({ ...product, ...bare }, view)
    expect(least).toMatchObject({ weight: 0, ribbon: '', ribbons: [] })
    expect(['sku', 'brand', 'costAndProfitData'].filter((name) => name in least)).toEqual([])
  })

  it('has costs for the store only', () => {
    const shown = productAnswer(product, { ...view, merchant: false })
    expect(['costAndProfitData', 'costRange'].filter((name) => name in shown)).toEqual([])
    expect(JSON.stringify(shown)).not.toContain('itemCost')
    const [, own] = answer.variants
    expect(own?.variant.costAndProfitData).toMatchObject({ itemCost: 8, profit: 12 })
  })

  it('has variants with their own values, or the product’s', () => {
    const short = answer.variants.map(({ id, choices, variant, stock }) => [
      ...[
        id,
        choices,
        variant.priceData.price,
        variant.weight,
        variant.sku,
        variant.visible,
        stock,
      ],
    ])
    const counted = { trackQuantity: true }
    expect(short).toEqual([
      ['small', { Size: 'S' }, 10, 0.5, '', true, { ...counted, quantity: 2, inStock: true }],
      ['medium', { Size: 'M' }, 20, 2, 'M', true, { ...counted, quantity: 0, inStock: false }],
    ])
    const uncounted = { ...product, trackInventory: false }
    expect(variantStockAnswer(uncounted, newVariant('v', {}))).toEqual({
      trackQuantity: false,
      inStock: true,
    })
    expect(productAnswer(uncounted, view).stock).toEqual({
      trackInventory: false,
      inStock: true,
      inventoryStatus: 'IN_STOCK',
    })
  })

  it('has the availability and pictures of each choice', () => {
    const choiceMedia = [
      { option: 'Other', choice: 'M', mediaIds: ['a'] },
      { option: 'Size', choice: 'M', mediaIds: ['b'] },
    ]
    const shown = (of: StoreProduct) =>
      optionsAnswer(of, of.variants, view)[0]?.choices?.map((one) => [
        ...[one.description, one.inStock, one.visible, one.media?.items?.map(({ id }) => id)],
      ])
    const illustrated = withDocument({ choiceMedia })
    expect(shown(illustrated)).toEqual([
      ['S', true, true, undefined],
      ['M', false, true, ['b']],
    ])
    const hidden = {
      ...illustrated,
      variants: product.variants.map((one) => ({ ...one, visible: false })),
    }
    expect(shown(hidden)?.map(([, inStock, visible]) => [inStock, visible])).toEqual([
      [false, false],
      [false, false],
    ])
    expect(shown({ ...product, manageVariants: false })?.map(([, inStock]) => inStock)).toEqual([
      ...[true, true],
    ])
    const { optionType, name } = optionsAnswer(product, product.variants, view)[0] ?? {}
    expect({ optionType, name }).toEqual({ optionType: size.optionType, name: 'Size' })
  })
})

describe('a gallery', () => {
  const ids = ({ document }: StoreProduct) => document.media.map(({ id }) => id)
  const shows = ({ document }: StoreProduct) =>
    document.choiceMedia.map(({ choice, mediaIds }) => [choice, ...mediaIds])
  const assigned = withDocument({
    choiceMedia: [
      { option: 'Size', choice: 'S', mediaIds: ['a', 'b'] },
      { option: 'Size', choice: 'M', mediaIds: ['b'] },
    ],
  })

  it('appends each image once, and to its choice', () => {
    const added = addMedia(product, [
      { media: picture('c') },
      { media: picture('c') },
      { media: picture('a') },
    ])
    expect([ids(added), shows(added)]).toEqual([['a', 'b', 'c'], []])
    const choice = { option: 'Size', choice: 'S' }
    expect(shows(addMedia(product, [{ media: picture('c'), choice }]))).toEqual([['S', 'c']])
    const wrong = { option: 'Size', choice: 'L' }
    const refused = violationsBy(() =>
      addMedia(product, [{ media: picture('c') }, { media: picture('d'), choice: wrong }]),
    )
    expect(refused).toEqual([
      {
        field: 'media[1].choice.choice',
        violatedRule: 'VALIDATION',
        description: '"L" is not a choice of Size',
      },
    ])
  })

  it('loses removed images everywhere, and remembers the last hundred', () => {
    const left = removeMedia(assigned, ['a'])
    expect([ids(left), shows(left)]).toEqual([
      ['b'],
      [
        ['S', 'b'],
        ['M', 'b'],
      ],
    ])
    expect(left.document.releasedMedia?.map(({ id }) => id)).toEqual(['a'])
    const none = removeMedia(left, [])
    expect([ids(none), shows(none)]).toEqual([[], []])
    expect(none.document.releasedMedia?.map(({ id }) => id)).toEqual(['a', 'b'])
    const releasedMedia = Array.from({ length: 100 }, (_, index) => picture(`old-${index}`))
    const full = removeMedia(withDocument({ releasedMedia }), ['b']).document.releasedMedia
    expect([full?.length, full?.[0]?.id, full?.at(-1)?.id]).toEqual([100, 'old-1', 'b'])
    const again = withDocument({ releasedMedia: [picture('a'), picture('x')] })
    expect(removeMedia(again, ['a']).document.releasedMedia?.map(({ id }) => id)).toEqual([
      ...['x', 'a'],
    ])
  })

  const of = (choice: string, ...mediaIds: string[]): Assignment => ({
    option: 'Size',
    choice,
    mediaIds,
  })
  it('lists the choices of its images, each once', () => {
    expect(shows(assignMedia(assigned, [of('M', 'b', 'a')]))).toEqual([
      ['S', 'a', 'b'],
      ['M', 'b', 'a'],
    ])
    expect(() => assignMedia(product, [of('S', 'a', 'gone')])).toThrow(
      expect.objectContaining({
        status: 404,
        data: { mediaId: 'gone' },
        description: 'Media gone is not in the gallery of product mug',
      }),
    )
    expect(violationsBy(() => assignMedia(product, [{ option: 'Glaze' }]))).toEqual([
      {
        field: 'media[0].option',
        violatedRule: 'VALIDATION',
        description: '"Glaze" is not an option of this product',
      },
    ])
  })

  it('lists the choices of one option only', () => {
    const two = withDocument({
      options: [size, { ...size, name: 'Glaze' }],
      choiceMedia: [{ option: 'Size', choice: 'S', mediaIds: ['a'] }],
    })
    const glaze = { option: 'Glaze', choice: 'S', mediaIds: ['a'] }
    expect(violationsBy(() => assignMedia(two, [of('M', 'a'), glaze]))).toEqual([
      {
        field: 'media[1].option',
        violatedRule: 'VALIDATION',
        description: 'must be the one option whose choices have media',
        data: { options: ['Size', 'Glaze'] },
      },
    ])
    const none = assignMedia(two, [{ ...glaze, mediaIds: [] }])
    expect(none.document.choiceMedia).toEqual(two.document.choiceMedia)
  })

  it.each([
    [[], []],
    [
      [of('S', 'a')],
      [
        ['S', 'b'],
        ['M', 'b'],
      ],
    ],
    [[of('S')], [['M', 'b']]],
    [[of('S', 'a', 'b'), of('M', 'a')], [['M', 'b']]],
  ])('releases %j and shows %j', (releases, left) => {
    expect(shows(releaseMedia(assigned, releases))).toEqual(left)
  })
})

describe('a position in a list', () => {
  const database = new Kysely<unknown>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  })
  const key = (name: string, more: Partial<SortKey> = {}): SortKey => ({
    sql: sql.ref(name),
    type: 'string',
    nullable: false,
    descending: false,
    ...more,
  })
  const written = (expression: Parameters<typeof sql.join>[0][number]) =>
    sql`${expression}`.compile(database).sql
  const behind = (keys: readonly SortKey[], values: readonly unknown[], backwards = false) =>
    written(afterPosition(keys, { filter: {}, sort: [], keys: values, backwards }, 'cursor'))
  const refused = (act: () => unknown) =>
    violationsBy(act)?.map(({ field, description, data }) => [field, description, data])
  const badCursor = [['cursor', 'must be a cursor of an earlier response', { type: 'cursor' }]]

  it('round-trips', () => {
    for (const backwards of [true, false]) {
      const position = { filter: { a: 1 }, sort: [{ b: 'ASC' }], keys: ['x', 2], backwards }
      expect(readCursor(writeCursor(position), 'cursor')).toEqual(position)
    }
    const bare = { filter: undefined, sort: undefined, keys: [], backwards: false }
    expect(readCursor(writeCursor(bare), 'cursor')).toEqual({ ...bare, filter: {}, sort: [] })
  })

  it.each(['', 'nonsense', '{}', 'null', '[]', '[1,2,3,4]', '[{},[],[]]', '[{},[],[],"next",5]'])(
    'is not read from %j',
    (text) => {
      const cursor = Buffer.from(text).toString('base64url')
      expect(refused(() => readCursor(cursor, 'cursor'))).toEqual(badCursor)
    },
  )

  it('follows the direction of its list, or the reverse', () => {
    const keys = [key('a'), key('b', { descending: true })]
    expect([written(orderBy(keys, false)), written(orderBy(keys, true))]).toEqual([
      '"a" asc, "b" desc',
      '"a" desc, "b" asc',
    ])
  })

  it('is one comparison if all keys are required and sort in one direction', () => {
    const down = { descending: true }
    const [up, lower] = [
      [key('a'), key('b')],
      [key('a', down), key('b', down)],
    ]
    expect([behind(up, ['x', 'y']), behind(up, ['x', 'y'], true)]).toEqual([
      '("a", "b") > ($1::text, $2::text)',
      '("a", "b") < ($1::text, $2::text)',
    ])
    expect([behind(lower, ['x', 'y']), behind(lower, ['x', 'y'], true)]).toEqual([
      '("a", "b") < ($1::text, $2::text)',
      '("a", "b") > ($1::text, $2::text)',
    ])
  })

  it('is compared part by part otherwise', () => {
    expect(behind([key('a'), key('b', { descending: true })], ['x', 'y'])).toBe(
      '((("a" > $1::text or "a" is null)) or ("a" is not distinct from $2::text and "b" < $3::text))',
    )
    const absent = key('a', { nullable: true })
    expect(behind([absent], ['x'])).toBe('((("a" > $1::text or "a" is null)))')
    expect([behind([absent], [null]), behind([absent], [null], true)]).toEqual([
      '((false))',
      '(("a" is not null))',
    ])
    expect(behind([absent, key('b')], [null, 'y'])).toBe(
      '((false) or ("a" is not distinct from null and ("b" > $1::text or "b" is null)))',
    )
  })

  it.each<[SortKey['type'], unknown, string | undefined]>([
    ['number', 5, 'numeric'],
    ['number', '5', undefined],
    ['boolean', true, 'boolean'],
    ['boolean', 'true', undefined],
    ['date', '2026-03-02T10:00:00.000Z', 'timestamptz'],
    ['date', 'someday', undefined],
    ['date', 5, undefined],
    ['string', 'x', 'text'],
    ['string', 'a\0b', undefined],
    ['string', 5, undefined],
    ['string', null, undefined],
  ])('of the type %s takes %j: %s', (type, value, cast) => {
    const compare = () => behind([key('a', { type })], [value])
    if (cast === undefined) expect(refused(compare)).toEqual(badCursor)
    else expect(compare()).toBe(`("a") > ($1::${cast})`)
  })

  it('has as many keys as its list, or none at an end of it', () => {
    expect([behind([key('a')], []), behind([key('a')], [], true)]).toEqual(['true', 'true'])
    expect(refused(() => behind([key('a'), key('b')], ['x']))).toEqual(badCursor)
    expect(refused(() => behind([key('a')], ['x', 'y']))).toEqual(badCursor)
  })
})
