// Cells copied from a spreadsheet, and numbers as people write them.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readNumber } from '../../../../../console/pricing/read-number.ts'
import {
  rowOf,
  type VariantColumn,
} from '../../../../../console/resources/products/logic/draft-variant.ts'
import {
  fillDown,
  pasteInto,
  readTable,
  withText,
} from '../../../../../console/resources/products/logic/grid-paste.ts'

const columns: VariantColumn[] = ['price', 'cost', 'weight', 'sku', 'units']
const rows = Array.from({ length: 4 }, (_, index) =>
  rowOf({
    id: String(index),
    choices: { Size: String(index) },
    stock: { trackQuantity: true, quantity: 1 },
  }),
)

describe('a number', () => {
  it('is read as each language writes it', () => {
    const amount = fc.integer({ min: 0, max: 99_999_999 }).map((cents) => cents / 100)
    fc.assert(
      fc.property(
        amount,
        fc.constantFrom('en', 'de', 'de-CH', 'fr', 'ar-u-nu-latn'),
        (value, tag) => {
          const format = new Intl.NumberFormat(tag, { minimumFractionDigits: 2 })
          expect(readNumber(format.format(value))).toBe(value)
          expect(readNumber(String(value))).toBe(value)
        },
      ),
      { numRuns: 500 },
    )
  })

  it.each([
    ['', null],
    [' € 12,50 ', 12.5],
    ['1,234', 1234],
    ['12,5', 12.5],
    ['$1,234.5', 1234.5],
    ['abc', undefined],
    ['-3', undefined],
    ['1.2.3', undefined],
  ])('written %j is %j', (text, value) => {
    expect(readNumber(text)).toBe(value)
  })
})

describe('a copied range', () => {
  it('is read back as it was written, with its quotes, tabs and lines', () => {
    const cell = fc.string({ unit: fc.constantFrom('a', '"', '\t', '\n', ' ', '1'), maxLength: 4 })
    const table = fc.array(fc.array(cell, { minLength: 2, maxLength: 3 }), {
      minLength: 1,
      maxLength: 4,
    })
    const write = (text: string) => (/["\t\n]/.test(text) ? `"${text.replace(/"/g, '""')}"` : text)
    fc.assert(
      fc.property(table, fc.constantFrom('\n', '\r\n'), fc.boolean(), (cells, line, ended) => {
        const text = cells.map((row) => row.map(write).join('\t')).join(line) + (ended ? line : '')
        expect(readTable(text)).toEqual(cells)
      }),
      { numRuns: 500 },
    )
  })

  it('changes the cells it covers and no other', () => {
    const at = fc.record({ row: fc.nat(3), column: fc.nat(2) })
    const prices = fc.array(fc.array(fc.nat(500).map(String), { minLength: 1, maxLength: 2 }), {
      maxLength: 6,
    })
    fc.assert(
      fc.property(at, prices, (from, table) => {
        const { rows: after, written, refused } = pasteInto(rows, columns, from, table)
        let changed = 0
        after.forEach((row, index) => {
          columns.forEach((column, place) => {
            const text = table[index - from.row]?.[place - from.column]
            if (text === undefined || place < from.column) {
              expect(row[column]).toBe(rows[index]?.[column])
            } else {
              changed += 1
              expect(String(row[column])).toBe(text)
            }
          })
        })
        expect([written, refused]).toEqual([changed, 0])
      }),
    )
  })

  it('leaves a cell alone whose text does not fit, and counts it', () => {
    const pasted = pasteInto(rows, columns, { row: 0, column: 0 }, [['free', '3']])
    expect(pasted).toMatchObject({ written: 1, refused: 1 })
    expect(pasted.rows[0]).toMatchObject({ price: null, cost: 3 })
  })

  it.each([
    ['units', '4', { units: 4 }],
    ['units', '4.5', undefined],
    ['visible', 'No', { visible: false }],
    ['visible', 'perhaps', undefined],
    ['sku', ' MUG-1 ', { sku: 'MUG-1' }],
  ] as const)('in the column %s reads %j as %j', (column, text, cells) => {
    const [row] = rows
    if (!row) throw new Error('There are rows.')
    expect(withText(row, column, text)).toEqual(cells && { ...row, ...cells })
  })
})

describe('filling down', () => {
  it('copies one cell into every row below it and none above', () => {
    fc.assert(
      fc.property(fc.nat(3), fc.nat(999), (from, price) => {
        const given = rows.map((row, index) => (index === from ? { ...row, price } : row))
        const after = fillDown(given, 'price', from)
        expect(after.map((row) => row.price)).toEqual(
          rows.map((_, index) => (index >= from ? price : null)),
        )
      }),
    )
  })

  it('leaves units of variants that are not counted', () => {
    const mixed = rows.map((row, index) => (index === 2 ? { ...row, units: undefined } : row))
    expect(fillDown(mixed, 'units', 0).map(({ units }) => units)).toEqual([1, 1, undefined, 1])
  })
})
