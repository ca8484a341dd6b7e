// A change of many that a reload interrupts is offered again: it goes on where it was, or is taken back.
import type { Route } from 'playwright-core'
import { expect } from 'vitest'
import { longIt } from '../setup/long-run.ts'
import { storeUnderTest } from './store.ts'
import { keptRecords } from './support/kept-records.ts'
import { ListScreen } from './support/list-screen.ts'

/** More than a list of 25 shows at once; a large store in the long run. */
const products = 10_000

const shop = storeUnderTest({ products })

const number = (count: number) => count.toLocaleString('en')

const countOf = async (visible: boolean) => {
  const { metadata } = await shop.store.platform.products.queryProducts({
    query: { filter: { visible }, paging: { limit: 1 } },
  })
  return metadata?.total ?? 0
}

/** A change of all that a list finds. */
interface Change {
  /** The list's address. */
  readonly address: string
  readonly action: string
  /** Which calls it sends, one for each record. */
  readonly calls: string
  /** Says what is wanted in the action's dialog, and presses its button. */
  confirm(): Promise<void>
}

const confirmed = (action: string) => () =>
  shop.page
    .getByRole('dialog')
    .getByRole('button', { name: `${action} (` })
    .click()

/** Makes a change, and stops its answers when so many were given, and one more call has arrived. */
async function begin({ address, action, calls, confirm }: Change, answered: number) {
  const { page, store } = shop
  const list = new ListScreen(page)
  await list.open(store.url, address)
  await list.rows().first().getByRole('checkbox').check()
  await list.bulk.getByRole('button', { name: /^Select all [\d,]+$/ }).click()

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
  await page.route(calls, hold)
  await list.bulk.getByRole('button', { name: action, exact: true }).click()
  await confirm()
  await cut
  // Not before the page has gone: what is held would be sent.
  return { list, release: () => page.unroute(calls, hold) }
}

/** Makes a change, and reloads the page when so many calls were answered, and one more has arrived. */
async function interrupt(change: Change, answered: number) {
  const { list, release } = await begin(change, answered)
  await shop.page.reload()
  await list.job.getByText('Interrupted').waitFor()
  await release()
  return list
}

const hide: Change = {
  address: 'products?visibility=visible&size=25',
  action: 'Hide',
  calls: '**/products/*',
  confirm: confirmed('Hide'),
}

/** Hides all visible products, and reloads the page when so many are hidden, one of them without an answer. */
async function hideAllAndReload(answered: number) {
  const visible = await countOf(true)
  const list = await interrupt(hide, answered)
  await expect.poll(() => countOf(true)).toBe(visible - answered - 1)
  return { list, visible }
}

/** Takes back the newest change of that text in the list of the last changes. */
async function undoLast(text: string) {
  const { page } = shop
  await page.getByRole('button', { name: 'Recent changes' }).click()
  const dialog = page.getByRole('dialog', { name: 'Recent changes' })
  const change = dialog.getByRole('listitem').filter({ hasText: text }).first()
  await change.getByRole('button', { name: 'Undo' }).click()
  await change.getByText('Undone').waitFor()
  await dialog.getByRole('button', { name: 'Close' }).click()
}

// Without a browser: `test/console/ui/bulk/begin-job.test.ts`, `job-life.test.ts` and `test/console/ui/recent-changes.test.ts`.
longIt('resumes after a reload; Undo after the next restores everything', async () => {
  const hidden = await countOf(false)
  const { list, visible } = await hideAllAndReload(15)
  await list.job.getByRole('button', { name: 'Continue' }).click()
  await list.job.getByText(`${number(visible)} products hidden`).waitFor()
  expect(await countOf(true)).toBe(0)
  await shop.page.reload({ waitUntil: 'networkidle' })
  expect(await list.job.count()).toBe(0)
  await undoLast(`${number(visible)} products hidden`)
  await list.job.getByText(`${number(visible)} products visible again`).waitFor()
  expect([await countOf(true), await countOf(false)]).toEqual([visible, hidden])
})

longIt('is left by another tab to the one that it was offered to', async () => {
  const { list } = await hideAllAndReload(10)
  const second = await shop.page.context().newPage()
  const there = new ListScreen(second)
  await there.open(shop.store.url, 'products')
  await second.waitForLoadState('networkidle')
  expect(await there.job.count()).toBe(0)
  await second.close()
  await list.job.getByRole('button', { name: 'Undo' }).click()
  await list.job.getByText('visible again').waitFor()
  // Not by a reload: it would be offered some time after it.
  expect(await keptRecords(shop.page)).toBe(0)
})

longIt('reverts by Undo after a reload what was done and what was in flight', async () => {
  const { list, visible } = await hideAllAndReload(10)
  await list.job.getByRole('button', { name: 'Undo' }).click()
  await list.job.getByText('visible again').waitFor()
  expect(await list.job.getByText('could not be undone').count()).toBe(0)
  expect(await countOf(true)).toBe(visible)
  await list.job.getByRole('button', { name: 'Close' }).click()
})

