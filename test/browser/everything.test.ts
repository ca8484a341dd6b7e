// A choice of all that a list finds is changed as a whole: counted first, told in figures, and put back. In the long
// run: a normal one chooses so in `selection.test.ts`, reads pages in `read-all.test.ts`, and changes a
// smaller list in `bulk-edits.test.tsx`.
import { expect } from 'vitest'
import { longIt } from '../setup/long-run.ts'
import { storeUnderTest } from './store.ts'
import { ListScreen } from './support/list-screen.ts'

/** More than what many requests read. */
const products = 10_000

const shop = storeUnderTest({ products })

const number = (count: number) => count.toLocaleString('en')

const countOf = async (visible: boolean) => {
  const { metadata } = await shop.store.platform.products.queryProducts({
    query: { filter: { visible }, paging: { limit: 1 } },
  })
  return metadata?.total ?? 0
}

longIt('hides all but one under any filter; Undo shows the same ones again', async () => {
  const { page, store } = shop
  const list = new ListScreen(page)
  const [visible, hidden] = [await countOf(true), await countOf(false)]
  expect(visible).toBeGreaterThan(products * 0.8)
  // The list's own filter is what the change alters.
  await list.open(store.url, 'products?visibility=visible')
  const [first = '', second = ''] = await list.names()
  await list.tick(first)
  await list.bulk.getByRole('button', { name: `Select all ${number(visible)}` }).click()
  await list.bulk.getByText(`${number(visible)} selected`).waitFor()
  await list.row(second).getByRole('checkbox').uncheck()
  await list.bulk.getByText(`${number(visible - 1)} selected`).waitFor()

  await list.bulk.getByRole('button', { name: 'Hide', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: `Hide: ${number(visible - 1)} products` })
  await dialog.getByText('1 other stays as it is.').waitFor()
  await dialog.getByRole('button', { name: `Hide (${number(visible - 1)})` }).click()

  await list.job.getByText(`${number(visible - 1)} products hidden`).waitFor()
  expect(await countOf(false)).toBe(hidden + visible - 1)
  await page.locator('.list tbody tr').nth(1).waitFor({ state: 'detached' })
  expect(await list.names()).toEqual([second])

  await list.job.getByRole('button', { name: 'Undo' }).click()
  await list.job.getByText(`${number(visible - 1)} products visible again`).waitFor()
  expect([await countOf(true), await countOf(false)]).toEqual([visible, hidden])
})
