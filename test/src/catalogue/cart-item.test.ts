/** What is missing or cannot be had is said before anything is sent. */
import { describe, expect, it } from 'vitest'
import { limits } from '../../../generated/fields.ts'
import {
  availableChoices,
  type CartItemOptions,
  cartItem,
  findVariant,
  type Offer,
  storeCatalogueAppId,
} from '../../../src/catalogue.ts'
import { ApiError } from '../../../src/index.ts'

const stock = (quantity: number) => ({ trackQuantity: true, quantity, inStock: quantity > 0 })

/** A poster in two sizes and two papers: A4 Matte has 3 left, A4 Gloss none, A3 Matte is hidden. */
const poster = {
  id: 'poster',
  manageVariants: true,
  productOptions: [
    { name: 'Size', choices: [{ description: 'A4' }, { description: 'A3' }] },
    { name: 'Paper', choices: [{ description: 'Matte' }, { description: 'Gloss' }] },
  ],
  variants: [
    { id: 'a4-matte', choices: { Size: 'A4', Paper: 'Matte' }, stock: stock(3) },
    { id: 'a4-gloss', choices: { Size: 'A4', Paper: 'Gloss' }, stock: stock(0) },
    {
      id: 'a3-matte',
      choices: { Size: 'A3', Paper: 'Matte' },
      variant: { visible: false },
      stock: stock(9),
    },
  ],
  customTextFields: [{ title: 'Engraving', maxLength: 5, mandatory: false }],
} as const

const mug = { id: 'mug', productOptions: [], variants: [] } as const

const refusal = (make: () => unknown): ApiError => {
  try {
    make()
  } catch (error) {
    if (ApiError.is(error)) return error
  }
  throw new Error('Nothing was refused')
}

const most = limits.LineItem.quantity.maximum
const wholeNumber = `"quantity" must be a whole number from 1 to ${most}`

