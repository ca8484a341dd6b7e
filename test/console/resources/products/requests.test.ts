// What the products' adapter asks of the platform, and what it makes of the answers.
import { type Choice, type ProductOption, platforms } from 'storefront-client'
import { describe, expect, it } from 'vitest'
import { productsAdapter } from '../../../../console/resources/products/adapter.ts'
import { clientAnswering } from '../../support/fake-platform.ts'
import { listRequest, paging } from '../../support/list-request.ts'

const query = 'POST /v1/products/query-platformized'
const read = 'GET /v1/products/p?includeMerchantSpecificData=true'
const change = 'PATCH /v1/products/p'

const mug = {
  id: 'p',
  name: 'Mug',
  description: 'To drink from',
  visible: true,
  weight: 0.4,
  sku: 'MUG',
  slug: 'mug',
  brand: 'Kiln & Co',
  ribbon: 'New',
  priceData: { price: 20, currency: 'EUR' },
  discount: { type: 'PERCENT', value: 25 },
  costAndProfitData: { itemCost: 6, profit: 14 },
  productOptions: [],
  variants: [],
  media: { items: [] },
  collectionIds: [],
}

const store = (answers: Readonly<Record<string, object>>) => {
  const { client, asked } = clientAnswering(answers)
  return { adapter: productsAdapter(client), asked }
}
const one = () => store({ [read]: { product: mug } }).adapter.one('p', undefined)
type Product = Awaited<ReturnType<typeof one>>

/** What is sent when the product of the store is saved with a change. */
const sentBy = async (edit: (product: Product) => Partial<Product>) => {
  const { adapter, asked } = store({
    [read]: { product: mug },
    [change]: { product: mug },
    'POST /v1/products/p/remove-brand': {},
    'POST /v1/products/p/remove-ribbon': {},
  })
  const before = await one()
  await adapter.update?.('p', { ...before, ...edit(before) }, before)
  return asked
}

describe('the list of products', () => {
  it('asks for one page in one order, and shows the platform’s total', async () => {
    const { adapter, asked } = store({ [query]: { products: [mug], metadata: { total: 21 } } })
    const sort = { field: 'name', order: 'DESC' } as const
    expect(await adapter.list(listRequest({ sort }))).toMatchObject({
      data: [{ id: 'p' }],
      total: 21,
    })
    const order = [{ fieldName: 'name', order: 'DESC' }]
    expect(asked).toEqual([[query, { query: { filter: {}, sort: order, paging } }]])
  })

  it.each([
    [{ visibility: 'visible' }, { visible: true }],
    [{ visibility: 'hidden' }, { visible: false }],
    [{ stock: 'OUT_OF_STOCK' }, { 'stock.inventoryStatus': 'OUT_OF_STOCK' }],
    [{ stock: 'NO_SUCH_STATE' }, {}],
    [{ stock: 'LOW' }, { 'stock.quantity': { $gt: 0, $lte: 5 } }],
    [{ collection: 'c' }, { collectionIds: { $hasSome: ['c'] } }],
    [
      { type: 'physical', brand: 'Clay' },
      { $and: [{ productType: 'physical' }, { brand: 'Clay' }] },
    ],
    [{ ribbon: 'New' }, { ribbon: 'New' }],
    [
      { price: '10..20' },
      { $and: [{ 'priceData.price': { $gte: 10 } }, { 'priceData.price': { $lte: 20 } }] },
    ],
    [{ buyable: 'no' }, { $or: [{ visible: false }, { 'stock.inventoryStatus': 'OUT_OF_STOCK' }] }],
    [{ loss: 'p,q' }, { id: { $in: ['p', 'q'] } }],
    [{ thin: 'p' }, { id: { $in: ['p'] } }],
    [
      { since: '2026-11-01' },
      { createdDate: { $gt: new Date(2026, 9, 31, 23, 59, 59, 999).toISOString() } },
    ],
    [{ since: 'soon' }, {}],
  ])('narrowed by %j asks for %j', async (filter, expected) => {
    const { adapter, asked } = store({ [query]: { products: [mug] } })
    expect(await adapter.list(listRequest({ filter }))).toMatchObject({ total: 21 })
    expect(asked).toEqual([[query, { query: { filter: expected, sort: [], paging } }]])
  })

  it('has a product without media, stock and a price beside the others', async () => {
    const { media: _, priceData: __, ...bare } = mug
    const { adapter } = store({ [query]: { products: [bare, mug] } })
    const { data } = await adapter.list(listRequest())
    expect(data.map(({ id }) => id)).toEqual(['p', 'p'])
  })

  it('finds every word in the name, the SKU or the SKU of a variant', async () => {
    const { adapter, asked } = store({ [query]: { products: [mug] } })
    await adapter.list(listRequest({ filter: { q: 'stone  blue' } }))
    const word = (text: string) => {
      const fields = ['name', 'sku', 'variants.variant.sku']
      return { $or: fields.map((field) => ({ [field]: { $contains: text } })) }
    }
    const filter = { $and: [word('stone'), word('blue')] }
    expect(asked).toEqual([[query, { query: { filter, sort: [], paging } }]])
  })

  it('finds products by their variants where the platform does not compare variants', async () => {
    const ofVariants = 'POST /v1/variants/query'
    const { client, asked } = clientAnswering({
      [ofVariants]: { variants: [{ productId: 'p', sku: 'MUG-BLUE' }] },
      [query]: { products: [mug] },
    })
    const adapter = productsAdapter({ ...client, platform: platforms.wix })
    await adapter.list(listRequest({ filter: { q: 'mug-b' } }))
    const begins = { $startsWith: 'mug-b' }
    const filter = { $or: [{ name: begins }, { sku: begins }, { id: { $in: ['p'] } }] }
    expect(asked).toEqual([
      [ofVariants, { query: { filter: { $or: [{ sku: begins }] }, paging: { limit: 100 } } }],
      [query, { query: { filter, sort: [], paging } }],
    ])
  })
})

