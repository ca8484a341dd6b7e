// The name of a variant in its row of the grid: every choice can be told apart there.
import { expect, it } from 'vitest'
import { rowOf } from '../../../../console/resources/products/logic/draft-variant.ts'
import { shortName } from '../../../../console/resources/products/parts/variants/use-grid-faults.ts'

const name = (choices: Record<string, string>) =>
  shortName(rowOf({ id: 'v', choices }), Object.keys(choices))

it('shows a name whole that fits its row', () => {
  expect(name({ Size: 'XXL', Colour: 'Natural, undyed wool' })).toBe('XXL, Natural, undyed wool')
})

it('shortens each choice of a longer name in its middle, so that both its ends stay in view', () => {
  const long = 'An unusually long choice with the number '
  expect(name({ Size: `${long}12`, Colour: 'Sand' })).toBe('An unusu…umber 12, Sand')
  expect(name({ Size: `${long}13`, Colour: 'Sand' })).toBe('An unusu…umber 13, Sand')
  expect(name({ Size: `${long}12` })).toBe('An unusually long…ith the number 12')
})

it('leaves a choice that is as short as its two ends', () => {
  const size = 'S'.repeat(17)
  expect(name({ Size: size, Colour: 'Mw'.repeat(20) })).toContain(`${size}, `)
})
