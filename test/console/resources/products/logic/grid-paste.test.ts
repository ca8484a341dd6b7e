// Cells copied from a spreadsheet, and numbers as people write them.
import fc from 'fast-check'
import { limits } from 'storefront-client'
import { describe, expect, it } from 'vitest'
import { everyLocale } from '../../../../../console/messages/locales.ts'
import {
  rowOf,
  type VariantColumn,
} from '../../../../../console/resources/products/logic/draft-variant.ts'
import {
  copiedText,
  gridColumns,
} from '../../../../../console/resources/products/logic/grid-columns.ts'
import {
  fillDown,
  pasteInto,
  readTable,
  withText,
} from '../../../../../console/resources/products/logic/grid-paste.ts'

const currency = 'EUR'
const longest = 'M'.repeat(limits.Product.sku.maxLength)
const counted = gridColumns({ counted: true, currency })
const every = [...counted, ...gridColumns({ counted: false, currency }).slice(-1)]
const columns = counted.filter(({ kind }) => kind !== 'flag')
const named = (...names: VariantColumn[]) => every.filter(({ name }) => names.includes(name))
const rows = Array.from({ length: 4 }, (_, index) =>
  rowOf({
    id: String(index),
    choices: { Size: String(index) },
    stock: { trackQuantity: true, quantity: 1 },
  }),
)
const grid = { rows, ids: rows.map((_, index) => String(index)), columns }

