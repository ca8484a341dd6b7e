// Lists of changes and refusals name the cells of a variant as its grid does.
import { expect, it } from 'vitest'
import {
  type DraftVariant,
  placeOf,
  rowOf,
  withRow,
} from '../../../../../console/resources/products/logic/draft-variant.ts'
import { gridColumns } from '../../../../../console/resources/products/logic/grid-columns.ts'
import { changesBetween } from '../../../../../console/store/record-changes.ts'

const draft: DraftVariant = {
  id: 'v',
  variant: {
    priceData: { price: 1 },
    costAndProfitData: { itemCost: 1 },
    weight: 1,
    sku: 'M-1',
    visible: true,
  },
  stock: { trackQuantity: true, quantity: 1, inStock: true },
}

const columns = [true, false].flatMap((counted) => gridColumns({ counted, currency: 'EUR' }))
const values = { money: 2, number: 2, text: 'M-2', flag: false } as const

it.each(columns)('a change of $name is found by its path', ({ name, kind }) => {
  const changed = withRow(draft, { ...rowOf(draft), [name]: values[kind] })
  const changes = changesBetween({ variants: [draft] }, { variants: [changed] })
  expect(changes.map(({ path }) => placeOf(path))).toEqual([{ row: 0, name }])
  expect(placeOf(`variants.0.${name}`)).toEqual({ row: 0, name })
})

it('no other field is a cell', () => {
  for (const path of ['variants', 'variants.0.choices.price', 'weight', 'priceData.price'])
    expect(placeOf(path)).toBeUndefined()
})
