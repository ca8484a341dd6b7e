import { describe, expect, it } from 'vitest'
import { productsAdapter } from '../../../console/resources/products/adapter.ts'
import type { DraftVariant } from '../../../console/resources/products/logic/draft-variant.ts'
import {
  variantsFor,
  withRenamedChoice,
} from '../../../console/resources/products/logic/variant-matrix.ts'
import { formPath } from '../../../console/store/failure.ts'
import { listRequest } from '../support/list-request.ts'
import { describeAdapter, violationsOf } from './contract.ts'

const subject = describeAdapter('products', productsAdapter, {
  sorts: {
    name: ({ name }) => name,
    'priceData.price': ({ priceData }) => priceData?.price,
  },
  filters: {
    'a part of the name or SKU, in any case': {
      filter: { q: 'MUG' },
      holds: ({ name, sku }) => /mug/i.test(`${name} ${sku}`),
    },
    'what is hidden': {
      filter: { visibility: 'hidden' },
      holds: ({ visible }) => visible === false,
    },
    'what is visible': {
      filter: { visibility: 'visible' },
      holds: ({ visible }) => visible === true,
    },
    'what is out of stock': {
      filter: { stock: 'OUT_OF_STOCK' },
      holds: ({ stock }) => stock?.inventoryStatus === 'OUT_OF_STOCK',
    },
    'two things at once': {
      filter: { visibility: 'visible', stock: 'IN_STOCK' },
      holds: ({ visible, stock }) => visible === true && stock?.inventoryStatus === 'IN_STOCK',
    },
  },
})

type Product = Awaited<ReturnType<typeof subject.adapter.one>>

/** A product as the form hands it over: with the entered fields, and without what only the platform knows. */
interface Entered
  extends Omit<Partial<Product>, 'priceData' | 'discount' | 'costAndProfitData' | 'variants'> {
  priceData?: { price: number }
  discount?: { type: string; value: number }
  costAndProfitData?: { itemCost: number }
  variants?: DraftVariant[]
}

/** ra-core types a form's values as the whole record; a form holds only what was entered. */
const draftOf = (entered: Entered) => entered as Partial<Product>

const price = (amount: number) => ({ priceData: { price: amount } })

async function makeProduct(name: string) {
  const entered = draftOf({
    name,
    visible: true,
    sku: `SKU-${name}`,
    weight: 0.4,
    brand: 'Kiln & Co',
    ribbon: 'New',
    ...price(20),
    discount: { type: 'PERCENT', value: 25 },
  })
  const created = await subject.adapter.create?.(entered)
  if (!created) throw new Error('Products can be created.')
  return subject.adapter.one(created.id, undefined)
}

async function save(name: string, changes: Entered) {
  const product = await makeProduct(name)
  return subject.adapter.update?.(product.id, { ...product, ...draftOf(changes) }, product)
}

