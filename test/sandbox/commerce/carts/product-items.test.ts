/** From a reference to the catalogue to what a line shows of its product, and how much there is of it. */
import { describe, expect, it } from 'vitest'
import type { CatalogReferenceInput } from '../../../../generated/wire.ts'
import {
  refreshProductLine,
  resolveItem,
} from '../../../../sandbox/commerce/carts/product-items.ts'
import {
  emptyDocument,
  type StoreProduct,
} from '../../../../sandbox/commerce/rules/documents/product.ts'
import type { ProductOption } from '../../../../sandbox/commerce/rules/options.ts'
import { newVariant, type Variant } from '../../../../sandbox/commerce/rules/variants.ts'
import { ApplicationError } from '../../../../sandbox/platform/errors.ts'
import { violationsBy } from '../../violations.ts'

const moment = new Date(0)
const size = {
  optionType: 'drop_down',
  name: 'Size',
  choices: [
    { value: 'S', description: 'S' },
    { value: 'M', description: 'M' },
  ],
} as const
const glaze = {
  optionType: 'color',
  name: 'Glaze',
  choices: [
    { value: '#f00', description: 'Red' },
    { value: '#00f', description: 'Blue' },
  ],
} as const
const onlyMedium = { ...size, choices: [{ value: 'M', description: 'M' }] } as const
const picture = (id: string) => ({
  id,
  url: `/media/${id}.png`,
  title: id,
  width: 4,
  height: 3,
  altText: `Picture ${id}`,
})
const small = newVariant('small', { Size: 'S' })
const medium: Variant = { ...newVariant('medium', { Size: 'M' }), price: 20, sku: 'M', weight: 2 }

const mug: StoreProduct = {
  id: 'mug',
  numericId: '1',
  inventoryItemId: 'i',
  name: 'Mug',
  slug: 'the-mug',
  visible: true,
  description: '',
  sku: 'MUG',
  brand: null,
  ribbon: null,
  weight: 0.5,
  price: 10,
  discount: { type: 'PERCENT', value: 10 },
  itemCost: null,
  manageVariants: true,
  collectionIds: ['ceramics'],
  trackInventory: true,
  preorder: { enabled: false, message: null, limit: null },
  document: { ...emptyDocument, options: [size] },
  variants: [small, medium],
  createdDate: moment,
  updatedDate: moment,
  inventoryUpdatedDate: moment,
}
const sent = (options?: CatalogReferenceInput['options']): CatalogReferenceInput => ({
  appId: 'store',
  catalogItemId: 'mug',
  ...(options === undefined ? {} : { options }),
})
const resolve = (options?: CatalogReferenceInput['options'], product: Partial<StoreProduct> = {}) =>
  resolveItem(sent(options), { ...mug, ...product }, 'lineItems[1].catalogReference')
const refusedFor = (
  options: CatalogReferenceInput['options'],
  product: Partial<StoreProduct> = {},
) => violationsBy(() => resolve(options, product))
const ofSize = (choice: string) => ({ options: { Size: choice } })

