/** Steps between decimals, which doubles hold only nearly. */
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { brokenRules } from '../../../src/schemas/broken-rules.ts'

const decimals = fc.nat(6)
const steps = fc.integer({ min: -1e9, max: 1e9 })

it('takes every multiple of a decimal step', () => {
  fc.assert(
    fc.property(decimals, steps, (places, count) => {
      const multipleOf = Number(`1e-${places}`)
      expect(brokenRules({ multipleOf }, Number(`${count}e-${places}`))).toEqual([])
    }),
    { numRuns: 1000 },
  )
  expect(brokenRules({ multipleOf: 0.01 }, 19.99)).toEqual([])
})

it('refuses what lies between two steps', () => {
  fc.assert(
    fc.property(decimals, steps, fc.integer({ min: 1, max: 9 }), (places, count, rest) => {
      const multipleOf = Number(`1e-${places}`)
      const between = Number(`${count}${rest}e-${places + 1}`)
      expect(brokenRules({ multipleOf }, between)).toMatchObject([{ rule: 'multipleOf' }])
    }),
    { numRuns: 1000 },
  )
})
