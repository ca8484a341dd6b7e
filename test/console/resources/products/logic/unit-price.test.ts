import fc from 'fast-check'
import { enumerations } from 'storefront-client'
import { describe, expect, it } from 'vitest'
import { unitPrice } from '../../../../../console/resources/products/logic/unit-price.ts'
import { pricePerUnit } from '../../../../../sandbox/commerce/rules/prices.ts'

describe('the price per unit', () => {
  it('is what the platform will show', () => {
    const amount = fc.integer({ min: 1, max: 100_000 }).map((hundredths) => hundredths / 100)
    const unit = fc.constantFrom(...enumerations.MeasurementUnit)
    const entered = fc.record({
      totalQuantity: amount,
      totalMeasurementUnit: unit,
      baseQuantity: amount,
      baseMeasurementUnit: unit,
    })
    fc.assert(
      fc.property(amount, entered, (price, units) => {
        expect(unitPrice(price, units, 'USD')?.price).toBe(pricePerUnit(price, units))
      }),
      { numRuns: 500 },
    )
  })

  it.each([undefined, null, {}, { totalQuantity: 1 }])('is not there for %j', (entered) => {
    expect(unitPrice(10, entered, 'USD')).toBeUndefined()
  })

  it.each(['totalQuantity', 'baseQuantity'])('is not there while the %s is 0', (name) => {
    const unit = { totalMeasurementUnit: 'G', baseMeasurementUnit: 'KG' }
    const entered = { totalQuantity: 250, baseQuantity: 1, ...unit }
    expect(unitPrice(10, entered, 'USD')?.price).toBe(40)
    expect(unitPrice(10, { ...entered, [name]: 0 }, 'USD')).toBeUndefined()
  })
})
