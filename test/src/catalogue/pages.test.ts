/** What pages of a shop show of products: lists by their address, a selection, pictures. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createTestStore, type TestStore } from '../../../sandbox/testing.ts'
import {
  availabilityOf,
  availableChoices,
  choiceField,
  choicesIn,
  firstChoices,
  listProducts,
  listProductsAt,
  mainPicture,
  offerState,
  picturesOf,
  textIn,
} from '../../../src/catalogue.ts'
import { createClient, type Product } from '../../../src/index.ts'

let store: TestStore
let products: readonly Product[]
let shirt: Product

beforeAll(async () => {
  store = await createTestStore()
  products = await createClient(store.app).products.query().toArray({ limit: 500 })
  const found = products.find(({ name }) => name === 'Linen Camp Shirt')
  if (!found) throw new Error('No shirt')
  shirt = found
})
afterAll(() => store.close())

describe('a product list from an address', () => {
  const at = (address: string, pageSize?: number) =>
    listProductsAt(products, new URLSearchParams(address), pageSize)

  it('is paged, with the length in the address', () => {
    const { length } = products
    expect(at('', 10)).toMatchObject({ total: length, next: 20 })
    expect(at('', 10).products).toHaveLength(10)
    expect(at('shown=20', 10).products).toHaveLength(20)
    expect(at(`shown=${length}`, 10)).toMatchObject({ next: undefined })
    for (const odd of ['shown=3', 'shown=x', 'shown=12.5', 'shown=-4'])
      expect(at(odd, 10).products).toHaveLength(10)
  })

  it('is read from an address once, however many filters it has', () => {
    const parameters = new URLSearchParams(
      Array.from({ length: 1_600 }, (_, index) => [choiceField(`Option ${index}`), 'M']),
    )
    const lookups = vi.spyOn(parameters, 'getAll')
    const lists = vi.spyOn(Object, 'entries')
    const { wanted } = listProductsAt(products, parameters)
    const listed = lists.mock.calls.filter(([all]) => all === wanted.choices)
    lists.mockRestore()
    expect(Object.keys(wanted.choices)).toHaveLength(1_600)
    expect([lookups.mock.calls.length, listed.length]).toEqual([0, 1])
  })

  it.each(['featured', 'newest', 'price', '-price', 'name'])('is ordered by sort=%s', (order) => {
    expect(at(`sort=${order}`).wanted.order).toBe(order)
    expect(at(`sort=${order}x`).wanted.order).toBeUndefined()
  })

  it('has the order, prices, stock and choices of the address', () => {
    const size = encodeURIComponent(choiceField('Size'))
    const {
      products: found,
      wanted,
      facets,
    } = at(`sort=-price&stock=in&min=10&max=60&${size}=M&${size}=L`)
    expect(wanted).toMatchObject({
      order: '-price',
      inStock: true,
      least: 10,
      most: 60,
      choices: { Size: ['M', 'L'] },
    })
    const amounts = found.map(({ priceData }) => priceData.discountedPrice)
    expect(amounts.length).toBeGreaterThan(0)
    expect(amounts).toEqual(amounts.toSorted((one, other) => other - one))
    expect(amounts.every((amount) => amount >= 10 && amount <= 60)).toBe(true)
    const values = facets.find(({ name }) => name === 'Size')?.values ?? []
    expect(
      values
        .filter((one) => one.wanted)
        .map(({ value }) => value)
        .toSorted(),
    ).toEqual(['L', 'M'])
  })

  it('is not filtered by an option whose field is empty', () => {
    const size = encodeURIComponent(choiceField('Size'))
    expect(at(`${size}=`)).toMatchObject({ total: products.length, wanted: { choices: {} } })
    expect(at(`${size}=&${size}=M`).wanted.choices).toEqual({ Size: ['M'] })
  })

  it.each([
    ['19,90', 19.9],
    ['19,9', 19.9],
    ['19.90', 19.9],
    [' 20 ', 20],
    ['١٩٫٩٠', 19.9],
    ['۲۰', 20],
    // A thousand to one shopper, a little over one to another.
    ['1,299', undefined],
    ['1.299,00', undefined],
    ['-1', undefined],
    [' ', undefined],
    ['Infinity', undefined],
    ['0x10', undefined],
  ])('reads the amount %j as %j', (text, amount) => {
    const { wanted } = at(new URLSearchParams({ min: text, max: text }).toString())
    expect([wanted.least, wanted.most]).toEqual([amount, amount])
  })

  it('is the whole list where the address has no known parameters', () => {
    const { wanted, total } = at('sort=wild&stock=out&min=&max=-1&utm_source=mail')
    expect(total).toBe(products.length)
    expect(wanted).toMatchObject({ order: undefined, inStock: false, choices: {} })
    expect([wanted.least, wanted.most]).toEqual([undefined, undefined])
  })
})

describe('a selection', () => {
  it('is incomplete until every option has a choice, then in stock with its units, or sold out', () => {
    expect(offerState(shirt)).toMatchObject({ state: 'choose', missing: ['Size', 'Color'] })
    expect(offerState(shirt, { Size: 'M' }).missing).toEqual(['Color'])
    const states = shirt.variants.map((variant) => ({
      variant,
      said: offerState(shirt, variant.choices),
    }))
    for (const { variant, said } of states) {
      const { inStock, trackQuantity, quantity } = variant.stock
      expect(said.state).toBe(inStock ? 'inStock' : 'soldOut')
      expect(said.units).toBe(inStock && trackQuantity ? quantity : undefined)
      expect(said.variant).toBe(variant)
    }
    expect(new Set(states.map(({ said }) => said.state)).size).toBe(2)
  })

  it('of a sold-out product is sold out without any choice', () => {
    const stock = { ...shirt.stock, inventoryStatus: 'OUT_OF_STOCK' as const }
    expect(offerState({ ...shirt, stock })).toMatchObject({ state: 'soldOut', units: undefined })
  })

  it('of a product open for preorder is on preorder where it is out of stock', () => {
    const open = { ...shirt, preorderInfo: { enabled: true } }
    expect(offerState(open)).toMatchObject({ state: 'choose', missing: ['Size', 'Color'] })
    for (const variant of shirt.variants) {
      const { state, units } = offerState(open, variant.choices)
      expect(state).toBe(variant.stock.inStock ? 'inStock' : 'preorder')
      expect(units).toBeUndefined()
    }
    const gone = { ...open, stock: { ...shirt.stock, inventoryStatus: 'OUT_OF_STOCK' as const } }
    expect(offerState(gone).state).toBe('choose')
    const hidden = shirt.variants.map((one) => ({
      ...one,
      variant: { ...one.variant, visible: false },
    }))
    expect(offerState({ ...open, variants: hidden }).state).toBe('soldOut')
    const closed = { ...gone, preorderInfo: { enabled: false } }
    expect(offerState(closed).state).toBe('soldOut')
  })

  it('is sold out once the limit of preorders is used up, in lists and pickers, too', () => {
    const info = { preorderInfo: { enabled: true, limit: 5 } }
    const variants = shirt.variants.map((one) => ({
      ...one,
      stock: { ...one.stock, inStock: false },
      availableForPreorder: one.choices.Size === 'M',
    }))
    const stock = { ...shirt.stock, inventoryStatus: 'OUT_OF_STOCK' as const }
    const open = { ...shirt, ...info, stock, variants }
    for (const { choices } of variants) {
      const isOpen = choices.Size === 'M'
      expect(offerState(open, choices).state).toBe(isOpen ? 'preorder' : 'soldOut')
    }
    const sizes = availableChoices(open).find(({ name }) => name === 'Size')?.choices
    expect(sizes?.filter(({ preorder }) => preorder).map(({ description }) => description)).toEqual(
      ['M'],
    )
    const usedUp = { ...open, variants: variants.filter(({ choices }) => choices.Size !== 'M') }
    const all = [usedUp, open, shirt]
    expect(all.map((one) => availabilityOf(one))).toEqual(['soldOut', 'preorder', 'inStock'])
    expect(listProducts(all).products).toEqual([shirt, open, usedUp])
    expect(listProducts(all, { inStock: true }).products).toEqual([shirt])
  })

  it('of a product with hidden variants alone is sold out without any choice', () => {
    const hidden = shirt.variants.map((one) => ({
      ...one,
      variant: { ...one.variant, visible: false },
    }))
    expect(offerState({ ...shirt, variants: hidden }).state).toBe('soldOut')
    expect(offerState({ ...shirt, variants: [] }).state).toBe('choose')
  })

  it('is unavailable if the variant is hidden or missing', () => {
    const [first, ...others] = shirt.variants
    if (!first) throw new Error('The shirt has variants')
    const hidden = { ...first, variant: { ...first.variant, visible: false } }
    const stateOf = (variants: Product['variants']) =>
      offerState({ ...shirt, variants }, first.choices).state
    expect(stateOf([first, ...others])).toBe('inStock')
    expect(stateOf([hidden, ...others])).toBe('soldOut')
    expect(stateOf(others)).toBe('soldOut')
  })

  it('is read from a form despite spaces around a choice’s name', () => {
    const [size, ...options] = shirt.productOptions
    if (!size) throw new Error('The shirt has options')
    const choices = size.choices.map((choice) => ({
      ...choice,
      description: ` ${choice.description} `,
    }))
    const spaced = { productOptions: [{ ...size, choices }, ...options] }
    const sent = new URLSearchParams({ [choiceField('Size')]: ' M ' })
    expect(choicesIn(spaced, sent)).toEqual({ Size: ' M ' })
  })

  it('starts with the only choices, and with those of the address', () => {
    const address = new URLSearchParams({ [choiceField('Size')]: ' M ', other: 'x' })
    expect(firstChoices(shirt, address)).toEqual({ Size: 'M' })
    const [size, colour] = shirt.productOptions
    if (!size || !colour) throw new Error('The shirt has two options')
    const single = { productOptions: [size, { ...colour, choices: colour.choices.slice(0, 1) }] }
    const only = colour.choices[0]?.description
    expect(firstChoices(single, new URLSearchParams())).toEqual({ Color: only })
  })

  it('starts without a choice that an old address names', () => {
    const address = new URLSearchParams({
      [choiceField('Size')]: 'Renamed since',
      [choiceField('Color')]: 'Renamed since',
    })
    const choices = firstChoices(shirt, address)
    expect(offerState(shirt, choices)).toMatchObject({
      state: 'choose',
      missing: ['Size', 'Color'],
    })
    const productOptions = shirt.productOptions.map((option) => ({
      ...option,
      choices: option.choices.slice(0, 1),
    }))
    const only = productOptions.map(({ name, choices: [choice] }) => [name, choice?.description])
    expect(firstChoices({ productOptions }, address)).toEqual(Object.fromEntries(only))
  })
})

describe('pictures', () => {
  it('are the main one, and all in the owner’s order with their alternative texts', () => {
    expect(mainPicture(shirt, { ratio: 1.2 })).toMatchObject({ width: 800, height: 960, alt: '' })
    const all = picturesOf(shirt, { ratio: 1 })
    expect(all).toHaveLength(shirt.media.items.filter(({ image }) => image).length)
    expect(all.every(({ alt }) => alt !== '')).toBe(true)
    const unnamed = (shirt.media.items ?? []).map((item) => ({
      ...item,
      ...(item.image && { image: { ...item.image, altText: '' } }),
    }))
    const shown = picturesOf({ name: 'A shirt', media: { ...shirt.media, items: unnamed } })
    expect(new Set(shown.map(({ alt }) => alt))).toEqual(new Set(['A shirt']))
    const { mainMedia: _, ...media } = shirt.media
    expect(mainPicture({ ...shirt, media })?.src).toBe(mainPicture(shirt)?.src)
    expect([mainPicture({ name: 'x' }), picturesOf({ name: 'x' })]).toEqual([undefined, []])
  })
})

it('reads the text of a field, and ignores other values', () => {
  const form = new FormData()
  form.set('name', '  Ann ')
  form.set('file', new Blob(['x']))
  expect(['name', 'file', 'other'].map((name) => textIn(form, name))).toEqual(['Ann', '', ''])
  // A form sends a line end of a textarea as two characters, which the field counts as one.
  form.set('note', `${'Ring twice\r\n'.repeat(2)}Floor\r3\r\n`)
  expect(textIn(form, 'note')).toBe('Ring twice\nRing twice\nFloor\n3')
})