describe('a product', () => {
  it('is read with the fields that only the owner sees', async () => {
    const { adapter, asked } = store({ [read]: { product: mug } })
    expect(adapter.subject).toBe('product')
    expect(await adapter.one('p', undefined)).toMatchObject(mug)
    expect(asked).toEqual([[read, undefined]])
  })

  it('fails if the response lacks it', async () => {
    const { adapter } = store({ [read]: {} })
    await expect(adapter.one('p', undefined)).rejects.toThrow(
      'The platform answered without the product.',
    )
  })

  it('is created from the form, without read-only fields', async () => {
    const { adapter, asked } = store({ 'POST /v1/products': { product: mug } })
    expect(await adapter.create?.(await one())).toMatchObject({ id: 'p' })
    const { id: _, slug: __, productOptions, variants, media, collectionIds, ...entered } = mug
    expect([productOptions, variants, collectionIds]).toEqual([[], [], []])
    expect(media.items).toEqual([])
    const product = {
      ...entered,
      productType: 'physical',
      priceData: { price: 20 },
      costAndProfitData: { itemCost: 6 },
    }
    expect(asked).toEqual([['POST /v1/products', { product }]])
  })

  it('may be created with name and price alone; an empty label is none', async () => {
    const { adapter, asked } = store({ 'POST /v1/products': { product: mug } })
    const { priceData } = await one()
    await adapter.create?.({ name: 'Mug', priceData, brand: '', ribbon: '' })
    const product = { productType: 'physical', name: 'Mug', priceData: { price: 20 } }
    expect(asked).toEqual([['POST /v1/products', { product }]])
  })

  it.each([
    { name: 'Cup' },
    { description: 'To hold' },
    { visible: false },
    { weight: 1 },
    { sku: 'CUP' },
    { slug: 'cup' },
    { brand: 'Clay' },
    { ribbon: 'Sale' },
    {
      seoData: { tags: [{ type: 'title', children: 'A cup', custom: false, disabled: false }] },
    },
  ])('is changed by %j alone', async (changes) => {
    expect(await sentBy(() => changes)).toEqual([[change, { product: { id: 'p', ...changes } }]])
  })

  it('keeps its discount where a kept draft has one of an unknown kind', async () => {
    expect(await sentBy(() => ({ discount: { type: 'OLD_KIND', value: 4 } }))).toEqual([])
  })

  it('is sent its new price, discount or cost alone', async () => {
    const { priceData, costAndProfitData } = await one()
    if (!priceData || !costAndProfitData) throw new Error('The owner sees price and cost.')
    const discount = { type: 'AMOUNT', value: 4 }
    expect(await sentBy(() => ({ priceData: { ...priceData, price: 30 } }))).toEqual([
      [change, { product: { id: 'p', priceData: { price: 30 } } }],
    ])
    expect(await sentBy(() => ({ discount }))).toEqual([
      [change, { product: { id: 'p', discount } }],
    ])
    expect(
      await sentBy(() => ({ costAndProfitData: { ...costAndProfitData, itemCost: 7 } })),
    ).toEqual([[change, { product: { id: 'p', costAndProfitData: { itemCost: 7 } } }]])
    // Incomplete, the platform names what is missing.
    const pricePerUnitData = { totalQuantity: 50, baseQuantity: null }
    expect(await sentBy((product) => Object.assign({ ...product }, { pricePerUnitData }))).toEqual([
      [change, { product: { id: 'p', pricePerUnitData: { totalQuantity: 50 } } }],
    ])
  })

  it('is sent a cleared cost only if it had one', async () => {
    const none = {
      costAndProfitData: {
        itemCost: null,
        profit: 0,
        formattedItemCost: '',
        formattedProfit: '',
        profitMargin: 0,
      },
    }
    expect(await sentBy(() => none)).toEqual([
      [change, { product: { id: 'p', costAndProfitData: { itemCost: null } } }],
    ])
    const { costAndProfitData: _, ...costless } = await one()
    const { adapter, asked } = store({})
    await adapter.update?.('p', { ...costless, ...none }, costless)
    expect(asked).toEqual([])
  })

  it.each([
    ['brand', ''],
    ['brand', null],
    ['ribbon', ''],
    ['ribbon', null],
  ])('loses its %s, emptied to %j, by an operation of its own', async (label, empty) => {
    expect(await sentBy(() => ({ [label]: empty }))).toEqual([
      [`POST /v1/products/p/remove-${label}`, undefined],
      [read, undefined],
    ])
  })

  it('sends no request for a save without changes', async () => {
    expect(await sentBy(() => ({}))).toEqual([])
  })

  it('that has its own variants sends only the changed ones, and its stock as a difference', async () => {
    const variant = (id: string, price: number, quantity: number) => ({
      id,
      choices: { Size: id },
      variant: { priceData: { price }, weight: 0, sku: '', visible: true },
      stock: { trackQuantity: true, quantity, inStock: true },
    })
    const before = { ...mug, variants: [variant('S', 20, 5), variant('L', 20, 5)] }
    const [first, ...others] = before.variants
    const renumbered = { ...first, variant: { ...first?.variant, sku: 'S-1' } }
    const { adapter, asked } = store({
      [read]: { product: before },
      [change]: { product: { ...before, name: 'Cup' } },
      'PATCH /v1/products/p/variants': { variants: [renumbered, ...others] },
      'POST /v2/inventoryItems/decrement': {},
      'POST /v2/inventoryItems/increment': {},
    })
    const product = await adapter.one('p', undefined)
    asked.length = 0
    const [small, large] = product.variants
    if (!small?.variant || !small.stock || !large?.stock)
      throw new Error('The product has two variants.')
    const named = { ...small, variant: { ...small.variant, sku: 'S-1' } }
    const draft = [
      { ...named, stock: { ...small.stock, quantity: 4 } },
      { ...large, stock: { ...large.stock, quantity: 45 } },
    ]
    await adapter.update?.('p', { ...product, variants: draft }, product)
    expect(asked).toEqual([
      ['PATCH /v1/products/p/variants', { variants: [{ variantIds: ['S'], sku: 'S-1' }] }],
      [
        'POST /v2/inventoryItems/decrement',
        { decrementData: [{ productId: 'p', variantId: 'S', decrementBy: 1 }] },
      ],
      [
        'POST /v2/inventoryItems/increment',
        { incrementData: [{ productId: 'p', variantId: 'L', incrementBy: 40 }] },
      ],
      [read, undefined],
    ])
    const [, moved] = draft
    await adapter.update?.('p', { ...product, variants: [small, moved ?? large] }, product)
    expect(asked.at(-1)).toEqual([read, undefined])
    asked.length = 0
    const both = { ...product, name: 'Cup', variants: [named, large] }
    const saved = await adapter.update?.('p', both, product)
    expect([saved?.name, saved?.variants[0]?.variant?.sku, asked.length]).toEqual(['Cup', 'S-1', 2])
  })

  describe('with options', () => {
    const choice = (description: string, mediaIds: readonly string[] = []): Choice => ({
      value: description,
      description,
      inStock: true,
      visible: true,
      media: { items: mediaIds.map((id) => ({ id, mediaType: 'image', title: '' })) },
    })
    const option = (name: string, choices: Choice[]): ProductOption => ({
      optionType: 'drop_down',
      name,
      choices,
    })
    const size = option('Size', [choice('S', ['one']), choice('L')])
    const glaze = option('Glaze', [choice('Matt', ['two']), choice('Gloss', ['three'])])
    const sized = {
      ...mug,
      manageVariants: true,
      productOptions: [size, glaze],
    }
    const sent = (...options: readonly (readonly [string, readonly string[]])[]) =>
      options.map(([name, choices]) => ({
        name,
        choices: choices.map((text) => ({ value: text, description: text })),
      }))
    /** What is sent when the options of a product are saved as these. */
    const savedWith = async (before: object, productOptions: ProductOption[]) => {
      const { adapter, asked } = store({
        [read]: { product: before },
        [change]: { product: before },
        'DELETE /v1/products/p/options': {},
        'PATCH /v1/products/p/choices/media': {},
      })
      const product = await adapter.one('p', undefined)
      asked.length = 0
      await adapter.update?.('p', { ...product, productOptions }, product)
      return asked
    }

    it('gets variants of its own with its first option', async () => {
      expect(await savedWith(mug, [option('Size', [choice('S')])])).toEqual([
        [
          change,
          { product: { id: 'p', productOptions: sent(['Size', ['S']]), manageVariants: true } },
        ],
      ])
    })

    it('loses its last option by an operation of its own', async () => {
      expect(await savedWith(sized, [])).toEqual([
        ['DELETE /v1/products/p/options', undefined],
        [read, undefined],
      ])
    })

    it('gives a renamed choice its pictures again, and no other', async () => {
      const renamed = option('Size', [choice('Small', ['one']), choice('Large')])
      expect(await savedWith(sized, [renamed, glaze])).toEqual([
        [
          change,
          {
            product: {
              id: 'p',
              productOptions: sent(['Size', ['Small', 'Large']], ['Glaze', ['Matt', 'Gloss']]),
            },
          },
        ],
        [
          'PATCH /v1/products/p/choices/media',
          { media: [{ option: 'Size', choice: 'Small', mediaIds: ['one'] }] },
        ],
        [read, undefined],
      ])
      const glazed = option('Finish', glaze.choices)
      const [, pictures] = await savedWith(sized, [size, glazed])
      expect(pictures?.[1]).toEqual({
        media: [
          { option: 'Finish', choice: 'Matt', mediaIds: ['two'] },
          { option: 'Finish', choice: 'Gloss', mediaIds: ['three'] },
        ],
      })
    })
  })

  it('enters and leaves collections', async () => {
    const { adapter, asked } = store({
      [read]: { product: { ...mug, collectionIds: ['all', 'old'] } },
      'POST /v1/collections/new/productIds': {},
      'POST /v1/collections/old/productIds/delete': {},
    })
    const product = await adapter.one('p', undefined)
    asked.length = 0
    await adapter.update?.('p', { ...product, collectionIds: ['all', 'new'] }, product)
    expect(asked).toEqual([
      ['POST /v1/collections/new/productIds', { productIds: ['p'] }],
      ['POST /v1/collections/old/productIds/delete', { productIds: ['p'] }],
      [read, undefined],
    ])
  })

  it('is created once with its picture, and reports a failed picture', async () => {
    const draft = { name: 'Mug', pictureAddress: ' https://pictures.example/my mug.jpg ' }
    const media = [{ url: 'https://pictures.example/my%20mug.jpg' }]
    const add = 'POST /v1/products/p/media'
    const works = store({
      'POST /v1/products': { product: mug },
      [add]: {},
      [read]: { product: mug },
    })
    await works.adapter.create?.(draft)
    expect(works.asked.slice(1)).toEqual([
      [add, { media }],
      [read, undefined],
    ])
    const fails = store({ 'POST /v1/products': { product: mug } })
    expect(await fails.adapter.create?.(draft)).toMatchObject({ id: 'p', pictureFailed: true })
    // Reads may lag behind: a failure would make the owner create it again.
    const lags = store({ 'POST /v1/products': { product: mug }, [add]: {} })
    expect(await lags.adapter.create?.(draft)).toEqual(mug)
  })
})
