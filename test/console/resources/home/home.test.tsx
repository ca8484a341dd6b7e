// Home shows what the account may read, and says what is missing.
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { SessionClient } from 'storefront-client'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { Home } from '../../../../console/resources/home/home.tsx'
import { renderInConsole } from '../../support/render.tsx'
import { openStore, ownerWithoutFrame, type TestStore } from '../../support/store.ts'

let store: TestStore
let client: SessionClient<true>
/** What the paths have that the account may not read. */
let refused = ''

beforeAll(async () => {
  store = await openStore()
  client = await ownerWithoutFrame(store, async (request) =>
    refused !== '' && request.includes(refused) ? Response.json({}, { status: 403 }) : undefined,
  )
})
afterAll(() => store.close())

const openHome = () => renderInConsole(<Home />, { resource: 'home', client })

const failed = (name: string) => screen.findByRole('heading', { name })
const plots = () => screen.queryAllByRole('table').length

it('shows the products of an account that may not read members', async () => {
  refused = '/members'
  openHome()
  await failed('Members could not be loaded')
  expect(plots()).toBe(3)
  expect(screen.getByRole('heading', { name: 'To do' })).toBeVisible()
  refused = ''
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('heading', { name: 'Members joined' })
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})

it('shows the members of an account that may not read products', async () => {
  refused = '/products'
  openHome()
  await failed('Products could not be loaded')
  expect(plots()).toBe(1)
  expect(screen.getByText(/waiting for approval/)).toBeVisible()
})

it('keeps what it has read where that is refused later', async () => {
  refused = ''
  const { queryClient } = openHome()
  await screen.findByRole('heading', { name: 'Members joined' })
  refused = '/products'
  await act(() => queryClient.invalidateQueries({ queryKey: ['products'] }))
  expect(queryClient.getQueryState(['products', 'home'])?.status).toBe('error')
  expect(plots()).toBe(4)
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})

it('counts the members of its bars', async () => {
  refused = ''
  openHome()
  const plot = within(await screen.findByRole('region', { name: 'Members joined' }))
  const joined = plot.getAllByRole('cell').map((cell) => Number(cell.textContent))
  const sum = joined.reduce((one, other) => one + other)
  expect(plot.getByText(`${sum} in ${joined.length} months`)).toBeVisible()
})

it('says once that an account may read neither', async () => {
  refused = '/v1/'
  openHome()
  await failed('The store could not be loaded')
  expect(screen.getAllByRole('button', { name: 'Try again' })).toHaveLength(1)
})
