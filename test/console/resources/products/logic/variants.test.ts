// The matrix of variants, and what a save of it sends: judged by what the platform makes of it.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  choicesKey,
  combinationCount,
  combinationsOf,
} from '../../../../../console/resources/products/logic/choices.ts'
import {
  type DraftVariant,
  rowOf,
  withRow,
} from '../../../../../console/resources/products/logic/draft-variant.ts'
import {
  stockChanges,
  variantOverrides,
} from '../../../../../console/resources/products/logic/variant-changes.ts'
import {
  matrixEffect,
  variantsFor,
  withRenamedChoice,
} from '../../../../../console/resources/products/logic/variant-matrix.ts'
import { combinations } from '../../../../../sandbox/commerce/rules/options.ts'

const names = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 5 }), {
  minLength: 1,
  maxLength: 4,
})
const options = fc.uniqueArray(
  fc.record({ name: fc.string({ minLength: 1, maxLength: 5 }), choices: names }),
  { maxLength: 3, selector: ({ name }) => name },
)
const optionOf = ({ name, choices }: { name: string; choices: string[] }) => ({
  optionType: 'drop_down' as const,
  name,
  choices: choices.map((text) => ({
    value: text,
    description: text,
    inStock: true,
    visible: true,
  })),
})

const money = fc.option(fc.integer({ min: 0, max: 100_000 }).map((cents) => cents / 100))
const cells = fc.record({
  price: money,
  cost: money,
  weight: money,
  sku: fc.constantFrom('', 'A', 'B'),
  visible: fc.boolean(),
  units: fc.integer({ min: 0, max: 99 }),
})
type Cells = {
  price: number | null
  cost: number | null
  weight: number | null
  sku: string
  visible: boolean
  units: number
}

const variantOf = (
  id: string,
  { price, cost, weight, sku, visible, units }: Cells,
): DraftVariant => ({
  id,
  choices: { Size: id },
  variant: { priceData: { price }, costAndProfitData: { itemCost: cost }, weight, sku, visible },
  stock: { trackQuantity: true, quantity: units, inStock: units > 0 },
})

describe('the combinations of options', () => {
  it('are the ones the platform makes, in its order', () => {
    fc.assert(
      fc.property(options, (entered) => {
        const given = entered.map(optionOf)
        expect(combinationsOf(given)).toEqual(combinations(given))
        expect(combinationCount(given)).toBe(combinations(given).length)
      }),
    )
  })

  it('are none while an option has no name, the name of another or no choice', () => {
    const size = optionOf({ name: 'Size', choices: ['S', 'M'] })
    expect(combinationsOf([size, { ...size, name: '' }])).toEqual([])
    expect(combinationsOf([size, size])).toEqual([])
    expect(combinationsOf([size, { ...size, choices: [] }])).toEqual([])
  })

  it('are the same in any order of their options', () => {
    expect(choicesKey({ Size: 'M', Colour: 'Red' })).toBe(choicesKey({ Colour: 'Red', Size: 'M' }))
    expect(choicesKey(undefined)).toBe(choicesKey({}))
  })
})

describe('the variants after a change of options', () => {
  it('keep existing ones, and count added and removed ones', () => {
    fc.assert(
      fc.property(options, options, (before, after) => {
        const saved = combinationsOf(before.map(optionOf)).map((choices, index) => ({
          id: String(index),
          choices: { ...choices },
        }))
        const now = variantsFor(after.map(optionOf), saved)
        expect(now).toHaveLength(combinationCount(after.map(optionOf)))
        for (const variant of now) {
          const same = saved.find((old) => choicesKey(old.choices) === choicesKey(variant.choices))
          expect(variant.id).toBe(same?.id ?? '')
        }
        const kept = now.filter(({ id }) => id !== '').length
        const [added, lost] = [now.length - kept, saved.length - kept]
        expect(matrixEffect(saved, now)).toEqual({ added, kept, lost })
      }),
      { examples: [[given('S', 'M'), given('M', 'L', 'XL')]] },
    )
  })

  const given = (...choices: string[]) => [{ name: 'Size', choices }]
})

describe('the variants of an option that is being renamed', () => {
  const nameTyped = fc.array(fc.constantFrom('', 'S', 'Si', 'Size', 'Sizes'), { maxLength: 6 })
  const manyCells = fc.array(cells, { minLength: 2, maxLength: 2 })

  it('keep all their cells, letter by letter, and are the saved ones under the saved name', () => {
    fc.assert(
      fc.property(manyCells, nameTyped, fc.boolean(), (rows, typed, isLast) => {
        const framed = (Frame: string) => (given: Cells, index: number) => {
          const variant = variantOf(`${Frame}${index}`, given)
          const Size = `${index}`
          return { ...variant, choices: isLast ? { Frame, Size } : { Size, Frame } }
        }
        const saved = ['Oak', 'Black'].flatMap((frame) => rows.map(framed(frame)))
        const frame = optionOf({ name: 'Frame', choices: ['Oak', 'Black'] })
        const named = (name: string) => [frame, optionOf({ name, choices: ['0', '1'] })]
        let current: DraftVariant[] = saved
        for (const name of typed) {
          const options = named(name)
          if (name === '') continue
          current = variantsFor(options, [...saved, ...current])
          expect(current.map(cellsOf)).toEqual(saved.map(cellsOf))
          expect(current.map(({ id }) => id)).toEqual(
            saved.map(({ id }) => (name === 'Size' ? id : '')),
          )
          expect(matrixEffect(saved, current)).toEqual({ added: 0, kept: 4, lost: 0 })
        }
      }),
    )
  })

  const cellsOf = (variant: DraftVariant) => {
    const { key: _, choices, ...rest } = rowOf(variant)
    return { ...rest, choices: Object.values(choices).sort() }
  }
})

