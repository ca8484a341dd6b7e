import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  filterOf,
  firstPage,
  type ListAddress,
  listOfProducts,
  pageSizes,
  readAddress,
  readIds,
  type Sort,
  sameFilters,
  writeAddress,
} from '../../../../console/ui/list/list-address.ts'
import { readRange, writeRange } from '../../../../console/ui/list/range.ts'
import { anyText } from '../../../setup/any-text.ts'

const usual: Sort = { field: 'name', order: 'ASC' }

const term = fc.string({ unit: 'grapheme' }).map((text) => text.trim())
const filterName = fc.constantFrom('status', 'stock', 'collection', 'price', '__proto__', 'a b')
const filters = fc
  .array(fc.tuple(filterName, fc.string({ minLength: 1, unit: 'grapheme' })))
  .map((entries) => Object.fromEntries(entries))
const sort: fc.Arbitrary<Sort> = fc.record({
  field: fc.constantFrom('name', 'priceData.price', 'createdDate'),
  order: fc.constantFrom('ASC', 'DESC'),
})
const address: fc.Arbitrary<ListAddress> = fc.record({
  search: term,
  filters,
  sort,
  page: fc.integer({ min: 1, max: 99_999 }),
  perPage: fc.constantFrom(...pageSizes),
})

describe('the address of a list', () => {
  it('has the whole state of the list, and no more', () => {
    fc.assert(
      fc.property(address, sort, (shown, itsUsual) => {
        const text = writeAddress(shown, itsUsual).toString()
        expect(readAddress(new URLSearchParams(text), itsUsual)).toEqual(shown)
      }),
    )
  })

  it('is empty for a list as it first opens', () => {
    expect(writeAddress(firstPage(usual), usual).toString()).toBe('')
    expect(readAddress(new URLSearchParams(), usual)).toEqual(firstPage(usual))
  })

  it('is human-readable', () => {
    const text = 'q=blue+mug&status=PENDING&sort=-createdDate&page=2&size=100'
    const shown = readAddress(new URLSearchParams(text), usual)
    expect(shown).toEqual({
      search: 'blue mug',
      filters: { status: 'PENDING' },
      sort: { field: 'createdDate', order: 'DESC' },
      page: 2,
      perPage: 100,
    })
    expect(filterOf(shown)).toEqual({ status: 'PENDING', q: 'blue mug' })
  })

  it('drops any invalid part', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const { page, perPage, sort: order } = readAddress(new URLSearchParams(text), usual)
        expect(Number.isSafeInteger(page) && page >= 1).toBe(true)
        expect(pageSizes).toContain(perPage)
        expect(order.field).not.toBe('')
      }),
    )
    for (const page of ['0', '-1', '1.5', '1e3', '100000', 'two', '']) {
      expect(readAddress(new URLSearchParams({ page }), usual).page).toBe(1)
    }
    expect(readAddress(new URLSearchParams('status=&sort=name+price'), usual)).toMatchObject({
      filters: {},
      sort: usual,
    })
  })

  it('drops filters that narrow nothing', () => {
    const narrows = (name: string, value: string) => name === 'status' && value === 'PENDING'
    const filtersIn = (text: string) =>
      readAddress(new URLSearchParams(text), usual, narrows).filters
    expect(filtersIn('status=PENDING&brand=Kiln')).toEqual({ status: 'PENDING' })
    expect(filtersIn('status=LOST&utm_source=mail&toString=x')).toEqual({})
  })

  it('names at most a hundred records', () => {
    const rows = Array.from({ length: 101 }, (_, index) => ({ id: `p${index}` }))
    const named = listOfProducts(rows).replace('/products?ids=', '')
    expect(readIds(named)).toEqual(rows.slice(0, 100).map(({ id }) => id))
    expect(readIds(`${named},p100`)).toHaveLength(100)
  })

  it('writes no filter in the place of its own names', () => {
    const shown = { ...firstPage(usual), filters: { page: '7', size: '25', shelf: 'left' } }
    expect(writeAddress(shown, usual).toString()).toBe('shelf=left')
  })

  it('distinguishes differently filtered lists', () => {
    fc.assert(
      fc.property(filters, filters, (one, other) => {
        const written = (held: typeof one) => JSON.stringify(Object.entries(held).sort())
        expect(sameFilters(one, other)).toBe(written(one) === written(other))
      }),
    )
  })
})

describe('a range in an address', () => {
  const end = fc.option(
    fc.integer({ min: -1e6, max: 1e6 }).map((cents) => cents / 100),
    {
      nil: undefined,
    },
  )

  it('round-trips, with swapped ends reordered', () => {
    fc.assert(
      fc.property(end, end, (from, to) => {
        const read = readRange(writeRange({ from, to }))
        const turned = from !== undefined && to !== undefined && from > to
        expect([read.from, read.to]).toEqual(turned ? [to, from] : [from, to])
      }),
    )
  })

  it('is open for any other text', () => {
    for (const text of ['', '..', 'a..b', '1-2', '1..2..3', '1e9..', 'NaN..1'])
      expect(readRange(text)).toEqual({})
  })
})
