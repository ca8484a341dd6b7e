/** One line of a cart, whole, as the wire has it: of a product, of a service, of an app's own. */
import { describe, expect, it } from 'vitest'
import { lineItemAnswer } from '../../../../sandbox/commerce/carts/wire-line.ts'
import { multiCurrency } from '../../../../sandbox/commerce/rules/amounts.ts'
import type { CartLine, ItemDetails } from '../../../../sandbox/commerce/rules/documents/cart.ts'
import { storeCatalogueAppId } from '../../../../src/catalogue/store-catalogue.ts'

const origin = 'http://shop.example'
const seen: ItemDetails = {
  name: 'Mug',
  slug: 'mug',
  price: '12.00',
  fullPrice: '15.00',
  sku: 'MUG',
  weight: 0.4,
  choices: [],
}
const line: CartLine = {
  id: 'line',
  quantity: 3,
  seen,
  reference: { productId: 'product', variantId: 'variant', choices: {} },
}
const answer = (more: Partial<CartLine> = {}) =>
  lineItemAnswer({ line: { ...line, ...more }, availability: { status: 'AVAILABLE' } }, origin)
const shown = (more: Partial<ItemDetails>) => answer({ seen: { ...seen, ...more } })

/** What every line of these tests has. */
const common = {
  id: 'line',
  quantity: 3,
  productName: { original: 'Mug', translated: 'Mug' },
  price: multiCurrency('12'),
  fullPrice: multiCurrency('15'),
  priceBeforeDiscounts: multiCurrency('12'),
  lineItemPrice: multiCurrency('36'),
  descriptionLines: [],
  availability: { status: 'AVAILABLE' },
  physicalProperties: { weight: 0.4, sku: 'MUG', shippable: true },
  itemType: { preset: 'PHYSICAL' },
  paymentOption: 'FULL_PAYMENT_ONLINE',
}
const page = { relativePath: '/product-page/mug', url: `${origin}/product-page/mug` }
const scope = (name: string, entityId: string) => ({
  namespace: 'stores',
  group: { name, entityId },
})

