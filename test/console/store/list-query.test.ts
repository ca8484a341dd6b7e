import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pageAndOrder, textFilter } from '../../../console/store/list-query.ts'

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
    expect(pageOf(1, 25).sort).toEqual([{ fieldName: 'name', order: 'DESC' }])
  })

  it('takes a filter for unset when it is empty or no text', () => {
    expect(textFilter({ q: 'mug' }, 'q')).toBe('mug')
    expect(textFilter({ q: '' }, 'q')).toBeUndefined()
    expect(textFilter({ q: 5 }, 'q')).toBeUndefined()
    expect(textFilter({}, 'q')).toBeUndefined()
  })
})

function pageOf(page: number, perPage: number) {
  return pageAndOrder({
    page,
    perPage,
    sort: { field: 'name', order: 'DESC' },
    filter: {},
    signal: undefined,
  })
}
