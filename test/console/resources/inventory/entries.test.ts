// What is typed into fields of units, counted at the door, and kept of it: pure decisions.
import fc from 'fast-check'
import { limits } from 'storefront-client'
import { describe, expect, it } from 'vitest'
import {
  readLog,
  readReason,
  reasons,
  withChange,
} from '../../../../console/resources/inventory/log/change-log.ts'
import { readEntry } from '../../../../console/resources/inventory/read-entry.ts'
import {
  countUp,
  readLines,
  scanned,
  setUnits,
  unitsIn,
} from '../../../../console/resources/inventory/receive/lines.ts'
import { levelOf } from '../../../../console/resources/inventory/stock-level.ts'
import type { StockRow } from '../../../../console/resources/inventory/stock-row.ts'
import { LOW_STOCK } from '../../../../console/ui/values/low-stock.ts'
import { mug } from '../../support/stock-row.ts'

const most = limits.InventoryVariantV2.quantity.maximum
const units = fc.integer({ min: 1, max: most })
const blank = fc.constantFrom('', ' ', '  ')

const line = (id: string) => ({ id, productId: 'p', variantId: id, name: `Mug ${id}`, sku: id })
const row = (part: Partial<StockRow>): StockRow => ({ ...mug, quantity: 9, ...part })

describe('an entry of units', () => {
  it('adds, takes away or sets, by its sign', () => {
    fc.assert(
      fc.property(units, blank, blank, blank, (count, before, between, after) => {
        const read = (sign: string) => readEntry(`${before}${sign}${between}${count}${after}`)
        expect(read('')).toEqual({ kind: 'add', units: count })
        expect(read('+')).toEqual({ kind: 'add', units: count })
        expect(read('-')).toEqual({ kind: 'remove', units: count })
        expect(read('−')).toEqual({ kind: 'remove', units: count })
        expect(read('=')).toEqual({ kind: 'set', units: count })
      }),
    )
  })

  it('is ignored if it is no integer, or changes nothing', () => {
    const texts = ['', ' ', '1.5', '1e3', '+', '--3', `${most + 1}`, '0x10', 'forty', '+0', '-0']
    for (const text of texts) {
      expect(readEntry(text)).toBeUndefined()
    }
    expect(readEntry('=0')).toEqual({ kind: 'set', units: 0 })
  })
})

describe('the level of a variant', () => {
  it('is one of three words, and never low where units are not counted', () => {
    expect(levelOf(row({ quantity: 0 }))).toBe('out')
    expect(levelOf(row({ quantity: 1 }))).toBe('low')
    expect(levelOf(row({ quantity: LOW_STOCK }))).toBe('low')
    expect(levelOf(row({ quantity: LOW_STOCK + 1 }))).toBe('inStock')
    expect(levelOf(row({ tracked: false, quantity: 0, inStock: true }))).toBe('inStock')
    expect(levelOf(row({ tracked: false, quantity: 0, inStock: false }))).toBe('out')
  })
})

describe('a delivery', () => {
  const id = fc.constantFrom('a', 'b', 'c')

  it('has one line for a variant, with all the units that were scanned', () => {
    fc.assert(
      fc.property(fc.array(id), (scans) => {
        const lines = scans.reduce((held, scan) => countUp(held, line(scan)), readLines(undefined))
        expect(unitsIn(lines)).toBe(scans.length)
        expect(new Set(lines.map((one) => one.id)).size).toBe(lines.length)
        for (const one of lines) {
          expect(one.units).toBe(scans.filter((scan) => scan === one.id).length)
        }
        if (scans.length > 0) expect(lines[0]?.id).toBe(scans.at(-1))
      }),
    )
  })

  it('loses a line with its last unit, and no other', () => {
    fc.assert(
      fc.property(fc.array(id), id, fc.integer({ min: -2, max: 5 }), (scans, which, count) => {
        const lines = scans.reduce((held, scan) => countUp(held, line(scan)), readLines(undefined))
        const after = setUnits(lines, which, count)
        const others = (all: typeof lines) => all.filter((one) => one.id !== which)
        expect(others(after)).toEqual(others(lines))
        const there = lines.some((one) => one.id === which)
        const left = after.find((one) => one.id === which)?.units
        expect(left).toBe(there && count > 0 ? count : undefined)
      }),
    )
  })

  it('is restored from this browser’s storage, without invalid parts', () => {
    const lines = countUp(countUp([], line('a')), line('b'), 3)
    expect(readLines(JSON.parse(JSON.stringify(lines)))).toEqual(lines)
    expect(readLines([null, 7, { id: 'a' }, { ...lines[0], units: 'many' }, lines[0]])).toEqual([
      lines[0],
    ])
    expect(readLines('nothing')).toEqual([])
  })

  it('matches a scan to the only variant with exactly that SKU', () => {
    const found = [row({ id: '1', sku: 'MUG-1' }), row({ id: '2', sku: 'MUG-10' })]
    expect(scanned(found, ' mug-1 ')?.id).toBe('1')
    expect(scanned(found, 'MUG')).toBeUndefined()
    expect(scanned([...found, row({ id: '3', sku: 'MUG-1' })], 'MUG-1')).toBeUndefined()
  })
})

describe('the log of changes', () => {
  const change = fc.record({
    at: fc.nat(),
    name: fc.string(),
    sku: fc.string(),
    before: fc.nat(),
    after: fc.nat(),
    reason: fc.constantFrom(...reasons),
  })

  it('holds the newest changes first, up to a limit', () => {
    fc.assert(
      fc.property(fc.array(change, { minLength: 199, maxLength: 202 }), (changes) => {
        const log = changes.reduce(withChange, readLog(undefined))
        expect(log).toEqual([...changes].reverse().slice(0, 200))
        expect(readLog(JSON.parse(JSON.stringify(log)))).toEqual(log)
      }),
      { numRuns: 10 },
    )
  })

  it('skips unreadable entries', () => {
    expect(readLog([{ at: 1 }, null, 'text'])).toEqual([])
    expect(readReason('damaged')).toBe('damaged')
    expect(readReason('anything')).toBe('received')
  })
})