describe('the variants of a choice that is being renamed', () => {
  it('keep all their cells, and are the saved ones under the saved name', () => {
    const names = fc.array(fc.constantFrom('S', 'Small', 'XS'), { maxLength: 5 })
    const manyCells = fc.array(cells, { minLength: 2, maxLength: 2 })
    fc.assert(
      fc.property(manyCells, names, (rows, typed) => {
        const saved = rows.map((given, index) => variantOf(index === 0 ? 'S' : 'L', given))
        let current: DraftVariant[] = saved
        let from = 'S'
        for (const to of typed) {
          const options = [optionOf({ name: 'Size', choices: [to, 'L'] })]
          const next = withRenamedChoice(current, { option: 'Size', from, to }, usual)
          current = variantsFor(options, [...saved, ...next], usual)
          from = to
          expect(current.map(({ choices }) => choices?.Size)).toEqual([to, 'L'])
          expect(current.map(({ id }) => id)).toEqual([to === 'S' ? 'S' : '', 'L'])
          expect(current.map(cellsOf)).toEqual(saved.map(cellsOf))
          expect(matrixEffect(saved, current)).toEqual({ added: 0, kept: 2, lost: 0 })
        }
      }),
    )
  })

  const usual = { price: null, cost: null, weight: null }
  const cellsOf = (variant: DraftVariant) => {
    const { key: _, choices: __, ...rest } = rowOf(variant)
    return rest
  }
})

describe('a combination that comes from another', () => {
  const size = optionOf({ name: 'Size', choices: ['S', 'L'] })
  const frame = optionOf({ name: 'Frame', choices: ['Oak', 'Black'] })
  const usual = { price: 10, cost: 4, weight: 1 }
  const plain = { price: 10, cost: 4, weight: 1, sku: 'S', visible: true, units: 3 }
  const saved = [
    variantOf('S', plain),
    variantOf('L', { ...plain, price: 15, sku: 'L', visible: false }),
  ]

  it('keeps its price where an option is added, and sends only what differs from the product', () => {
    const draft = variantsFor([size, frame], saved, usual)
    expect(draft.map((variant) => rowOf(variant).price)).toEqual([null, null, 15, 15])
    expect(variantOverrides(saved, draft)).toEqual(
      ['Oak', 'Black'].map((choice) => ({
        choices: { Size: 'L', Frame: choice },
        price: 15,
        visible: false,
      })),
    )
  })

  it('keeps the price of its own combination where a third option is added', () => {
    const framed = combinationsOf([size, frame]).map((choices, price) => ({
      ...variantOf(String(price), { ...plain, price }),
      choices: { ...choices },
    }))
    const glass = optionOf({ name: 'Glass', choices: ['Clear', 'Matt'] })
    const prices = variantsFor([size, frame, glass], framed, usual).map((v) => rowOf(v).price)
    expect(prices).toEqual([0, 0, 1, 1, 2, 2, 3, 3])
  })

  it('keeps its sizes, also under a new name of its choice, but for unknown units', () => {
    const length = { length: '12', unit: 'CM' }
    expect(
      rowOf({ id: 'v', variant: { productDimensions: { ...length, unit: 'ELL' } } }).sizes,
    ).toEqual({})
    expect(rowOf({ id: 'v', variant: { productDimensions: { length: '12' } } }).sizes).toEqual({
      productDimensions: { length: '12' },
    })
    const [small, large] = [variantOf('S', plain), variantOf('L', plain)]
    const sized = [{ ...small, variant: { ...small.variant, productDimensions: length } }, large]
    const rename = { option: 'Size', from: 'S', to: 'Small' }
    expect(variantOverrides(sized, withRenamedChoice(sized, rename, usual))).toEqual([
      { choices: { Size: 'Small' }, sku: 'S', productDimensions: length },
    ])
    expect(variantOverrides(sized, variantsFor([size, frame], sized, usual))).toEqual(
      ['Oak', 'Black'].map((choice) => ({
        choices: { Size: 'S', Frame: choice },
        productDimensions: length,
      })),
    )
  })

  it('has the product’s own values where there was no option', () => {
    const only = { ...variantOf('only', { ...plain, price: 15 }), choices: {} }
    expect(variantsFor([size], [only], usual)).toEqual(
      ['S', 'L'].map((choice) => ({ id: '', choices: { Size: choice } })),
    )
  })

  it('keeps its price when an option is removed', () => {
    const framed = variantsFor([size, frame], saved, usual)
    expect(variantsFor([size], framed, usual).map((v) => rowOf(v).price)).toEqual([null, 15])
  })
})