describe('a line of a cart', () => {
  it('names the store’s catalogue and the product', () => {
    const catalogReference = { appId: storeCatalogueAppId, catalogItemId: 'mug' }
    expect(cartItem(mug)).toEqual({ catalogReference, quantity: 1 })
  })

  it('names the variant that the choices name', () => {
    const { catalogReference } = cartItem(poster, { choices: { Size: 'A4', Paper: 'Matte' } })
    expect(catalogReference.options).toEqual({ variantId: 'a4-matte' })
  })

  it('takes a variant instead of choices, and the buyer’s texts', () => {
    const variant = findVariant(poster, { Size: 'A4', Paper: 'Matte' })
    const item = cartItem(poster, { variant, texts: { Engraving: 'Ann' }, quantity: 3 })
    expect(item.catalogReference.options).toEqual({
      variantId: 'a4-matte',
      customTextFields: { Engraving: 'Ann' },
    })
  })

  it('names the choices where variants are not managed', () => {
    const { catalogReference } = cartItem(
      { ...poster, manageVariants: false, variants: [] },
      { choices: { Size: 'A3', Paper: 'Gloss' } },
    )
    expect(catalogReference.options).toEqual({ options: { Size: 'A3', Paper: 'Gloss' } })
  })

  it('says which choice is missing or unknown', () => {
    const form: Record<string, string> = { Size: 'A9' }
    const product: Offer = poster
    const { message, violations } = refusal(() => cartItem(product, { choices: form }))
    expect(message).toBe(
      'INVALID_ARGUMENT: "choices.Size" cannot be A9: choose one of A4, A3, "choices.Paper" needs one of Matte, Gloss',
    )
    expect(violations.map(({ violatedRule }) => violatedRule)).toEqual([
      'INVALID_ENUM_VALUE',
      'REQUIRED_FIELD',
    ])
  })

  it.each([
    ['sold out', { Size: 'A4', Paper: 'Gloss' }, 1, 'SOLD_OUT', '"choices" is sold out'],
    ['hidden', { Size: 'A3', Paper: 'Matte' }, 1, 'NOT_SOLD', '"choices" is not for sale'],
    [
      'not made',
      { Size: 'A3', Paper: 'Gloss' },
      1,
      'NOT_SOLD',
      '"choices" name nothing that is sold',
    ],
    [
      'too few',
      { Size: 'A4', Paper: 'Matte' },
      4,
      'STOCK',
      '"quantity" is more than the 3 in stock',
    ],
  ] as const)('says that a variant is %s', (_, choices, quantity, ruleName, words) => {
    const { message, violations } = refusal(() => cartItem(poster, { choices, quantity }))
    expect(message).toBe(`INVALID_ARGUMENT: ${words}`)
    expect(violations[0]?.ruleName).toBe(ruleName)
  })

  it('names the choices, limits and units that a page may show', () => {
    const product: Offer = poster
    const told = (options: CartItemOptions<Offer>) =>
      refusal(() => cartItem(product, options)).violations.map(({ field, data }) => [field, data])
    expect(told({ choices: { Size: 'A9' } })).toEqual([
      ['choices.Size', { values: ['A4', 'A3'] }],
      ['choices.Paper', { values: ['Matte', 'Gloss'] }],
    ])
    const choices = { Size: 'A4', Paper: 'Matte' }
    expect(told({ choices, quantity: 4, texts: { Engraving: 'Annette' } })).toEqual([
      ['quantity', { available: 3 }],
      ['texts.Engraving', { threshold: 5 }],
    ])
    for (const quantity of [0, Number.NaN]) {
      expect(told({ choices, quantity })).toEqual([['quantity', undefined]])
    }
  })

  it('needs no choices where there is one variant only, but none that name another', () => {
    const single: Offer = { ...poster, variants: poster.variants.slice(0, 1) }
    const options = { variantId: 'a4-matte' }
    expect(cartItem(single).catalogReference.options).toEqual(options)
    expect(cartItem(single, { choices: { Size: 'A4' } }).catalogReference.options).toEqual(options)
    const whole: Offer = poster
    for (const product of [single, whole]) {
      const variant = { id: 'a4-matte' }
      const wrong = refusal(() => cartItem(product, { variant, choices: { Size: 'A3' } }))
      expect(wrong.message).toBe('INVALID_ARGUMENT: "choices" name another variant')
      expect(wrong.violations).toMatchObject([{ ruleName: 'NOT_SOLD', violatedRule: 'OTHER' }])
    }
  })

  it('of a hidden product is refused, whatever is chosen', () => {
    const refused = refusal(() => cartItem({ ...mug, visible: false }))
    expect(refused.violations).toMatchObject([{ field: 'product', ruleName: 'NOT_SOLD' }])
  })

  it.each([
    [1, true],
    [most, true],
    [most + 1, false],
    [0, false],
    [Number.NaN, false],
  ])('of %d units is allowed: %s', (quantity, isAllowed) => {
    const make = () => cartItem(mug, { quantity })
    if (isAllowed) expect(make().quantity).toBe(quantity)
    else expect(make).toThrow(wholeNumber)
  })

  it('ignores the stock of items on preorder', () => {
    const choices = { Size: 'A4', Paper: 'Gloss' } as const
    expect(cartItem(poster, { choices, quantity: 7, preorder: true }).quantity).toBe(7)
    const open = { ...poster, preorderInfo: { enabled: true } }
    expect(cartItem(open, { choices, quantity: 7 }).quantity).toBe(7)
    expect(() => cartItem(open, { choices, quantity: 7, preorder: false })).toThrow()
  })

  it.each([
    ['a part', { quantity: 1.5 }, wholeNumber],
    [
      'a strange variant',
      { variant: { id: 'other' } },
      '"variant" is not a variant of this product',
    ],
  ] as const)('refuses %s', (_, options: CartItemOptions<Offer>, words) => {
    const product: Offer = mug
    expect(refusal(() => cartItem(product, options)).message).toBe(`INVALID_ARGUMENT: ${words}`)
  })

  it('says which text is missing or too long', () => {
    const field = { title: 'Name', maxLength: 20, mandatory: true }
    const engraved = {
      ...mug,
      customTextFields: [field, { ...field, title: 'Date', maxLength: 4 }],
    }
    expect(refusal(() => cartItem(engraved, { texts: { Date: '1. 1. 2026' } })).message).toBe(
      'INVALID_ARGUMENT: "texts.Name" needs a text, "texts.Date" has more than 4 characters',
    )
    const texts = { Name: '🎁'.repeat(20), Date: '2026' }
    expect(cartItem(engraved, { texts }).catalogReference.options).toEqual({
      customTextFields: texts,
    })
  })

  it('omits an empty text, and requires a mandatory one', () => {
    const field = { title: 'Name', maxLength: 20, mandatory: false }
    const engraved = { ...mug, customTextFields: [field] }
    expect(cartItem(engraved, { texts: { Name: '' } })).toEqual(cartItem(engraved))
    const named = { ...mug, customTextFields: [{ ...field, mandatory: true }] }
    expect(refusal(() => cartItem(named, { texts: { Name: ' ' } })).message).toContain(
      '"texts.Name" needs a text',
    )
    // An owner's word may be the name of a property that every object has.
    const built = { ...mug, customTextFields: [{ ...field, title: 'constructor' }] }
    expect(cartItem(built)).toEqual(cartItem(mug))
  })

  it('is typed by the known options', () => {
    // @ts-expect-error there is no A9
    expect(() => cartItem(poster, { choices: { Size: 'A9', Paper: 'Matte' } })).toThrow(ApiError)
    // @ts-expect-error a Paper is missing
    expect(() => cartItem(poster, { choices: { Size: 'A4' } })).toThrow(ApiError)
    // @ts-expect-error there is no Format
    expect(findVariant(poster, { Format: 'A4' })).toBeUndefined()
  })
})

describe('a picker', () => {
  it('reports the available choices beside the selected ones', () => {
    const [size, paper] = availableChoices(poster, { Size: 'A4' })
    expect(size?.choices).toEqual([
      { description: 'A4', selected: true, inStock: true, preorder: false, visible: true },
      { description: 'A3', selected: false, inStock: false, preorder: false, visible: false },
    ])
    expect(paper?.choices).toEqual([
      { description: 'Matte', selected: false, inStock: true, preorder: false, visible: true },
      { description: 'Gloss', selected: false, inStock: false, preorder: false, visible: true },
    ])
  })
})