describe('a reference to a product', () => {
  it('finds its variant by id or by choices, at the variant’s own values', () => {
    const byId = resolve({ variantId: 'medium' })
    expect(byId).toEqual({
      reference: {
        productId: 'mug',
        variantId: 'medium',
        choices: { Size: 'M' },
        sent: { variantId: 'medium' },
      },
      seen: {
        name: 'Mug',
        slug: 'the-mug',
        price: '18.00',
        fullPrice: '20.00',
        sku: 'M',
        weight: 2,
        choices: [{ option: 'Size', choice: 'M' }],
        collectionIds: ['ceramics'],
      },
    })
    expect(resolve(ofSize('M')).seen).toEqual(byId.seen)
    expect(resolve({ variantId: '', ...ofSize('M') }).seen).toEqual(byId.seen)
    expect(resolve(ofSize('S')).seen).toMatchObject({ price: '9.00', sku: '', weight: 0.5 })
    const bare = { variants: [small], sku: null, weight: null }
    expect(resolve(undefined, bare).seen).toMatchObject({ sku: '', weight: 0 })
  })

  it('needs no options if there is one variant only', () => {
    for (const options of [undefined, null, {}]) {
      const { reference } = resolve(options, { variants: [medium] })
      expect(reference.variantId).toBe('medium')
      expect('sent' in reference).toBe(options !== undefined && options !== null)
    }
  })

  it('is refused if its choices contradict its variant id, or the only variant', () => {
    const ofMedium = { variantId: 'medium', options: { Size: 'M' } }
    expect(resolve(ofMedium).reference.variantId).toBe('medium')
    expect(() => resolve({ ...ofMedium, ...ofSize('S') })).toThrow('does not exist or is hidden')
    const only = { variants: [medium], document: { ...emptyDocument, options: [onlyMedium] } }
    expect(resolve(ofSize('M'), only).reference.variantId).toBe('medium')
    for (const options of [ofSize('S'), { ...ofSize('S'), variantId: 'medium' }]) {
      expect(refusedFor(options, only)).toMatchObject([
        { violatedRule: 'INVALID_ENUM_VALUE', description: 'S is no choice of Size' },
      ])
    }
  })

  it('needs a choice of every option for unmanaged variants, and drops others', () => {
    const product = { manageVariants: false, variants: [newVariant('one', {})] }
    const options = { Size: 'S', Colour: 'Red' }
    expect(resolve({ options }, product).reference).toMatchObject({
      variantId: 'one',
      choices: { Size: 'S' },
    })
    const unmanaged = (choices: object) => refusedFor({ options: choices }, product)
    expect(unmanaged({})).toEqual([
      {
        field: 'lineItems[1].catalogReference.options.options.Size',
        violatedRule: 'REQUIRED_FIELD',
        description: 'choose a Size',
      },
    ])
    expect(unmanaged({ Size: 'L' })).toEqual([
      {
        field: 'lineItems[1].catalogReference.options.options.Size',
        violatedRule: 'INVALID_ENUM_VALUE',
        description: 'L is no choice of Size',
        data: { values: ['S', 'M'] },
      },
    ])
    expect(refusedFor({}, { document: { ...emptyDocument, options: [size, glaze] } })).toHaveLength(
      2,
    )
  })

  it.each([
    [{ variantId: 7 }, 'variantId', 'must be a text', 'string'],
    [{ options: 'S' }, 'options', 'must contain one text per option', 'object'],
    [{ options: null }, 'options', 'must contain one text per option', 'object'],
    [{ options: ['S'] }, 'options', 'must contain one text per option', 'object'],
    [{ options: { Size: 1 } }, 'options', 'must contain one text per option', 'object'],
    [
      { options: { Glaze: 'Red', Size: 1 } },
      'options',
      'must contain one text per option',
      'object',
    ],
  ])('is refused with %j', (options, field, description, type) => {
    expect(refusedFor(options)).toEqual([
      {
        field: `lineItems[1].catalogReference.options.${field}`,
        violatedRule: 'FORMAT',
        description,
        data: { type },
      },
    ])
  })

  const hidden = { visible: false }
  const absent: readonly (readonly [string, () => unknown])[] = [
    ['there is no product', () => resolveItem(sent(), undefined, '')],
    ['the product is hidden', () => resolve({ variantId: 'small' }, hidden)],
    ['there is no such variant', () => resolve({ variantId: 'large' })],
    [
      'the variant is hidden',
      () => resolve({ variantId: 'small' }, { variants: [{ ...small, ...hidden }, medium] }),
    ],
    ['no variant has the choice', () => resolve(ofSize('M'), { variants: [small, small] })],
  ]
  it.each(absent)('is not found where %s', (_name, act) => {
    expect(act).toThrow(
      expect.objectContaining({
        status: 404,
        code: 'ITEM_NOT_FOUND_IN_CATALOG',
        description: 'The item does not exist or is hidden.',
      }),
    )
  })

  it('that does not resolve is echoed', () => {
    const refused = (reference: CatalogReferenceInput) => {
      try {
        return resolveItem(reference, undefined, '')
      } catch (error) {
        return error instanceof ApplicationError && [error.status, error.data]
      }
    }
    expect(refused(sent())).toEqual([404, { catalogReference: { ...sent(), options: null } }])
    expect(refused(sent(ofSize('S')))).toEqual([404, { catalogReference: sent(ofSize('S')) }])
  })
})

