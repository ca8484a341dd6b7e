// Nothing of a screen moves after it is there: what comes late has its place from the beginning.
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { places, resources } from '../../console/resources/index.ts'
import { longIt } from '../setup/long-run.ts'
import { storeUnderTest } from './store.ts'
import { desktop, phone } from './support/looks.ts'
import { mostShift, noteShifts, shiftsOf } from './support/shifts.ts'

const shop = storeUnderTest()

/** Every screen by its address; `record` stands for the first of the list. */
const screens: readonly string[] = [
  ...places.map(({ name }) => name),
  ...resources.flatMap(({ name, create }) => [
    `${name}/record`,
    ...(create ? [`${name}/create`] : []),
  ]),
]

const views = [
  { device: 'a desk', viewport: desktop },
  { device: 'a phone', viewport: phone },
].flatMap((device) => screens.map((screen) => ({ ...device, screen })))

// A normal run measures the list of products in `weight.test.ts`.
longIt.each(views)('“$screen” does not shift on $device', async ({ viewport, screen }) => {
  const { page } = shop
  await page.setViewportSize(viewport)
  const address = screen.endsWith('/record') ? await firstRecord(page, screen) : screen
  const fresh = await shop.window.context.newPage()
  await fresh.setViewportSize(viewport)
  await fresh.addInitScript(noteShifts)
  await fresh.goto(`${shop.store.url}/console/${address}`)
  await fresh.getByRole('heading', { level: 1 }).waitFor()
  const { sum, moved } = await shiftsOf(fresh)
  await fresh.close()
  expect(sum, moved).toBeLessThanOrEqual(mostShift)
})

async function firstRecord(page: Page, screen: string): Promise<string> {
  const [name = ''] = screen.split('/')
  await shop.open(name)
  const records = `main a[href^="/console/${name}/"]:not([href$="/create"])`
  const href = await page.locator(records).first().getAttribute('href')
  return href?.replace('/console/', '') ?? ''
}
