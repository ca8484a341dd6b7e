// The name of a variant in its row of the grid: every choice can be told apart there.
import { expect, it } from 'vitest'
import { rowOf } from '../../../../console/resources/products/logic/draft-variant.ts'
import { shortName } from '../../../../console/resources/products/parts/variants/use-grid-faults.ts'

const name = (choices: Record<string, string>) =>
  shortName(rowOf({ id: 'v', choices }), Object.keys(choices))

it('shows a name whole that fits its row', () => {
  expect(name({ Size: 'XXL', Colour: 'Natural, undyed wool' })).toBe('XXL · Natural, undyed wool')
})

it('shortens each choice of a longer name, so that its last one stays in view', () => {
  const long = 'Mw'.repeat(20)
  expect(name({ Size: long, Colour: 'Sand' })).toBe(`${long.slice(0, 17)}… · Sand`)
  expect(name({ Size: long })).toBe(`${long.slice(0, 35)}…`)
})
