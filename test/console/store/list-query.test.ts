import fc from 'fast-check'
import { platforms } from 'storefront-client'
import { afterEach, describe, expect, it } from 'vitest'
import { knownQueries } from '../../../console/store/known-queries.ts'
import {
  dayIn,
  dayText,
  listAnswer,
  pageAndOrder,
  textFilter,
} from '../../../console/store/list-query.ts'
import { choiceOf } from '../../../console/store/query-filters.ts'

const { TZ: zone } = process.env
const moveTo = (name: string | undefined) => {
  if (name === undefined) delete process.env.TZ
  else process.env.TZ = name
}
afterEach(() => moveTo(zone))

const members = knownQueries({}, 'members')

describe('a list request', () => {
  it('asks for each record exactly once over all pages', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 50 }),
        fc.integer({ min: 1, max: 100 }),
        (n, perPage) => {
          const pages = Array.from({ length: n }, (_, index) => pageOf(index + 1, perPage))
          pages.forEach(({ paging }, index) => {
            expect(paging).toEqual({ limit: perPage, offset: index * perPage })
          })
        },
      ),
    )
  })

  it('sorts as the list does', () => {
    expect(pageOf(1, 25).sort).toEqual([{ fieldName: 'loginEmail', order: 'DESC' }])
  })

  it('sends no sort for an unsortable column', () => {
    expect(pageOf(1, 25, 'picture').sort).toEqual([])
    expect(pageOf(1, 25, 'profile.slug').sort).toEqual([])
    expect(pageOf(1, 25, 'toString').sort).toEqual([])
  })

  it('accepts only valid choices', () => {
    const { where } = choiceOf('door', ['open', 'shut'], (door) => ({ door }))
    expect(where('open')).toEqual([{ door: 'open' }])
    expect(where('ajar')).toEqual([])
  })

  it('accepts only valid days', () => {
    expect(['someday', '', undefined].map(dayIn)).toEqual([undefined, undefined, undefined])
    // A list must not break over an address.
    expect(dayText('someday', String)).toBe('someday')
  })

  it.each(['America/Los_Angeles', 'UTC', 'Pacific/Auckland'])('begins a day in %s', (name) => {
    moveTo(name)
    expect(dayIn('2026-08-01')).toEqual(new Date(2026, 7, 1))
    const format = new Intl.DateTimeFormat('en', { dateStyle: 'medium' })
    const day = (date: Date) => format.format(date)
    expect(dayText('2026-08-01', day)).toBe('Aug 1, 2026')
    expect(dayText('2026-08-01T12:00:00', day)).toBe('Aug 1, 2026')
  })

  it('sends no sort that the platform or the list does not support', () => {
    const request = { page: 1, perPage: 5, filter: {}, signal: undefined }
    const sorted = (field: string, queries: typeof members) =>
      pageAndOrder({ ...request, sort: { field, order: 'ASC' } }, queries).sort
    const hosted = knownQueries({ platform: platforms.wix }, 'members')
    expect(sorted('loginEmail', members)).toHaveLength(1)
    expect([sorted('loginEmail', hosted), sorted('profile.slug', members)]).toEqual([[], []])
  })

  it.each([undefined, {}, { total: null }])(
    'may go on after a full page without a count (%j)',
    (none) => {
      const rows = ['mug', 'bowl']
      const meta = { capped: true }
      expect(listAnswer(rows, none, { page: 3, perPage: 2 })).toEqual({
        data: rows,
        total: 6,
        meta,
      })
      expect(listAnswer(rows, none, { page: 3, perPage: 5 })).toEqual({ data: rows, total: 12 })
      expect(listAnswer(rows, { total: 2 }, { page: 1, perPage: 2 })).toEqual({
        data: rows,
        total: 2,
      })
    },
  )

  it('treats an empty or non-text filter as unset', () => {
    expect(textFilter({ q: 'mug' }, 'q')).toBe('mug')
    expect(textFilter({ q: '' }, 'q')).toBeUndefined()
    expect(textFilter({ q: 5 }, 'q')).toBeUndefined()
    expect(textFilter({}, 'q')).toBeUndefined()
  })
})

function pageOf(page: number, perPage: number, field = 'loginEmail') {
  const sort = { field, order: 'DESC' } as const
  return pageAndOrder({ page, perPage, sort, filter: {}, signal: undefined }, members)
}
