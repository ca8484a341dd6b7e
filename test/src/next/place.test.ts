/** The place of a delivery, as buyers type it, and what an estimate is asked with. */
import { describe, expect, it } from 'vitest'
import { estimateFor, needsEstimate, placeIn } from '../../../src/next/place.ts'

const at = (fields: Readonly<Record<string, string>>) => placeIn(new URLSearchParams(fields))

describe('a place', () => {
  it.each([
    [{ country: 'us', subdivision: 'ny', postalCode: ' 10011 ' }, ['US', 'NY', '10011']],
    [{ country: 'US', subdivision: 'us-ny' }, ['US', 'NY', '']],
    [{ country: 'de' }, ['DE', '', '']],
  ])('of %j is %j', (fields, [country, subdivision, postalCode]) => {
    expect(at(fields)).toEqual({ country, subdivision, postalCode })
  })

  it.each(['', 'x', 'usa', ' u s ', 'ß', '1a', 'u1'])('has no country %j', (country) => {
    expect(at({ country, postalCode: '10011' })).toBeUndefined()
  })
})

describe('an estimate', () => {
  it('of an unknown place asks for the goods alone', () => {
    expect(estimateFor(undefined)).toEqual({ calculateTax: false, calculateShipping: false })
  })

  it('of a place asks for tax and shipping there', () => {
    const place = { country: 'US', subdivision: 'NY', postalCode: '10011' }
    expect(estimateFor(place)).toEqual({
      calculateTax: true,
      calculateShipping: true,
      shippingAddress: { country: 'US', subdivision: 'US-NY', postalCode: '10011' },
    })
    expect(estimateFor({ country: 'DE', subdivision: '', postalCode: '' })).toEqual({
      calculateTax: true,
      calculateShipping: true,
      shippingAddress: { country: 'DE' },
    })
  })

  it('is not needed without a cart', () => {
    expect(needsEstimate(undefined)).toBe(false)
  })
})
