// What a page keeps of its changes, a later page makes again: a reload loses no Undo.
import { beforeAll, expect, it } from 'vitest'
import { priceJob } from '../../../console/pricing/price-job.ts'
import { planPrices } from '../../../console/pricing/price-plan.ts'
import { useProductChanges as useTrackingChanges } from '../../../console/resources/inventory/use-product-changes.ts'
import { useMemberChanges } from '../../../console/resources/members/member-changes.ts'
import { discountJob } from '../../../console/resources/products/bulk/set-discount.ts'
import { settableProperties } from '../../../console/resources/products/bulk/set-property.ts'
import { useProductChanges } from '../../../console/resources/products/product-changes.ts'
import { Remake } from '../../../console/start/remake.tsx'
import { recordingClient } from '../support/fake-platform.ts'
import { renderInConsole } from '../support/render.tsx'
import { mug } from '../support/stock-row.ts'

type Remaking = Parameters<Parameters<typeof Remake>[0]['ready']>[0]
type Change = NonNullable<ReturnType<Remaking['current']['changeOf']>>

let remake: Remaking
let made: readonly Pick<Change, 'keptAs' | 'undo'>[] = []

function Page({ ready }: { ready(remaking: Remaking): void }) {
  const { adding, takingOut, setting, ...products } = useProductChanges()
  const groups = [products, useMemberChanges(), useTrackingChanges()]
  const { client } = recordingClient()
  const words = { running: '', done: () => '', undone: () => '' }
  const priced = [{ id: 'p', name: 'Mug', priceData: { price: 10, currency: 'EUR' }, variants: [] }]
  const plan = planPrices(priced, { by: 'percent', value: 10, ending: 'none' })
  made = [
    ...groups.flatMap((group) => Object.values(group)),
    ...[adding('c'), takingOut('c')],
    ...settableProperties.map((property) => setting(property, 2)),
    discountJob(client, { type: 'PERCENT', value: 10 }, words, () => {}),
    priceJob(client, plan, words, () => {}),
  ]
  return <Remake ready={ready} />
}

beforeAll(() => {
  const ready = (remaking: Remaking) => {
    remake = remaking
  }
  renderInConsole(<Page ready={ready} />)
})

it('is every kind of bulk edit, with what it was given', () => {
  const kinds = made.map(({ keptAs }) => keptAs?.kind)
  expect(new Set(kinds).size).toBe(kinds.length - settableProperties.length + 1)
  for (const { keptAs, undo } of made) {
    if (!keptAs) throw new Error('Not kept')
    // As a browser's database copies it.
    const again = remake.current.changeOf(structuredClone(keptAs))
    expect([again?.keptAs, typeof again?.undo]).toEqual([keptAs, typeof undo])
    if (keptAs.given === undefined) continue
    expect(remake.current.changeOf({ ...keptAs, given: { wrong: true } })).toBeUndefined()
  }
})

it.each([
  ['one', { resource: 'products', change: { kind: 'products.hide' }, row: { id: 'p' } }],
  ['job', '1-2-3-4'],
  ['stock.units', { row: mug, entry: { kind: 'set', units: 3 } }],
  ['stock.units', { row: mug, entry: { kind: 'add', units: 3, key: 'k' } }],
  ['stock.inStock', { row: mug, inStock: false }],
  ['picture', { productId: 'p', mediaId: 'm', order: ['m'], shows: [] }],
])('is the way back of %s, and none of what is incomplete', (kind, given) => {
  expect(remake.current.wayBack(structuredClone({ kind, given }))).toBeTypeOf('function')
  expect(remake.current.wayBack({ kind, given: { resource: 'products' } })).toBeUndefined()
})