describe('a copied range', () => {
  it('round-trips with quotes, tabs and line breaks', () => {
    const cell = fc.string({ unit: fc.constantFrom('a', '"', '\t', '\n', ' ', '1'), maxLength: 4 })
    const table = fc.array(fc.array(cell, { minLength: 2, maxLength: 3 }), {
      minLength: 1,
      maxLength: 4,
    })
    const write = (text: string) => (/["\t\n]/.test(text) ? `"${text.replace(/"/g, '""')}"` : text)
    fc.assert(
      fc.property(
        table,
        fc.constantFrom('\n', '\r\n', '\r'),
        fc.boolean(),
        (cells, line, ended) => {
          const text =
            cells.map((row) => row.map(write).join('\t')).join(line) + (ended ? line : '')
          expect(readTable(text)).toEqual(cells)
        },
      ),
      { numRuns: 500 },
    )
  })

  it('is pasted as the cells it was copied from, whatever a SKU holds', () => {
    const [sku] = named('sku')
    const column = sku ? [sku] : []
    const text = fc.string({ unit: fc.constantFrom('a', '"', '\t', '\n', '1'), minLength: 1 })
    fc.assert(
      fc.property(fc.array(text, { minLength: 1, maxLength: 4 }), (texts) => {
        const copied = texts.map((one) => rowOf({ id: 'v', variant: { sku: one } }))
        expect(readTable(copiedText(copied, column, 'en'))).toEqual(texts.map((one) => [one]))
      }),
      { numRuns: 500 },
    )
  })

  it('is pasted as the rows it was copied from, in every language', () => {
    const amount = fc.option(fc.nat(9_999_999).map((cents) => cents / 100))
    const cells = fc.record({
      price: amount,
      cost: amount,
      weight: fc.option(fc.nat(999_999).map((grams) => grams / 1000)),
      sku: fc.constantFrom('', 'MUG-1', '12" mug'),
      visible: fc.boolean(),
      units: fc.nat(9_999),
    })
    const lines = fc.tuple(cells, cells, cells, cells)
    fc.assert(
      fc.property(lines, fc.constantFrom(...everyLocale), (given, locale) => {
        const copied = rows.map((row, index) => ({ ...row, ...given[index] }))
        const table = readTable(copiedText(copied, counted, locale))
        const pasted = pasteInto(
          { ...grid, columns: counted },
          { row: 0, column: 0 },
          table,
          locale,
        )
        expect(pasted).toMatchObject({ rows: copied, written: 24, refused: 0 })
      }),
    )
  })

  it('changes the cells it covers and no other', () => {
    const at = fc.record({ row: fc.nat(3), column: fc.nat(2) })
    const prices = fc.array(fc.array(fc.nat(500).map(String), { minLength: 1, maxLength: 2 }), {
      maxLength: 6,
    })
    fc.assert(
      fc.property(at, prices, (from, table) => {
        const { rows: after, written, refused } = pasteInto(grid, from, table, 'en')
        let changed = 0
        after.forEach((row, index) => {
          columns.forEach(({ name }, place) => {
            const text = table[index - from.row]?.[place - from.column]
            if (text === undefined || place < from.column) {
              expect(row[name]).toBe(rows[index]?.[name])
            } else {
              changed += 1
              expect(String(row[name])).toBe(text)
            }
          })
        })
        expect([written, refused]).toEqual([changed, table.flat().length - changed])
      }),
    )
  })

  it('leaves the stock of an unsaved variant alone, and counts it', () => {
    const unsaved = { rows, ids: rows.map(() => ''), columns: named('price', 'inStock') }
    const pasted = pasteInto(unsaved, { row: 0, column: 0 }, [['3', 'no']], 'en')
    expect(pasted).toMatchObject({ written: 1, refused: 1 })
    expect(pasted.rows[0]).toMatchObject({ price: 3, inStock: true })
  })

  it('counts what lies past the edges, except empty cells', () => {
    const last = { row: 3, column: columns.length - 1 }
    const table = [
      ['1', '2', ' '],
      ['3', ''],
    ]
    expect(pasteInto(grid, last, table, 'en')).toMatchObject({ written: 1, refused: 2 })
  })

  it('counts units of an untracked variant as refused', () => {
    const untracked = { ...grid, rows: rows.map((row) => ({ ...row, units: undefined })) }
    const cells = { ...untracked, columns: named('units') }
    const pasted = pasteInto(cells, { row: 0, column: 0 }, [['4']], 'en')
    expect(pasted).toMatchObject({ rows: untracked.rows, written: 0, refused: 1 })
  })

  it('skips and counts a cell with an invalid text', () => {
    const pasted = pasteInto(grid, { row: 0, column: 0 }, [['free', '3']], 'en')
    expect(pasted).toMatchObject({ written: 1, refused: 1 })
    expect(pasted.rows[0]).toMatchObject({ price: null, cost: 3 })
  })

  it.each([
    ['units', '4', { units: 4 }],
    ['units', '4.5', undefined],
    ['units', '1.000', { units: 1000 }],
    ['price', '€ 1.234,50', { price: 1234.5 }],
    ['weight', '1,234', { weight: 1.234 }],
    ['price', '-3', undefined],
    ['price', ' ', { price: null }],
    ['units', ' ', undefined],
    ['visible', 'No', { visible: false }],
    ['visible', 'perhaps', undefined],
    ['sku', ' MUG-1 ', { sku: 'MUG-1' }],
    ['sku', 'MUG\n 1', { sku: 'MUG 1' }],
    ['sku', longest, { sku: longest }],
    ['sku', `${longest}M`, undefined],
  ] as const)('in the column %s reads %j as %j', (name, text, cells) => {
    const [row] = rows
    const [column] = named(name)
    if (!row || !column) throw new Error('There are rows and columns.')
    expect(withText(row, column, text, 'de')).toEqual(cells && { ...row, ...cells })
  })
})

describe('an ambiguous number', () => {
  const paste = (locale: 'en' | 'de', ...column: string[]) =>
    pasteInto(
      { ...grid, columns: named('weight') },
      { row: 0, column: 0 },
      column.map((text) => [text]),
      locale,
    )

  it('is parsed like the others of its column', () => {
    for (const locale of ['en', 'de'] as const) {
      const point = paste(locale, '1.234', '0.5')
      expect(point.rows.slice(0, 2).map(({ weight }) => weight)).toEqual([1.234, 0.5])
      const comma = paste(locale, '1.234', '0,50')
      expect(comma.rows.slice(0, 2).map(({ weight }) => weight)).toEqual([1234, 0.5])
      expect([...point.doubtful, ...comma.doubtful]).toEqual([])
    }
  })

  it('is parsed like those of its own column, wherever the range is pasted', () => {
    const table = [
      ['2.5', '1.234'],
      ['0.5', '0,50'],
    ]
    const { rows: after } = pasteInto(grid, { row: 0, column: 1 }, table, 'en')
    expect(after.slice(0, 2).map(({ cost, weight }) => [cost, weight])).toEqual([
      [2.5, 1234],
      [0.5, 0.5],
    ])
  })

  it('is not parsed by the groups of others, which are no decimals in India', () => {
    const indian = paste('en', '1,23,456', '5,000')
    expect(indian.rows.slice(0, 2).map(({ weight }) => weight)).toEqual([123456, 5000])
    expect(indian.doubtful).toHaveLength(1)
  })

  it('is parsed by the language where no other decides, and needs confirmation', () => {
    const choices = [1234, 1.234]
    expect(paste('de', '1.234', '2')).toMatchObject({
      rows: [{ weight: 1234 }, { weight: 2 }, {}, {}],
      doubtful: [{ key: rows[0]?.key, column: { name: 'weight' }, choices }],
    })
    expect(paste('en', '1.234', '1.5\t', '0,5')).toMatchObject({
      doubtful: [{ key: rows[0]?.key }],
    })
  })
})

describe('filling down', () => {
  it('copies one cell into every row below it and none above', () => {
    fc.assert(
      fc.property(fc.nat(3), fc.nat(999), (from, price) => {
        const given = rows.map((row, index) => (index === from ? { ...row, price } : row))
        const after = fillDown({ ...grid, rows: given }, 'price', from)
        expect(after.map((row) => row.price)).toEqual(
          rows.map((_, index) => (index >= from ? price : null)),
        )
      }),
    )
  })

  it('skips units of untracked variants', () => {
    const mixed = rows.map((row, index) => ({ ...row, units: [5, 1, undefined, 1][index] }))
    const unitsFrom = (from: number) =>
      fillDown({ ...grid, rows: mixed }, 'units', from).map(({ units }) => units)
    expect([unitsFrom(0), unitsFrom(2), unitsFrom(9)]).toEqual([
      [5, 5, undefined, 5],
      [5, 1, undefined, 1],
      [5, 1, undefined, 1],
    ])
  })
})
