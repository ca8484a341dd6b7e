// A change of many that a reload interrupts is offered again: it goes on where it was, or is taken back.
import type { Route } from 'playwright-core'
import { expect, it } from 'vitest'
import { isLong } from '../setup/long.ts'
import { storeUnderTest } from './store.ts'
import { ListScreen } from './support/list-screen.ts'

/** A large store in the long run. */
const products = isLong ? 10_000 : 120

const shop = storeUnderTest({ products })

const number = (count: number) => count.toLocaleString('en')

const countOf = async (visible: boolean) => {
  const { metadata } = await shop.store.platform.products.queryProducts({
    query: { filter: { visible }, paging: { limit: 1 } },
  })
  return metadata?.total ?? 0
}

/** Hides all visible products, and reloads the page when so many are hidden, one of them without an answer. */
async function hideAllAndReload(answered: number) {
  const { page, store } = shop
  const list = new ListScreen(page)
  const visible = await countOf(true)
  await list.open(store.url, 'products?visibility=visible')
  const [first = ''] = await list.names()
  await list.tick(first)
  await list.bulk.getByRole('button', { name: `Select all ${number(visible)}` }).click()
  await list.bulk.getByText(`${number(visible)} selected`).waitFor()

  let sent = 0
  let reached = () => {}
  const cut = new Promise<void>((resolve) => {
    reached = resolve
  })
  const hold = async (route: Route) => {
    if (route.request().method() !== 'PATCH') return route.fallback()
    sent += 1
    if (sent <= answered) return route.fallback()
    if (sent > answered + 1) return
    await route.fetch()
    reached()
  }
  await page.route('**/products/*', hold)
  await list.bulk.getByRole('button', { name: 'Hide', exact: true }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: `Hide (${number(visible)})` })
    .click()
  await cut
  await expect.poll(() => countOf(true)).toBe(visible - answered - 1)
  await page.unroute('**/products/*', hold)
  await page.reload()
  await list.job.getByText('Interrupted').waitFor()
  return { list, visible }
}

it('goes on after the reload, and Undo puts all back', async () => {
  const hidden = await countOf(false)
  const { list, visible } = await hideAllAndReload(35)
  // Another tab leaves the job to this one.
  const second = await shop.page.context().newPage()
  const there = new ListScreen(second)
  await there.open(shop.store.url, 'products')
  await second.waitForLoadState('networkidle')
  expect(await there.job.count()).toBe(0)
  await second.close()

  await list.job.getByRole('button', { name: 'Continue' }).click()
  await list.job.getByText(`${number(visible)} products hidden`).waitFor()
  expect(await countOf(true)).toBe(0)
  await list.job.getByRole('button', { name: 'Undo' }).click()
  await list.job.getByText(`${number(visible)} products visible again`).waitFor()
  expect([await countOf(true), await countOf(false)]).toEqual([visible, hidden])
  await shop.page.reload({ waitUntil: 'networkidle' })
  expect(await list.job.count()).toBe(0)
})

it('Undo after the reload puts back what was done before it, and what was under way', async () => {
  const { list, visible } = await hideAllAndReload(25)
  await list.job.getByRole('button', { name: 'Undo' }).click()
  await list.job.getByText('visible again').waitFor()
  expect(await list.job.getByText('could not be undone').count()).toBe(0)
  expect(await countOf(true)).toBe(visible)
  await list.job.getByRole('button', { name: 'Close' }).click()
})

it('a discarded one is not offered again, and a sign-out forgets one', async () => {
  const { list } = await hideAllAndReload(15)
  await list.job.getByRole('button', { name: 'Discard' }).click()
  await shop.page.reload({ waitUntil: 'networkidle' })
  expect(await list.job.count()).toBe(0)

  await hideAllAndReload(15)
  await shop.page.goto(`${shop.store.url}/console/sign-out`)
  await shop.page.getByLabel('Password').waitFor()
  const kept = await shop.page.evaluate(async () => {
    const open = indexedDB.open('storefront-console-jobs')
    await new Promise((resolve) => {
      open.onsuccess = resolve
    })
    const count = open.result.transaction('records').objectStore('records').count()
    await new Promise((resolve) => {
      count.onsuccess = resolve
    })
    open.result.close()
    return count.result
  })
  expect(kept).toBe(0)
})