longIt('resumes a price change after a reload, and changes each price once', async () => {
  const { page, store } = shop
  const pricesNow = async () => {
    const prices = []
    for (let offset = 0; offset < products; offset += 100) {
      const page = await store.platform.products.queryProducts({
        query: { sort: [{ fieldName: 'id', order: 'ASC' }], paging: { limit: 100, offset } },
      })
      prices.push(
        ...page.products.map(({ name, priceData, variants }) => ({
          name,
          all: [priceData?.price, ...variants.map(({ variant }) => variant?.priceData?.price)],
        })),
      )
    }
    return prices
  }
  const before = await pricesNow()
  const list = await interrupt(
    {
      address: 'products?size=25',
      action: 'Change prices',
      calls: '**/products/*',
      async confirm() {
        await page.getByLabel('Percentage').fill('900')
        await page.getByRole('button', { name: /^Change [1-9][\d,]* prices$/ }).click()
      },
    },
    11,
  )
  await list.job.getByRole('button', { name: 'Continue' }).click()
  await list.job.getByText(/^Prices of [\d,]+ products changed$/).waitFor()
  const tenfold = (price = 0) => Math.round((price ?? 0) * 1000) / 100
  const raised = before.map(({ name, all }) => {
    return { name, all: all.map((price) => tenfold(price ?? 0)) }
  })
  expect(await pricesNow()).toEqual(raised)
  await list.job.getByRole('button', { name: 'Undo' }).click()
  await list.job.getByText(/^Prices of [\d,]+ products restored$/).waitFor()
  expect(await pricesNow()).toEqual(before)
})

longIt('resumes a discount after a reload; Undo after the next restores each', async () => {
  const { page, store } = shop
  const discountsNow = async () => {
    const query = { sort: [{ fieldName: 'id' as const }], paging: { limit: 100 } }
    const { products: first } = await store.platform.products.queryProducts({ query })
    return first.map(({ discount }) => discount)
  }
  const before = await discountsNow()
  const list = await interrupt(
    {
      address: 'products?size=25',
      action: 'Set discount',
      calls: '**/products/*',
      async confirm() {
        await page.getByLabel('Percentage').fill('12.5')
        await page.getByRole('button', { name: /^Change [1-9][\d,]* products$/ }).click()
      },
    },
    11,
  )
  await list.job.getByRole('button', { name: 'Continue' }).click()
  await list.job.getByText(/^[\d,]+ products changed$/).waitFor()
  const twelve = { type: 'PERCENT', value: 12.5 }
  expect(await discountsNow()).toEqual(before.map(() => twelve))
  await page.reload({ waitUntil: 'networkidle' })
  await undoLast('products changed')
  await list.job.getByText(/^[\d,]+ products restored$/).waitFor()
  expect(await discountsNow()).toEqual(before)
})

longIt('restores tracking and units of stock by Undo after a reload', async () => {
  const { platform } = shop.store
  const stockNow = async () => {
    const stock = []
    for (let offset = 0; ; offset += 100) {
      const { inventoryItems } = await platform.inventory.queryInventory({
        query: { sort: '[{"id":"asc"}]', paging: { limit: 100, offset } },
      })
      stock.push(
        ...inventoryItems.map(({ id, trackQuantity, variants }) => [id, trackQuantity, variants]),
      )
      if (inventoryItems.length < 100) return stock
    }
  }
  const before = await stockNow()
  const action = 'Stop tracking inventory'
  const calls = '**/inventoryItems/product/*'
  const list = await interrupt(
    { address: 'inventory?size=25', action, calls, confirm: confirmed(action) },
    7,
  )
  expect(await stockNow()).not.toEqual(before)
  await list.job.getByRole('button', { name: 'Undo' }).click()
  await list.job.getByText(/^Inventory is tracked/).waitFor()
  expect(await stockNow()).toEqual(before)
})

longIt('does not offer a discarded one again', async () => {
  const { list } = await hideAllAndReload(5)
  await list.job.getByRole('button', { name: 'Discard' }).click()
  await shop.page.reload({ waitUntil: 'networkidle' })
  expect(await list.job.count()).toBe(0)
})

// Last: it leaves the window signed out.
// A normal run signs out with a record in `nothing-lost.test.ts`.
longIt('forgets one on sign-out', async () => {
  const { release } = await begin(hide, 5)
  expect(await keptRecords(shop.page)).toBeGreaterThan(0)
  await shop.page.reload()
  await shop.page.getByRole('button', { name: 'Sign out' }).click()
  await shop.page.getByLabel('Password').waitFor()
  await release()
  expect(await keptRecords(shop.page)).toBe(0)
})
