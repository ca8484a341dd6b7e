/** What a buyer writes on a cart: all that was sent, or only what a mask names. */
import { describe, expect, it } from 'vitest'
import type { CartInput } from '../../../../generated/wire.ts'
import { withBuyerFields } from '../../../../sandbox/commerce/carts/buyer-fields.ts'
import type { CartDocument } from '../../../../sandbox/commerce/rules/documents/cart.ts'
import { readDescription } from '../../../../sandbox/web/validation/description.ts'
import { violationsBy } from '../../violations.ts'

const info = {
  buyerNote: 'Ring twice.',
  buyerInfo: { email: 'ann@example.com', contactId: 'contact' },
  contactInfo: {
    address: { country: 'US', city: 'New York' },
    contactDetails: { firstName: 'Ann' },
  },
  selectedShippingOption: { carrierId: 'post', code: 'standard' },
  overrideCheckoutUrl: 'https://shop.example/pay',
  extendedFields: { namespaces: { app: { gift: true } } },
  businessLocationId: 'here',
} satisfies CartInput
const written: CartDocument = {
  lines: [],
  buyerNote: 'Ring twice.',
  buyerEmail: 'ann@example.com',
  contactId: 'contact',
  contactInfo: info.contactInfo,
  selectedShippingOption: info.selectedShippingOption,
  overrideCheckoutUrl: 'https://shop.example/pay',
  extendedFields: info.extendedFields,
  businessLocationId: 'here',
}
const before: CartDocument = { lines: [], checkoutId: 'checkout', buyerNote: 'Before.' }

/** Path of a mask → the field of the document. */
const fields = {
  buyerNote: 'buyerNote',
  'buyerInfo.email': 'buyerEmail',
  'buyerInfo.contactId': 'contactId',
  contactInfo: 'contactInfo',
  selectedShippingOption: 'selectedShippingOption',
  overrideCheckoutUrl: 'overrideCheckoutUrl',
  extendedFields: 'extendedFields',
  businessLocationId: 'businessLocationId',
} as const
/** The other fields that the description has. */
const { Cart, BuyerInfo } = readDescription().components.schemas
const readOnly = [
  ...Object.keys(Cart?.properties ?? {}),
  ...Object.keys(BuyerInfo?.properties ?? {}).map((name) => `buyerInfo.${name}`),
].filter((path) => path !== 'buyerInfo' && !Object.hasOwn(fields, path))

describe('an update without a mask', () => {
  it.each([undefined, '', '  '])('writes all sent fields (%j)', (mask) => {
    expect(withBuyerFields(before, info, mask)).toEqual({ ...before, ...written })
  })

  it('keeps omitted fields', () => {
    for (const sent of [{}, { buyerInfo: {} }]) {
      expect(withBuyerFields(written, sent, undefined)).toEqual(written)
    }
    for (const [name, value] of Object.entries(info)) {
      const changed = withBuyerFields({ lines: [] }, { [name]: value }, undefined)
      expect(Object.keys(changed).length).toBe(name === 'buyerInfo' ? 3 : 2)
    }
  })
})

describe('an update with a mask', () => {
  it.each(Object.entries(fields))('%s writes that field only', (path, field) => {
    expect(withBuyerFields(before, info, path)).toEqual({ ...before, [field]: written[field] })
  })

  it.each(Object.entries(fields))('%s clears that field if omitted', (path, field) => {
    const { [field]: _cleared, ...rest } = written
    const cleared = withBuyerFields(written, {}, path)
    expect(cleared).toEqual(rest)
    expect(Object.keys(cleared)).not.toContain(field)
  })

  it.each(readOnly)('%s is ignored', (path) => {
    expect(withBuyerFields(before, info, path)).toEqual(before)
  })

  it('clears a null note', () => {
    expect(withBuyerFields(before, { buyerNote: null }, 'buyerNote')).toEqual({
      lines: [],
      checkoutId: 'checkout',
    })
  })

  it('writes several fields, with any spacing, and groups of fields', () => {
    expect(withBuyerFields({ lines: [] }, info, ' buyerNote , ,buyerInfo')).toEqual({
      lines: [],
      buyerNote: 'Ring twice.',
      buyerEmail: 'ann@example.com',
      contactId: 'contact',
    })
  })

  it.each([
    'buyerNote.length',
    'buyerInfo.email.name',
    'contactInfo.address.city.name',
    'contactInfo.address.geocode.latitude',
  ])('clears nothing by %s where nothing is', (path) => {
    expect(withBuyerFields(written, {}, path)).toEqual(written)
  })

  it('writes and clears a nested value', () => {
    const city = 'contactInfo.address.city'
    const sent = { contactInfo: { address: { country: 'DE', city: 'Berlin' } } }
    expect(withBuyerFields(written, sent, city).contactInfo).toEqual({
      address: { country: 'US', city: 'Berlin' },
      contactDetails: { firstName: 'Ann' },
    })
    expect(withBuyerFields({ lines: [] }, sent, city)).toEqual({
      lines: [],
      contactInfo: { address: { city: 'Berlin' } },
    })
    for (const nothing of [{}, { contactInfo: {} }, { contactInfo: { address: {} } }]) {
      expect(withBuyerFields(written, nothing, city).contactInfo).toEqual({
        address: { country: 'US' },
        contactDetails: { firstName: 'Ann' },
      })
    }
    const detail = 'contactInfo.contactDetails.firstName'
    expect(
      withBuyerFields(written, { contactInfo: { contactDetails: {} } }, detail).contactInfo,
    ).toEqual({
      address: { country: 'US', city: 'New York' },
      contactDetails: {},
    })
  })

  it.each(['colour', 'buyerNotes', 'buyer', 'contactInfoX.address', 'idx'])(
    'is refused for %s, and names the writable fields',
    (path) => {
      expect(violationsBy(() => withBuyerFields(before, info, path))).toEqual([
        {
          field: 'cartFieldmask',
          violatedRule: 'INVALID_ENUM_VALUE',
          description: `${path} is not a field of a cart`,
          data: { values: Object.keys(fields) },
        },
      ])
    },
  )
})
