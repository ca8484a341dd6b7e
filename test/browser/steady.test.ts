// Nothing of a screen moves after it is there: what comes late has its place from the beginning.
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { places, resources } from '../../console/resources/index.ts'
import { sampled } from '../setup/long.ts'
import { storeUnderTest } from './store.ts'
import { desktop, phone } from './support/looks.ts'

const shop = storeUnderTest()

/** The most that a screen may move: the share of the window that moved, by the share of its height it moved by. */
const most = 0.02

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

it.each(sampled(views, 32))('“$screen” does not shift on $device', async ({ viewport, screen }) => {
  const { page } = shop
  await page.setViewportSize(viewport)
  const address = screen.endsWith('/record') ? await firstRecord(page, screen) : screen
  const fresh = await shop.window.context.newPage()
  await fresh.setViewportSize(viewport)
  await fresh.addInitScript(noteShifts)
  await fresh.goto(`${shop.store.url}/console/${address}`)
  await fresh.getByRole('heading', { level: 1 }).waitFor()
  await settled(fresh)
  const { sum, moved } = await fresh.evaluate(() => ({
    sum: Number(document.documentElement.dataset.shift ?? 0),
    moved: document.documentElement.dataset.moved ?? '',
  }))
  await fresh.close()
  expect(sum, moved).toBeLessThanOrEqual(most)
})

async function firstRecord(page: Page, screen: string): Promise<string> {
  const [name = ''] = screen.split('/')
  await shop.open(name)
  const records = `main a[href^="/console/${name}/"]:not([href$="/create"])`
  const href = await page.locator(records).first().getAttribute('href')
  return href?.replace('/console/', '') ?? ''
}

/** Runs in the page: adds up at its root what moved without being asked to, and says what. */
function noteShifts() {
  let sum = 0
  const moved: string[] = []
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!('value' in entry && 'sources' in entry) || !Array.isArray(entry.sources)) continue
      sum += Number(entry.value)
      for (const { node } of entry.sources) {
        if (node instanceof Element) moved.push(`${entry.value} ${node.outerHTML.slice(0, 80)}`)
      }
    }
    document.documentElement.dataset.shift = String(sum)
    document.documentElement.dataset.moved = moved.join('\n')
  }).observe({ type: 'layout-shift', buffered: true })
}

/** Everything that was asked for is there, and has been drawn. */
async function settled(page: Page) {
  await page.waitForLoadState('networkidle')
  await page.waitForFunction(() => document.querySelector('main [aria-busy="true"]') === null)
  await page.evaluate(async () => {
    for (const _ of [1, 2, 3]) await new Promise(requestAnimationFrame)
  })
}