describe('a product', () => {
  it('is among the products since the moment of its creation, which may be the midnight of a day', async () => {
    const { id, createdDate } = await makeProduct('Midnight bowl')
    const since = createdDate?.toISOString()
    const { data } = await subject.adapter.list(listRequest({ page: 1, filter: { since } }))
    expect(data.map((product) => product.id)).toContain(id)
  })

  it('is created with everything the form has', async () => {
    const product = await makeProduct('Wide bowl')
    expect(product).toMatchObject({
      name: 'Wide bowl',
      visible: true,
      weight: 0.4,
      brand: 'Kiln & Co',
      ribbon: 'New',
      priceData: { price: 20, discountedPrice: 15 },
      discount: { type: 'PERCENT', value: 25 },
    })
  })

  it('gets a new price and discount, and keeps the rest', async () => {
    const saved = await save('Deep bowl', {
      ...price(40),
      discount: { type: 'AMOUNT', value: 4 },
    })
    expect(saved).toMatchObject({
      name: 'Deep bowl',
      brand: 'Kiln & Co',
      priceData: { price: 40, discountedPrice: 36 },
      discount: { type: 'AMOUNT', value: 4 },
    })
  })

  it('gets a cost, which only the owner sees', async () => {
    const saved = await save('Flat plate', { costAndProfitData: { itemCost: 6 } })
    expect(saved?.costAndProfitData).toMatchObject({ itemCost: 6, profit: 9 })
  })

  it('loses its discount with the discount type, even if the form still has a value', async () => {
    const saved = await save('Round plate', { discount: { type: 'NONE', value: 25 } })
    expect(saved?.priceData).toMatchObject({ price: 20, discountedPrice: 20 })
  })

  it.each(['', null])(
    'loses brand, ribbon, SKU and description when they are emptied to %j',
    async (empty) => {
      const saved = await save(`Emptied to ${empty}`, {
        brand: empty,
        ribbon: empty,
        sku: empty,
        description: empty,
      })
      expect(saved?.brand ?? '').toBe('')
      expect(saved?.ribbon ?? '').toBe('')
      expect(saved?.sku ?? '').toBe('')
      expect(saved?.description ?? '').toBe('')
    },
  )

  const search = (q: string, filter = {}) =>
    subject.adapter.list({
      page: 1,
      perPage: 10,
      sort: { field: 'name', order: 'ASC' },
      signal: undefined,
      filter: { q, ...filter },
    })

  it('is found despite a typo, and the list says so', async () => {
    await makeProduct('Rhubarb crumble')
    const found = await search('rhubrab crumbel')
    expect(found.data.map(({ name }) => name)).toEqual(['Rhubarb crumble'])
    expect(found).toMatchObject({ total: 1, meta: { similar: true } })
    expect(await search('rhubrab', { visibility: 'hidden' })).toEqual({ data: [], total: 0 })
    expect(await search('rhubarb')).not.toHaveProperty('meta')
  })

  it('is saved with a pasted page of text', async () => {
    const page = Array.from({ length: 60 }, (_, at) => `paragraph${at}`).join(' ')
    expect(await search(page, { visibility: 'hidden' })).toEqual({ data: [], total: 0 })
  })

  it('is saved by one request, and the form shows its response', async () => {
    const product = await makeProduct('One walk')
    subject.requests()
    const draft = { ...product, ...draftOf(price(30)) }
    const saved = await subject.adapter.update?.(product.id, draft, product)
    expect(subject.requests()).toEqual([`PATCH /v1/products/${product.id}`])
    expect(saved).toEqual(await subject.adapter.one(product.id, undefined))
  })

  it.each([
    ['a negative price', price(-5), 'priceData.price'],
    ['a name that is too long', { name: 'x'.repeat(200) }, 'name'],
    ['no name', { name: '' }, 'name'],
    [
      'a discount above a hundred per cent',
      { discount: { type: 'PERCENT', value: 120 } },
      'discount.value',
    ],
    ['a discount above the price', { discount: { type: 'AMOUNT', value: 500 } }, 'discount.value'],
    ['a negative weight', { weight: -1 }, 'weight'],
  ])('is refused %s at the form’s field', async (name, changes, path) => {
    const fields = await violationsOf(save(name, changes))
    expect(fields.map((field) => formPath(field, subject.adapter.subject))).toContain(path)
  })

  it('gets units for more variants than one call allows', async () => {
    const choices = Array.from({ length: 18 }, (_, at) => ({ value: `${at}` }))
    const { id } = await makeProduct('Many tiles')
    await subject.client.products.updateProduct(id, {
      product: {
        manageVariants: true,
        productOptions: ['Size', 'Glaze'].map((name) => ({ name, choices })),
      },
    })
    await subject.client.inventory.updateInventoryVariants(id, {
      inventoryItem: { trackQuantity: true },
    })
    const units = async (quantity: number) => {
      const product = await subject.adapter.one(id, undefined)
      const variants = product.variants.map((variant) => ({
        ...variant,
        stock: { ...variant.stock, quantity },
      }))
      await subject.adapter.update?.(id, { ...product, variants }, product)
      const { variants: saved } = await subject.adapter.one(id, undefined)
      return new Set(saved.map(({ stock }) => stock?.quantity))
    }
    expect(await units(5)).toEqual(new Set([5]))
    expect(await units(2)).toEqual(new Set([2]))
  })

  const sizes = ['A3', 'A4'] as const
  const renames = [
    { renamed: 'an option', format: 'Format', large: 'A3' },
    { renamed: 'a choice', format: 'Fromat', large: 'A3+' },
    { renamed: 'both', format: 'Format', large: 'A3+' },
  ]
  it.each(renames)('keeps its variants and pictures where $renamed is renamed', async (to) => {
    const { id } = await makeProduct('Print')
    const { products, inventory } = subject.client
    const optionsOf = (size: string) => [
      { name: size, choices: sizes.map((value) => ({ value })) },
      { name: 'Frame', choices: [{ value: 'Oak' }, { value: 'None' }] },
    ]
    await products.updateProduct(id, {
      product: { manageVariants: true, productOptions: optionsOf('Fromat') },
    })
    await products.updateProductVariants(id, {
      variants: [
        { choices: { Fromat: 'A3', Frame: 'Oak' }, price: 90, cost: 30, weight: 2, sku: 'A3-OAK' },
        { choices: { Fromat: 'A4', Frame: 'None' }, sku: 'A4', visible: false },
      ],
    })
    const { product: tracked } = await products.getProduct(id)
    await inventory.updateInventoryVariants(id, {
      inventoryItem: {
        trackQuantity: true,
        variants: tracked.variants.map((variant, at) => ({
          variantId: variant.id,
          quantity: at + 3,
        })),
      },
    })
    await products.addProductMedia(id, {
      media: [
        { url: 'https://pictures.example/a3.jpg', choice: { option: 'Fromat', choice: 'A3' } },
      ],
    })
    const product = await subject.adapter.one(id, undefined)
    const called = ({ description }: { description: string }) =>
      description === 'A3' ? to.large : description
    const options = product.productOptions.map(({ name, choices, ...option }) => ({
      ...option,
      name: name === 'Fromat' ? to.format : name,
      choices: choices.map((choice) => ({ ...choice, description: called(choice) })),
    }))
    const usual = { price: 20, cost: null, weight: 0.4 }
    const change = { option: 'Fromat', from: 'A3', to: to.large }
    const named = withRenamedChoice(product.variants, change, usual)
    const draft = draftOf({
      productOptions: options,
      variants: variantsFor(options, [...product.variants, ...named], usual),
    })
    await subject.adapter.update?.(id, { ...product, ...draft }, product)

    const saved = await subject.adapter.one(id, undefined)
    const cells = saved.variants.map(({ choices, variant, stock }) => [
      ...[choices[to.format], choices.Frame, variant?.priceData?.price, variant?.sku],
      ...[variant?.weight, variant?.visible, stock?.quantity],
    ])
    expect(cells).toEqual([
      [to.large, 'Oak', 90, 'A3-OAK', 2, true, 3],
      [to.large, 'None', 20, '', 0.4, true, 4],
      ['A4', 'Oak', 20, '', 0.4, true, 5],
      ['A4', 'None', 20, 'A4', 0.4, false, 6],
    ])
    const [format] = saved.productOptions
    expect(format?.choices.map(({ media }) => media?.items?.length ?? 0)).toEqual([1, 0])
  })

  it('is deleted permanently', async () => {
    const product = await makeProduct('Broken cup')
    await subject.adapter.remove?.(product.id)
    await expect(subject.adapter.one(product.id, undefined)).rejects.toMatchObject({ status: 404 })
  })
})