describe('a save of the grid', () => {
  it('sends exactly the changed cells', () => {
    const pairs = fc.array(fc.tuple(cells, cells, fc.boolean()), { maxLength: 6 })
    fc.assert(
      fc.property(pairs, (rows) => {
        const saved = rows.map(([before], index) => variantOf(String(index), before))
        const draft = rows.map(([before, after, changed], index) =>
          variantOf(String(index), changed ? after : before),
        )
        // What the platform does with the entries, applied to what was saved.
        const applied = new Map(saved.map((variant) => [variant.id, rowOf(variant)]))
        for (const { variantIds = [], choices: _, ...patch } of variantOverrides(saved, draft)) {
          for (const id of variantIds) {
            const row = applied.get(id)
            if (!row) throw new Error(`${id} is no variant of the product.`)
            const given = { ...patch, ...('sku' in patch && { sku: patch.sku ?? '' }) }
            expect(
              Object.entries(given).every(([key, value]) =>
                Object.entries(row).some(([k, v]) => k === key && v === value),
              ),
            ).toBe(false)
            applied.set(id, Object.assign({ ...row }, given))
          }
        }
        for (const { variantId, by } of stockChanges(saved, draft).moves) {
          const row = applied.get(variantId)
          if (row?.units !== undefined) row.units += by
        }
        const wanted = draft.map((variant) => ({ ...rowOf(variant), inStock: true }))
        expect([...applied.values()].map((row) => ({ ...row, inStock: true }))).toEqual(wanted)
      }),
      { numRuns: 300 },
    )
  })

  it('puts variants with the same change into one entry', () => {
    const saved = ['S', 'M', 'L'].map((id) =>
      variantOf(id, { price: 10, cost: null, weight: 1, sku: '', visible: true, units: 1 }),
    )
    const draft = saved.map((variant) => withRow(variant, { ...rowOf(variant), price: 12 }))
    expect(variantOverrides(saved, draft)).toEqual([{ variantIds: ['S', 'M', 'L'], price: 12 }])
  })

  it('names a combination without an id by its choices, and takes the product’s value for null', () => {
    const fresh = { id: '', choices: { Size: 'XL' }, variant: { priceData: { price: 30 } } }
    expect(variantOverrides([], [fresh])).toEqual([{ choices: { Size: 'XL' }, price: 30 }])
    const known = variantOf('S', {
      price: 10,
      cost: 4,
      weight: 1,
      sku: 'A',
      visible: true,
      units: 1,
    })
    const reset = withRow(known, { ...rowOf(known), price: null, sku: '' })
    expect(variantOverrides([known], [reset])).toEqual([
      { variantIds: ['S'], price: null, sku: null },
    ])
  })

  it('sends the stock of a new variant under the id that the platform gave it', () => {
    const fresh = (size: string, stock: DraftVariant['stock']): DraftVariant => ({
      id: '',
      choices: { Size: size },
      stock,
    })
    const draft = [
      fresh('S', { trackQuantity: true, quantity: 5 }),
      fresh('M', { trackQuantity: true, quantity: 0, inStock: false }),
      fresh('L', { trackQuantity: false, inStock: false }),
      fresh('XL', { trackQuantity: false, inStock: true }),
      fresh('XXL', undefined),
    ]
    const made = draft.map(({ choices }, index) => ({ id: `made-${index}`, choices }))
    expect(stockChanges([], draft, made)).toEqual({
      moves: [],
      levels: [
        { variantId: 'made-0', quantity: 5 },
        { variantId: 'made-2', inStock: false },
      ],
    })
    expect(stockChanges([], draft)).toEqual({ moves: [], levels: [] })
  })

  it('adjusts stock by the difference, and sets untracked stock in or out', () => {
    const plain: DraftVariant = {
      id: 'S',
      choices: {},
      stock: { trackQuantity: false, inStock: true },
    }
    const gone = withRow(plain, { ...rowOf(plain), inStock: false })
    expect(stockChanges([plain], [gone])).toEqual({
      moves: [],
      levels: [{ variantId: 'S', inStock: false }],
    })
    const counted: DraftVariant = { ...plain, stock: { trackQuantity: true, quantity: 3 } }
    for (const [before, after] of [
      [plain, plain],
      [counted, counted],
      // What another has switched meanwhile has no difference.
      [plain, counted],
      [counted, plain],
    ] as const)
      expect(stockChanges([before], [after])).toEqual({ moves: [], levels: [] })
  })
})