describe('the product values of a line', () => {
  const both = { ...emptyDocument, options: [size, glaze] }
  const red = { ...small, choices: { Glaze: 'Red', Size: 'S' } }
  const seenWith = (document: StoreProduct['document']) =>
    resolve({ variantId: 'small' }, { document, variants: [red] }).seen

  it('have choices in option order, with colour codes', () => {
    expect(seenWith(both).choices).toEqual([
      { option: 'Size', choice: 'S' },
      { option: 'Glaze', choice: 'Red', colour: '#f00' },
    ])
    const blue = { ...glaze, choices: [...glaze.choices].reverse() }
    expect(seenWith({ ...both, options: [blue] }).choices).toEqual([
      { option: 'Glaze', choice: 'Red', colour: '#f00' },
    ])
  })

  it('have the image of the choice, else the first one', () => {
    const media = [picture('main'), picture('red'), picture('blue')]
    const imageOf = (choice: string, mediaIds: readonly string[], option = 'Glaze') =>
      seenWith({ ...both, media, choiceMedia: [{ option, choice, mediaIds }] }).image
    const main = {
      id: 'main',
      url: '/media/main.png',
      width: 4,
      height: 3,
      altText: 'Picture main',
    }
    expect(imageOf('Red', ['red', 'blue'])).toMatchObject({ id: 'red' })
    expect(imageOf('Blue', ['blue'])).toEqual(main)
    expect(imageOf('Red', ['gone'])).toEqual(main)
    expect(imageOf('Red', [])).toEqual(main)
    expect(seenWith(both).image).toBeUndefined()
  })
})

describe('the texts a buyer enters', () => {
  const name = { title: 'Name', maxLength: 3, mandatory: false }
  const personal = (...customTextFields: StoreProduct['document']['customTextFields']) => ({
    document: { ...emptyDocument, options: [size], customTextFields },
  })
  const engraved = (texts: unknown) => ({ ...ofSize('S'), customTextFields: texts })
  const text = (title: string, original: string) => ({
    name: { original: title, translated: title },
    plainText: { original, translated: original },
  })

  it('are lines of the item, in the order of the product’s fields, until a field is gone', () => {
    const product = personal(name, { ...name, title: 'Date' })
    const texts = { Date: '4 5', Other: 'no', Name: '🐝🐝🐝' }
    const { reference, seen } = resolve(engraved(texts), product)
    const lines = [text('Name', '🐝🐝🐝'), text('Date', '4 5')]
    expect(seen.descriptionLines).toEqual(lines)
    const now = (document: Partial<StoreProduct>) =>
      refreshProductLine(
        { id: 'line', quantity: 1, reference, seen },
        reference,
        new Map([['mug', { ...mug, ...document }]]),
      ).line.seen.descriptionLines
    expect(now(product)).toEqual(lines)
    expect(now(personal({ ...name, title: 'Date' }))).toEqual([text('Date', '4 5')])
    expect(now({})).toBeUndefined()
  })

  it.each([undefined, null, {}, { Name: '' }, { Name: 7 }, ['Ann'], 'Ann'])(
    'may be left out, as in %j, unless they are mandatory',
    (texts) => {
      const options = engraved(texts)
      expect(resolve(options, personal(name)).seen.descriptionLines).toBeUndefined()
      expect(refusedFor(options, personal({ ...name, mandatory: true }))).toEqual([
        {
          field: 'lineItems[1].catalogReference.options.customTextFields.Name',
          violatedRule: 'REQUIRED_FIELD',
          description: 'is required',
        },
      ])
    },
  )

  it('are refused beyond their field’s length', () => {
    expect(refusedFor(engraved({ Name: 'Anna' }), personal(name))).toEqual([
      {
        field: 'lineItems[1].catalogReference.options.customTextFields.Name',
        violatedRule: 'MAX_LENGTH',
        description: 'must not be longer than 3 characters',
        data: { threshold: 3 },
      },
    ])
  })
})

