/** Items that an app describes: what a line of theirs shows, and what they may not lack. */
import { describe, expect, it } from 'vitest'
import type { CustomLineItem } from '../../../../generated/wire.ts'
import {
  customAvailability,
  resolveCustomItem,
} from '../../../../sandbox/commerce/carts/custom-items.ts'
import { violationsBy } from '../../violations.ts'

const least: CustomLineItem = { quantity: 2, productName: { original: 'Engraving' }, price: '4.5' }
const lineOf = (more: CustomLineItem = {}) => resolveCustomItem({ ...least, ...more }, 'item')
const seenOf = (more: CustomLineItem = {}) => lineOf(more).seen
const refused = (item: CustomLineItem) =>
  violationsBy(() => resolveCustomItem(item, 'customLineItems[3]'))

describe('a custom item', () => {
  it('with minimal fields is goods without shipping, paid in full', () => {
    expect(lineOf()).toEqual({
      quantity: 2,
      reference: { kind: 'custom', item: least },
      seen: {
        name: 'Engraving',
        slug: '',
        price: '4.50',
        fullPrice: '4.50',
        sku: '',
        weight: 0,
        choices: [],
        shippable: false,
        itemType: { preset: 'PHYSICAL' },
        paymentOption: 'FULL_PAYMENT_ONLINE',
      },
    })
  })

  it('with all fields has all of them', () => {
    const item: CustomLineItem = {
      ...least,
      fullPrice: '6',
      depositAmount: '1.5',
      itemType: { custom: 'Label' },
      paymentOption: 'DEPOSIT_ONLINE',
      physicalProperties: { sku: 'ENG', weight: 0.25, shippable: true },
      descriptionLines: [{ name: { original: 'Name' }, plainText: { original: 'Ann' } }],
      url: { relativePath: '/engraving' },
      media: { id: 'picture' },
      taxGroupId: 'paper',
      membersOnly: true,
      fixedQuantity: true,
      priceUndetermined: true,
      taxableAddress: { addressType: 'BILLING' },
    }
    expect(resolveCustomItem(item, 'item')).toEqual({
      quantity: 2,
      reference: { kind: 'custom', item },
      taxedAt: 'BILLING',
      seen: {
        name: 'Engraving',
        slug: '',
        price: '4.50',
        fullPrice: '6.00',
        sku: 'ENG',
        weight: 0.25,
        choices: [],
        shippable: true,
        itemType: { custom: 'Label' },
        paymentOption: 'DEPOSIT_ONLINE',
        deposit: '1.50',
        descriptionLines: item.descriptionLines,
        page: { relativePath: '/engraving' },
        picture: { id: 'picture' },
        taxGroupId: 'paper',
        membersOnly: true,
        fixedQuantity: true,
        priceUndetermined: true,
      },
    })
  })

  it('with a date is a service', () => {
    const serviceProperties = { scheduledDate: '2026-05-01T10:00:00.000Z' }
    expect(seenOf({ serviceProperties })).toMatchObject({
      itemType: { preset: 'SERVICE' },
      serviceProperties,
    })
  })

  it('is in its tax group in any case of the id', () => {
    const id = crypto.randomUUID()
    expect(seenOf({ taxGroupId: id.toUpperCase() }).taxGroupId).toBe(id)
  })

  it.each([
    { fullPrice: null, depositAmount: null, taxGroupId: null },
    { membersOnly: false, fixedQuantity: false, priceUndetermined: false },
  ])('is the same with %j as without', (more) => {
    expect(seenOf(more)).toEqual(seenOf())
  })

  it.each([
    [{ productName: { original: 'New' }, name: 'Old' }, 'New'],
    [{ productName: {}, name: 'Old' }, 'Old'],
    [{ productName: {}, name: 'n'.repeat(200) }, 'n'.repeat(200)],
  ])('with the type %j is %s', (names, name) => {
    expect(seenOf(names).name).toBe(name)
  })

  it.each([
    [[{ modifiers: [{ price: '0.75', quantity: 2 }, { price: '1' }] }], '7.00'],
    [[{ modifiers: [{ quantity: 3 }] }, { modifiers: [{ price: '0.01' }] }], '4.51'],
    [[{}], '4.50'],
  ])('with the modifiers %j costs %s', (modifierGroups, price) => {
    expect(seenOf({ modifierGroups })).toMatchObject({ price, fullPrice: price })
  })

  it('reports missing fields', () => {
    expect(refused({})).toEqual([
      {
        field: 'customLineItems[3].price',
        violatedRule: 'REQUIRED_FIELD',
        description: 'is required',
      },
      {
        field: 'customLineItems[3].productName',
        violatedRule: 'REQUIRED_FIELD',
        description: 'is required',
      },
      {
        field: 'customLineItems[3].quantity',
        violatedRule: 'REQUIRED_FIELD',
        description: 'is required',
      },
    ])
  })

  it.each(['quantity', 'price', 'productName'] as const)('without %s alone is refused', (name) => {
    const { [name]: _left, ...rest } = least
    expect(refused(rest)?.map(({ field }) => field)).toEqual([`customLineItems[3].${name}`])
  })

  it('needs a name that its line can show', () => {
    const { productName: _name, ...unnamed } = least
    const rules = (item: CustomLineItem) =>
      refused({ ...unnamed, ...item })?.map(({ field, violatedRule }) => `${field} ${violatedRule}`)
    const empty = ['customLineItems[3].productName REQUIRED_FIELD']
    expect(rules({ name: '' })).toEqual(empty)
    expect(rules({ name: '', productName: { translated: 'Gravur' } })).toEqual(empty)
    expect(rules({ name: 'n'.repeat(201) })).toEqual(['customLineItems[3].name MAX_LENGTH'])
  })

  it('needs no price while undetermined, and costs nothing until then', () => {
    const { price: _price, ...unpriced } = least
    const { seen } = resolveCustomItem({ ...unpriced, priceUndetermined: true }, 'item')
    expect(seen).toMatchObject({ price: '0.00', priceUndetermined: true })
    expect(refused({ ...unpriced, priceUndetermined: false })).toHaveLength(1)
  })

  it('takes a deposit up to its price, modifiers included', () => {
    const extras = { modifierGroups: [{ modifiers: [{ price: '0.50' }] }] }
    const depositOf = (depositAmount: string) => ({ ...least, ...extras, depositAmount })
    expect(['4.99', '5.00'].map((amount) => refused(depositOf(amount)))).toEqual([
      undefined,
      undefined,
    ])
    expect(refused(depositOf('5.01'))).toEqual([
      {
        field: 'customLineItems[3].depositAmount',
        violatedRule: 'MAX',
        description: 'must not be above the price',
        data: { threshold: '5' },
      },
    ])
  })

  it('has no deposit below 0', () => {
    const violations = refused({ ...least, depositAmount: '-0.01' })
    expect(violations).toEqual([
      {
        field: 'customLineItems[3].depositAmount',
        violatedRule: 'DECIMAL_GTE',
        description: 'must be at least 0',
        data: { threshold: '0' },
      },
    ])
    expect(refused({ ...least, depositAmount: '0' })).toBeUndefined()
  })
})

describe('a custom item is available', () => {
  const had = (quantity: number, quantityAvailable?: number | null) => {
    const item = { ...least, ...(quantityAvailable !== undefined && { quantityAvailable }) }
    return customAvailability({ ...lineOf(), id: 'line', quantity }, { kind: 'custom', item })
  }

  it('up to its limit, or unlimited by default', () => {
    expect([2, 3, 4].map((quantity) => had(quantity, 3).status)).toEqual([
      'AVAILABLE',
      'AVAILABLE',
      'PARTIALLY_AVAILABLE',
    ])
    expect(had(1, 0)).toEqual({ status: 'NOT_AVAILABLE', quantityAvailable: 0 })
    expect([had(9), had(9, null)]).toEqual([{ status: 'AVAILABLE' }, { status: 'AVAILABLE' }])
  })
})
