// Every screen, light and dark, wide and narrow: nothing overflows, and the accessibility checker has nothing to say.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openStore, type Store, signIn, type Window } from './store.ts'

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
)

const looks = [
  { name: 'desktop-light', colorScheme: 'light', viewport: { width: 1366, height: 860 } },
  { name: 'desktop-dark', colorScheme: 'dark', viewport: { width: 1366, height: 860 } },
  { name: 'phone-light', colorScheme: 'light', viewport: { width: 390, height: 844 } },
  { name: 'phone-dark', colorScheme: 'dark', viewport: { width: 390, height: 844 } },
] as const

let store: Store

beforeAll(async () => {
  store = await openStore()
})

afterAll(async () => {
  await store?.close()
})

describe.each(looks)('the console, $name', (look) => {
  let window: Window

  beforeAll(async () => {
    window = await store.open({ colorScheme: look.colorScheme, viewport: look.viewport })
  })

  const check = async (screen: string) => {
    await settled(window)
    await window.picture(`${screen}-${look.name}`)
    expect(await overflow(window)).toBeLessThanOrEqual(0)
    expect(await violations(window)).toEqual([])
  }

  it('asks who you are', async () => {
    await window.page.goto(`${store.url}/`)
    await window.page.getByRole('heading', { name: 'Welcome back' }).waitFor()
    await check('sign-in')
    await signIn(window, store)
  })

  it.each(['products', 'collections', 'inventory', 'members'])('lists %s', async (resource) => {
    await window.page.goto(`${store.url}/console/${resource}`)
    await window.page.getByRole('link', { name: /./ }).nth(6).waitFor()
    await check(`${resource}-list`)
  })

  it.each(['products', 'collections', 'inventory', 'members'])('edits %s', async (resource) => {
    await window.page.goto(`${store.url}/console/${resource}`)
    const record = window.page.locator(
      `main a[href^="/console/${resource}/"]:not([href$="/create"])`,
    )
    await record.nth(1).click()
    await window.page.getByRole('heading', { level: 1 }).waitFor()
    await window.page.locator('main section').first().waitFor()
    await check(`${resource}-edit`)
  })

  it('met no error on the way', () => {
    expect(window.errors).toEqual([])
  })
})

/** Nothing is loading any more, and every picture on screen is there. */
async function settled({ page }: Window) {
  await page.waitForFunction(() => {
    const busy = document.querySelector('[aria-busy="true"], [role="progressbar"]')
    const pictures = [...document.images].filter(({ loading }) => loading !== 'lazy')
    return busy === null && pictures.every(({ complete }) => complete)
  })
  await page.evaluate(async () => {
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished))
  })
}

/** How many pixels the page is wider than its window. */
function overflow({ page }: Window): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
}

async function violations({ page }: Window): Promise<string[]> {
  await page.evaluate(axeSource)
  const results: AxeResults = await page.evaluate('axe.run(document)')
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${id}: ${target.join(' ')}`),
  )
}
