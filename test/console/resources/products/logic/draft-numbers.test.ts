// Lists of changes format a variant's numbers as its grid does.
import { expect, it } from 'vitest'
import {
  type DraftVariant,
  numberColumnAt,
  rowOf,
  withRow,
} from '../../../../../console/resources/products/logic/draft-variant.ts'
import { gridColumns } from '../../../../../console/resources/products/logic/grid-columns.ts'
import { changesBetween } from '../../../../../console/store/record-changes.ts'

const draft: DraftVariant = {
  id: 'v',
  variant: { priceData: { price: 1 }, costAndProfitData: { itemCost: 1 }, weight: 1 },
  stock: { trackQuantity: true, quantity: 1 },
}

const columns = gridColumns({ counted: true, currency: 'EUR' }).filter(({ numbers }) => numbers)

it.each(columns)('a change of $name is found by its path', ({ name }) => {
  const changed = withRow(draft, { ...rowOf(draft), [name]: 2 })
  const changes = changesBetween({ variants: [draft] }, { variants: [changed] })
  const found = changes.flatMap(({ path }) => numberColumnAt(path) ?? [])
  expect(found).toEqual([name])
})

it('no other value counts as a number of the grid', () => {
  for (const path of ['variants', 'variants.0.variant.sku', 'weight', 'priceData.price'])
    expect(numberColumnAt(path)).toBeUndefined()
})
