import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readUnits } from '../../../../console/resources/inventory/parts/read-units.ts'

describe('the units of a stock change', () => {
  it('are read back as they were written', () => {
    fc.assert(
      fc.property(fc.nat({ max: 99_999 }), (units) => {
        expect(readUnits(String(units))).toBe(units)
        expect(readUnits(` ${units} `)).toBe(units)
      }),
    )
  })

  it.each(['', ' ', '-1', '+1', '1.5', '1,5', '1e3', '0x10', 'ten', '100000', '1 2', '٣'])(
    'are not read from %j',
    (text) => {
      expect(readUnits(text)).toBeUndefined()
    },
  )
})