/** Options of a product whose variants are not managed. */
const unmanaged = (options: readonly ProductOption[]): Partial<StoreProduct> => ({
  manageVariants: false,
  document: { ...emptyDocument, options },
})

describe('a line of a product', () => {
  const line = (quantity = 1) => ({
    id: 'line',
    quantity,
    seen: { ...resolve(ofSize('S')).seen, name: 'Before' },
    reference: { productId: 'mug', variantId: 'small', choices: { Size: 'S' } },
  })
  const refreshed = (product: Partial<StoreProduct> | undefined, quantity = 1) => {
    const known = line(quantity)
    const products = new Map(product && [['mug', { ...mug, ...product }]])
    return refreshProductLine(known, known.reference, products)
  }
  const available = (
    variant: Partial<Variant>,
    product: Partial<StoreProduct> = {},
    quantity = 5,
  ) => refreshed({ ...product, variants: [{ ...small, ...variant }] }, quantity).availability

  it('has the current catalogue values', () => {
    const stocked = { variants: [{ ...small, quantity: 3, price: 30 }, medium] }
    const { line: now, availability } = refreshed(stocked)
    expect(now).toEqual({
      ...line(),
      seen: { ...resolve(ofSize('S')).seen, price: '27.00', fullPrice: '30.00' },
    })
    expect(availability).toEqual({ status: 'AVAILABLE', quantityAvailable: 3 })
  })

  it.each([
    ['the product', undefined],
    ['the product’s visibility', { visible: false }],
    ['the variant', { variants: [medium] }],
    ['the variant’s visibility', { variants: [{ ...small, visible: false }] }],
    ['its choice', unmanaged([onlyMedium])],
    ['the name of its option', unmanaged([{ ...size, name: 'Height' }])],
    ['a complete choice', unmanaged([size, glaze])],
  ])('stays as it was when %s is gone', (_name, product) => {
    expect(refreshed(product)).toEqual({
      line: line(),
      availability: { status: 'NOT_FOUND', quantityAvailable: 0 },
    })
  })

  it('is available by its stock: below, at and above the quantity', () => {
    expect([4, 5, 6].map((quantity) => available({ quantity }))).toEqual([
      { status: 'PARTIALLY_AVAILABLE', quantityAvailable: 4 },
      { status: 'AVAILABLE', quantityAvailable: 5 },
      { status: 'AVAILABLE', quantityAvailable: 6 },
    ])
  })

  it('is in or out of stock if untracked', () => {
    const uncounted = { trackInventory: false }
    expect(available({ quantity: 3, inStock: true }, uncounted)).toEqual({ status: 'AVAILABLE' })
    expect(available({ quantity: 3, inStock: false }, uncounted)).toEqual({
      status: 'NOT_AVAILABLE',
      quantityAvailable: 0,
    })
  })

  it('is limited by preorders if untracked and out of stock', () => {
    const ahead = (limit: number | null, inStock = false) =>
      available(
        { quantity: 3, inStock, preordered: 1 },
        { trackInventory: false, preorder: { enabled: true, message: null, limit } },
      )
    expect([ahead(null), ahead(1, true)]).toEqual([
      { status: 'AVAILABLE' },
      { status: 'AVAILABLE' },
    ])
    expect([ahead(4), ahead(1)]).toMatchObject([
      { status: 'PARTIALLY_AVAILABLE', quantityAvailable: 3 },
      { status: 'NOT_AVAILABLE' },
    ])
  })

  it('is available with remaining preorders, to the last unit', () => {
    const limited = { preorder: { enabled: true, message: null, limit: 4 } }
    const promised = [0, 3, 4, 5].map(
      (preordered) => available({ quantity: 2, preordered }, limited).quantityAvailable,
    )
    expect(promised).toEqual([6, 3, 2, 2])
    const unlimited = { preorder: { enabled: true, message: null, limit: null } }
    expect(available({ quantity: 2 }, unlimited)).toEqual({ status: 'AVAILABLE' })
    const ended = { preorder: { enabled: false, message: null, limit: 4 } }
    expect(available({ quantity: 2 }, ended).quantityAvailable).toBe(2)
  })
})