describe('a line of a cart', () => {
  it('of a product has its variant, page and applicable coupons', () => {
    expect(answer()).toEqual({
      ...common,
      url: page,
      rootCatalogItemId: 'product',
      catalogReference: {
        catalogItemId: 'product',
        appId: storeCatalogueAppId,
        options: { variantId: 'variant' },
      },
      couponScopes: [scope('product', 'product')],
    })
    expect(shown({ collectionIds: ['a', 'b'] }).couponScopes).toEqual([
      scope('product', 'product'),
      scope('collection', 'a'),
      scope('collection', 'b'),
    ])
  })

  it('echoes the sent reference to its variant', () => {
    const sent = { options: { Size: 'M' } }
    const { catalogReference } = answer({
      reference: { productId: 'product', variantId: 'variant', choices: {}, sent },
    })
    expect(catalogReference?.options).toEqual(sent)
  })

  it('of a service names the service', () => {
    const reference = { kind: 'service', serviceId: 'class' } as const
    const appId = '13d21c63-b5ec-5912-8397-c3a5ddb27a97'
    expect(answer({ reference })).toEqual({
      ...common,
      url: page,
      rootCatalogItemId: 'class',
      catalogReference: { catalogItemId: 'class', appId, options: null },
    })
    const sent = { numberOfParticipants: 2 }
    expect(answer({ reference: { ...reference, sent } }).catalogReference?.options).toEqual(sent)
  })

  it('of a custom item has the app’s names', () => {
    const reference = { kind: 'custom', item: {} } as const
    expect(answer({ reference, seen: { ...seen, slug: '' } })).toEqual({
      ...common,
      customLineItem: true,
    })
    const catalogReference = { appId: 'app', catalogItemId: 'item' }
    const item = { catalogReference, rootCatalogItemId: 'root' }
    expect(answer({ reference: { kind: 'custom', item } })).toMatchObject({
      catalogReference,
      rootCatalogItemId: 'root',
    })
    const none = answer({ reference: { kind: 'custom', item: { rootCatalogItemId: null } } })
    expect(none.rootCatalogItemId).toBeUndefined()
  })

  it.each([
    ['MEMBERSHIP', '0', '0'],
    ['MEMBERSHIP_OFFLINE', '0', '0'],
    ['MEMBERSHIP_ONLINE_WITH_OFFLINE_REMAINDER', '12', '36'],
    ['FULL_PAYMENT_OFFLINE', '12', '36'],
    ['DEPOSIT_ONLINE', '12', '36'],
  ] as const)(
    'with the payment option %s has the price %s',
    (paymentOption, price, lineItemPrice) => {
      expect(shown({ paymentOption })).toMatchObject({
        price: multiCurrency(price),
        priceBeforeDiscounts: multiCurrency(price),
        fullPrice: multiCurrency('15'),
        lineItemPrice: multiCurrency(lineItemPrice),
      })
    },
  )

  it('of an app’s own item has its extras, terms and delivery', () => {
    const terms = {
      priceDescription: { original: 'from' },
      policies: [{ title: 'Changes', content: 'None after proof.' }],
      deliveryProfileId: 'by-courier',
    }
    const cheese = { id: 'cheese', label: { original: 'Cheese' } }
    const modifierGroups = [
      {
        id: 'toppings',
        name: { original: 'Toppings' },
        modifiers: [{ ...cheese, quantity: 2, price: '0.75' }, { id: 'salt' }],
      },
    ]
    const item = { ...terms, modifierGroups }
    expect(answer({ reference: { kind: 'custom', item } })).toMatchObject({
      ...terms,
      modifierGroups: [
        {
          id: 'toppings',
          name: { original: 'Toppings' },
          modifiers: [
            { ...cheese, quantity: 2, price: multiCurrency('0.75') },
            { id: 'salt', quantity: 1, price: multiCurrency('0') },
          ],
        },
      ],
      modifiersTotalPrice: multiCurrency('1.50'),
    })
  })

  it('of an app’s own item omits extras and terms that say nothing', () => {
    const item = {
      priceDescription: { translated: 'ab' },
      policies: [{ title: 'Changes' }],
      modifierGroups: [
        { id: 'none' },
        { id: 'toppings', name: {}, modifiers: [{ id: 'salt', label: {} }, {}] },
      ],
    }
    const line = answer({ reference: { kind: 'custom', item } })
    expect(line.priceDescription).toBeUndefined()
    expect(line.policies).toEqual([])
    expect(line.modifierGroups).toEqual([
      {
        id: 'toppings',
        modifiers: [
          { id: 'salt', quantity: 1, price: multiCurrency('0') },
          { id: '2', quantity: 1, price: multiCurrency('0') },
        ],
      },
    ])
  })

  it('has a deposit only if one is paid at checkout', () => {
    const depositOf = (paymentOption?: ItemDetails['paymentOption']) =>
      shown({ deposit: '2.00', ...(paymentOption && { paymentOption }) }).depositAmount
    expect(depositOf('DEPOSIT_ONLINE')).toEqual(multiCurrency('2'))
    expect([depositOf(), depositOf('FULL_PAYMENT_ONLINE'), depositOf('MEMBERSHIP')]).toEqual([
      ...[undefined, undefined, undefined],
    ])
  })

  it('shows all fields of its item', () => {
    const membership = { id: 'pass', appId: 'passes' }
    const extendedFields = { namespaces: { app: { gift: true } } }
    const whole = answer({
      membership,
      extendedFields,
      taxedAt: 'BUSINESS',
      overrides: { price: '12' },
      seen: {
        ...seen,
        shippable: false,
        deposit: '2.00',
        taxGroupId: 'paper',
        itemType: { custom: 'Label' },
        membersOnly: true,
        fixedQuantity: true,
        priceUndetermined: true,
        savePaymentMethod: true,
        paymentOption: 'DEPOSIT_ONLINE',
        serviceProperties: { numberOfParticipants: 2 },
      },
    })
    expect(whole).toMatchObject({
      selectedMembership: membership,
      extendedFields,
      taxGroupId: 'paper',
      membersOnly: true,
      fixedQuantity: true,
      priceUndetermined: true,
      savePaymentMethod: true,
      paymentOption: 'DEPOSIT_ONLINE',
      taxableAddress: { addressType: 'BUSINESS' },
      catalogOverrideFields: { price: '12' },
      depositAmount: multiCurrency('2'),
      itemType: { custom: 'Label' },
      physicalProperties: { shippable: false },
      serviceProperties: { numberOfParticipants: 2 },
      lineItemPrice: multiCurrency('0'),
    })
  })

  it.each([
    [{ relativePath: '/own' }, { relativePath: '/own', url: `${origin}/own` }],
    [{ url: 'https://else.example/x' }, { relativePath: '', url: 'https://else.example/x' }],
    [{}, { relativePath: '', url: origin }],
    [undefined, page],
  ])('with the page %j links to %j', (own, url) => {
    expect(shown(own === undefined ? {} : { page: own }).url).toEqual(url)
  })

  it('has the store’s image with an absolute URL, or the app’s', () => {
    const image = { id: 'i', url: '/media/i.png', width: 4, height: 3, altText: 'A mug' }
    expect(shown({ image }).image).toEqual({ ...image, url: `${origin}/media/i.png` })
    const elsewhere = { ...image, url: 'https://pictures.example/i.png/' }
    expect(shown({ image: elsewhere }).image).toEqual(elsewhere)
    expect(shown({ image, picture: { id: 'own' } }).image).toEqual({
      id: 'own',
      url: '',
      height: 0,
      width: 0,
    })
    expect(shown({}).image).toBeUndefined()
  })

  it('has choices, then an app’s texts', () => {
    const { descriptionLines } = shown({
      choices: [
        { option: 'Size', choice: 'M' },
        { option: 'Glaze', choice: 'Red', colour: '#f00' },
      ],
      descriptionLines: [{ plainText: { original: 'Ann' } }],
    })
    expect(descriptionLines).toEqual([
      {
        name: { original: 'Size', translated: 'Size' },
        plainText: { original: 'M', translated: 'M' },
        lineType: 'PLAIN_TEXT',
      },
      {
        name: { original: 'Glaze', translated: 'Glaze' },
        colorInfo: { original: 'Red', translated: 'Red', code: '#f00' },
        lineType: 'COLOR',
      },
      { plainText: { original: 'Ann' }, lineType: 'PLAIN_TEXT' },
    ])
  })
})
