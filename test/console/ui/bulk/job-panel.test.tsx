// The panel of a settled job: which records it leaves to the owner.
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ProductsFilterWithAdditions } from 'storefront-client'
import { expect, it, vi } from 'vitest'
import { productFilters } from '../../../../console/resources/products/list-filter.ts'
import { knownQueries } from '../../../../console/store/known-queries.ts'
import { conditionsOf } from '../../../../console/store/query-filters.ts'
import { type JobItem, jobOf, newJob } from '../../../../console/ui/bulk/job.ts'
import { JobPanel } from '../../../../console/ui/bulk/job-panel.tsx'
import { listOfProducts } from '../../../../console/ui/list/list-address.ts'
import { renderInConsole } from '../../support/render.tsx'

const reason = { text: 'Out of reach.', requestId: undefined }

const refused: readonly JobItem[] = [
  { id: 'a', name: 'Mug', state: { at: 'changed' } },
  { id: 'b', name: 'Bowl', state: { at: 'failed', reason } },
  { id: 'c', name: 'Plate', state: { at: 'failed', reason, unsure: true } },
]

const stopped: readonly JobItem[] = [
  ...refused,
  { id: 'd', name: 'Cup', state: { at: 'waiting', unsure: true } },
  { id: 'e', name: 'Jug', state: { at: 'waiting' } },
]

function show(listOf?: (rows: readonly { id: string }[]) => string, items = stopped) {
  const press = vi.fn()
  const job = jobOf('settled', items)
  const change = {
    running: '',
    done: (count: number) => `${count} priced`,
    ...(listOf && { listOf }),
  }
  const buttons = { retry: press, undo: press, stop: press, close: press }
  renderInConsole(
    <JobPanel shown={{ job, change, canUndo: true, stopping: false, waits: false, ...buttons }} />,
  )
}

it('tells a refused record from one with an unknown outcome', async () => {
  show()
  await screen.findByText('1 priced · 1 not changed · 2 not confirmed · 1 left out')
  screen.getByText('Not changed: Out of reach.')
  screen.getByText('Not confirmed: Out of reach.')
  await userEvent.click(screen.getByRole('button', { name: 'Details' }))
  screen.getByText('Not confirmed')
  screen.getByText('Waiting')
  expect(screen.queryByRole('link')).toBeNull()
})

it('leads to the list of the records that it could not change', async () => {
  show(listOfProducts)
  const address = (await screen.findByRole('link', { name: 'Show in the list' })).getAttribute(
    'href',
  )
  const filter = Object.fromEntries(new URL(address ?? '', 'http://store.example').searchParams)
  const queries = knownQueries({}, 'products')
  expect(conditionsOf<ProductsFilterWithAdditions>(productFilters, filter, queries)).toEqual([
    { id: { $in: ['b', 'c'] } },
  ])
})

it.each([
  ['the refused ones are left', refused, 'Retry failed'],
  ['it was stopped: more than those would be sent', stopped, 'Continue'],
])('offers to go on where %s', async (_, items, name) => {
  show(undefined, items)
  await screen.findByRole('button', { name: 'Details' })
  const names = screen.getAllByRole('button').map(({ textContent }) => textContent)
  expect(names).toEqual([name, 'Undo', 'Details', ''])
})

it('says that a busy platform is waited for', async () => {
  const job = newJob([{ id: 'a', name: 'Mug' }])
  const change = { running: 'Hiding', done: String }
  const buttons = { retry() {}, undo() {}, stop() {}, close() {} }
  const shown = { job, change, canUndo: true, stopping: false, waits: true, ...buttons }
  renderInConsole(<JobPanel shown={shown} />)
  const status = await screen.findByRole('status')
  expect(status).toHaveTextContent('Hiding… 0 of 1 · The store is busy. This continues by itself.')
})
