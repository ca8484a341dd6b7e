// Which of a list's tabs is the current one.
import { expect, it } from 'vitest'
import type { View } from '../../../../console/ui/list/description.ts'
import type { Sort } from '../../../../console/ui/list/list-address.ts'
import { shownView } from '../../../../console/ui/list/use-views.ts'

const byPrice: Sort = { field: 'price', order: 'ASC' }
const byDate: Sort = { field: 'date', order: 'DESC' }
const all: View = { id: 'all', label: 'All', filters: {} }
const cheapest: View = { ...all, id: 'own:cheapest', sort: byPrice }
const newest: View = { ...all, id: 'own:newest', sort: byDate }
const hidden: View = { ...all, id: 'hidden', filters: { visible: 'no' } }
const views = [all, hidden, cheapest, newest]

const shown = (sort: Sort, filters = {}, search = '') =>
  shownView({ filters, search, sort, page: 1, perPage: 25 }, views)?.id

it('is the one with the list’s sort order, of several with its filters', () => {
  expect(shown(byPrice)).toBe('own:cheapest')
  expect(shown(byDate)).toBe('own:newest')
})

it('is one with any sort order, if none has the list’s', () => {
  expect(shown({ ...byPrice, order: 'DESC' })).toBe('all')
  expect(shown(byPrice, { visible: 'no' })).toBe('hidden')
})

it('is none with other filters or another search', () => {
  expect(shown(byPrice, { stock: 'low' })).toBeUndefined()
  expect(shown(byPrice, {}, 'mug')).toBeUndefined()
})
