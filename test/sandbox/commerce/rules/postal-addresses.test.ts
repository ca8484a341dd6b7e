/** Postal addresses written out: in full, as lines, and with what a request may leave out. */
import { describe, expect, it } from 'vitest'
import {
  addressAnswer,
  addressLines,
  contactAnswer,
} from '../../../../sandbox/commerce/rules/addresses.ts'
import { countryName, subdivisionsOf } from '../../../../sandbox/commerce/rules/subdivisions.ts'

const whole = {
  country: 'US',
  subdivision: 'US-NY',
  city: 'New York',
  postalCode: '10012',
  addressLine: '12 Bond Street',
  addressLine2: 'Floor 2',
}

describe('an address', () => {
  it('is formatted line by line', () => {
    expect(addressLines(whole)).toEqual([
      ...['12 Bond Street', 'Floor 2', 'New York, NY 10012', 'United States'],
    ])
    const street = { country: 'DE', streetAddress: { number: '5', name: 'Elbe' } }
    expect(addressLines(street)).toEqual(['5 Elbe', 'Germany'])
    expect(addressLines({ streetAddress: { name: 'Elbe' }, postalCode: '20099' })).toEqual([
      ...['Elbe', '20099'],
    ])
    expect(addressLines({ addressLine: '', addressLine2: null, city: 'Bonn' })).toEqual(['Bonn'])
    expect(addressLines({})).toEqual([])
  })

  it('is returned with the names of its country and subdivision', () => {
    expect(addressAnswer(whole)).toEqual({
      ...whole,
      countryFullname: 'United States',
      subdivisionFullname: 'New York',
      formattedAddress: '12 Bond Street, Floor 2, New York, NY 10012, United States',
    })
    const short = { country: 'CA', subdivision: 'CA-QC', streetAddress: {} }
    expect(addressAnswer(short)).toEqual({
      ...short,
      countryFullname: 'Canada',
      subdivisionFullname: 'Quebec',
      streetAddress: { number: '', name: '' },
      formattedAddress: 'QC, Canada',
    })
    const unknown = { country: 'XQ', subdivision: 'DE-BE' }
    expect(addressAnswer(unknown)).toMatchObject({ subdivisionFullname: 'DE-BE' })
    for (const subdivision of ['US-constructor', 'constructor-name', '__proto__-toString']) {
      expect(addressAnswer({ subdivision }).subdivisionFullname).toBe(subdivision)
    }
    const bare = addressAnswer({})
    expect(bare).toEqual({ formattedAddress: '' })
    expect(Object.keys(bare)).not.toContain('countryFullname')
    expect(Object.keys(bare)).not.toContain('subdivisionFullname')
  })

  it('knows the names of countries and their subdivisions', () => {
    expect([countryName('DE'), countryName('US')]).toEqual(['Germany', 'United States'])
    expect(subdivisionsOf('US')).toHaveLength(51)
    expect(subdivisionsOf('US')).toContainEqual({ code: 'US-NY', name: 'New York' })
    expect(subdivisionsOf('CA')).toHaveLength(13)
    expect(subdivisionsOf('DE')).toEqual([])
  })
})

describe('a contact', () => {
  it('is returned in full where a request may omit fields', () => {
    const contactDetails = { firstName: 'Ann', vatId: {} }
    expect(contactAnswer({ address: { country: 'DE' }, contactDetails })).toEqual({
      address: { country: 'DE', countryFullname: 'Germany', formattedAddress: 'Germany' },
      contactDetails: { firstName: 'Ann', vatId: { id: '', type: 'UNSPECIFIED' } },
    })
    const vatId = { id: '7', type: 'CNPJ' } as const
    expect(contactAnswer({ contactDetails: { vatId } })).toEqual({ contactDetails: { vatId } })
    expect(contactAnswer({ contactDetails: {} })).toEqual({ contactDetails: {} })
    expect(contactAnswer({})).toEqual({})
  })
})
