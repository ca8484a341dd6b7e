// Every screen, light and dark, wide and narrow: nothing overflows, and the accessibility checker has nothing to say.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Locator } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openStore, type Store, signIn, type Window } from './store.ts'

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
)

const desktop = { width: 1366, height: 860 }
const phone = { width: 390, height: 844 }

const looks = [
  { name: 'desktop-light', colorScheme: 'light', viewport: desktop },
  { name: 'desktop-dark', colorScheme: 'dark', viewport: desktop },
  { name: 'phone-dark', colorScheme: 'dark', viewport: phone },
  { name: 'phone-light', colorScheme: 'light', viewport: phone },
] as const

type Look = (typeof looks)[number]

const resources = ['products', 'collections', 'inventory', 'members']

let store: Store
let window: Window

beforeAll(async () => {
  store = await openStore()
  window = await store.open({ colorScheme: 'light' })
})

afterAll(async () => {
  await store?.close()
})

describe('the console', () => {
  it('asks who you are', async () => {
    await window.page.goto(`${store.url}/`)
    await window.page.getByRole('heading', { name: 'Welcome back' }).waitFor()
    await check('sign-in')
    await signIn(window, store)
  })

  it('begins with what needs doing', async () => {
    await open('')
    await window.page.getByRole('heading', { name: 'Stock value' }).waitFor()
    await check('home')
  })

  it.each(resources)('lists %s', async (resource) => {
    await open(resource)
    await records(resource).nth(3).waitFor()
    await check(`${resource}-list`)
  })

  it.each(resources)('edits %s', async (resource) => {
    await open(resource)
    const record = records(resource).nth(1)
    const address = await record.getAttribute('href')
    await record.click()
    await window.page.waitForURL(`**${address}`)
    await window.page.locator('main section').first().waitFor()
    await check(`${resource}-edit`)
  })

  it.each(['products', 'collections', 'members'])('creates %s', async (resource) => {
    await open(`${resource}/create`)
    await window.page.locator('main form').first().waitFor()
    await check(`${resource}-create`)
  })

  it('met no error on the way', () => {
    expect(window.errors).toEqual([])
  })
})

/** Opens an address of the console anew, wide and light. */
async function open(address: string) {
  await window.page.goto(`${store.url}/console/${address}`)
  await window.page.getByRole('heading', { level: 1 }).waitFor()
}

/** The links of a list to its records. */
function records(resource: string): Locator {
  return window.page.locator(`main a[href^="/console/${resource}/"]:not([href$="/create"])`)
}

/** Looks at what is shown in every look, and keeps a picture of each. */
async function check(screen: string) {
  const found: string[] = []
  for (const look of looks) {
    await show(look)
    await window.picture(`${screen}-${look.name}`)
    const wider = await overflow(window)
    if (wider > 0) found.push(`${look.name}: ${wider} px too wide`)
    for (const violation of await violations(window)) found.push(`${look.name}: ${violation}`)
  }
  await show(looks[0])
  expect(found).toEqual([])
}

/** Turns the open page to a look; returns when nothing of the look before is left. */
async function show({ colorScheme, viewport }: Look) {
  const { page } = window
  await page.emulateMedia({ colorScheme })
  await page.setViewportSize(viewport)
  await page.waitForFunction(
    ({ scheme, width }) =>
      document.documentElement.getAttribute('data-color-scheme') === scheme && innerWidth === width,
    { scheme: colorScheme, width: viewport.width },
  )
  await settled(window)
}

/** Nothing is loading any more, and every picture on screen is there. */
async function settled({ page }: Window) {
  await page.waitForFunction(() => {
    const busy = document.querySelector('[aria-busy="true"], [role="progressbar"]')
    const pictures = [...document.images].filter(({ loading }) => loading !== 'lazy')
    return busy === null && pictures.every(({ complete }) => complete)
  })
  await page.evaluate(async () => {
    // A page that is turned to another look draws it in the frame after.
    for (const _ of [1, 2]) await new Promise(requestAnimationFrame)
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished))
  })
}

/** How many pixels the page is wider than its window. */
function overflow({ page }: Window): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
}

/** What every rule finds, nothing excluded; only what is wrong is described, which takes the checker less time. */
async function violations({ page }: Window): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeSource)
  return page.evaluate(`axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) =>
    violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => id + ': ' + target.join(' '))))`)
}
