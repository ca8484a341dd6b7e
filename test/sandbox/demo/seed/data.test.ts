/** The written products of the demo store: what they say of themselves adds up. */
import { expect, it } from 'vitest'
import { products } from '../../../../sandbox/demo/seed/data.ts'

it('states a price per unit only where every variant holds as much', () => {
  // A variant that costs more, such as a larger bag, would be shown at the unit price of the smallest.
  const wrong = products.filter(({ contents, extra }) => contents && extra)
  expect(wrong.map(({ name }) => name)).toEqual([])
})

it('prices and sells out only choices that a product has', () => {
  const unknown = products.flatMap(({ name, options = [], extra = {}, soldOut }) => {
    const choices = options.flatMap((option) =>
      'choices' in option ? option.choices : option.colours,
    )
    const named = [...Object.keys(extra), ...(Array.isArray(soldOut) ? soldOut : [])]
    return named.filter((choice) => !choices.includes(choice)).map((choice) => `${name}: ${choice}`)
  })
  expect(unknown).toEqual([])
})
