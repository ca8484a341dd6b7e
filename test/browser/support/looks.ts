// A page in its four looks, light and dark, wide and narrow: nothing overflows, the accessibility checker has nothing to
// say, and on a phone nothing is cut off or too small for a finger.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { isLong } from '../../setup/long.ts'
import { misfits } from './fit.ts'

declare global {
  var axe: typeof import('axe-core')
}

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
)

export const desktop = { width: 1366, height: 860 }
export const phone = { width: 390, height: 844 }

/** Where a part of the console can be open. */
export type Width = typeof desktop

/** In an order in which each look differs from the one before by one thing. */
const looks = [
  { name: 'desktop-light', colorScheme: 'light', viewport: desktop },
  { name: 'desktop-dark', colorScheme: 'dark', viewport: desktop },
  { name: 'phone-dark', colorScheme: 'dark', viewport: phone },
  { name: 'phone-light', colorScheme: 'light', viewport: phone },
] as const

type Look = (typeof looks)[number]

/** Each colour and each width once: the looks of which a normal run takes one in turn; a long one takes all four. */
const across: readonly string[] = ['desktop-light', 'phone-dark']

/** How many looks were taken. */
let taken = 0

interface Seen {
  page: Page
  picture(name: string): Promise<void>
}

interface LookOptions {
  /**
   * What lies over a page that is looked at by itself elsewhere. The whole document is looked at with it once; in the
   * other looks only this part is.
   */
  part?: Locator | undefined
  /** The only width at which it can be open. */
  only?: Width | undefined
  /** Opens the part again where a change of the width closed it. */
  reopen?(): Promise<void>
}

/** Looks at what is shown in every look, and keeps a picture of each where pictures are wanted. */
export async function lookAt(seen: Seen, screen: string, options: LookOptions = {}): Promise<void> {
  expect(await findingsIn(seen, screen, options)).toEqual([])
}

/** What is wrong with what is shown, in every look; the page is left wide and light. */
export async function findingsIn(
  seen: Seen,
  screen: string,
  { part, only, reopen }: LookOptions = {},
): Promise<string[]> {
  const { page } = seen
  const found: string[] = []
  let last: Look | undefined
  for (const look of looksFor({ only })) {
    await show(page, look)
    if (part && reopen && !(await part.isVisible())) await reopen()
    // What opened beside a control follows it, and a page of another width has the control elsewhere.
    if (part)
      await page.evaluate(() => document.activeElement?.scrollIntoView({ block: 'nearest' }))
    await part?.waitFor()
    await settled(page)
    await seen.picture(`${screen}-${look.name}`)
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    if (wider > 0) found.push(`${screen}, ${look.name}: ${wider} px too wide`)
    // The other colours of the same width change nothing but colours.
    const coloursOnly = last?.viewport === look.viewport
    const where = last === undefined ? undefined : part
    const said = await violations(page, { coloursOnly, ...(where && { part: where }) })
    found.push(...said.map((violation) => `${screen}, ${look.name}: ${violation}`))
    if (look.viewport === phone && !coloursOnly) {
      const unfit = await misfits((part ?? page.locator('body')).first())
      found.push(...unfit.map((misfit) => `${screen}, ${look.name}: ${misfit}`))
    }
    last = look
  }
  await show(page, looks[0])
  return found
}

/** In a normal run each is looked at once, in another look than the one before it. */
function looksFor({ only }: Pick<LookOptions, 'only'>): readonly Look[] {
  const possible = looks.filter(({ name, viewport }) =>
    only === undefined ? isLong || across.includes(name) : viewport === only,
  )
  if (isLong) return possible
  taken += 1
  return possible.filter((_, index) => index === taken % possible.length)
}

/** Turns the open page to a look; returns when nothing of the look before is left. The console's scripts follow the scheme. */
async function show(page: Page, { colorScheme, viewport }: Look) {
  await page.emulateMedia({ colorScheme })
  await page.setViewportSize(viewport)
  await page.waitForFunction(
    ({ scheme, width }) =>
      (document.documentElement.getAttribute('data-color-scheme') ?? scheme) === scheme &&
      matchMedia(`(prefers-color-scheme: ${scheme})`).matches &&
      innerWidth === width,
    { scheme: colorScheme, width: viewport.width },
  )
}

/** Nothing is loading any more, nothing moves, and every picture on screen is there. */
async function settled(page: Page) {
  await page.waitForFunction(() => {
    const busy = document.querySelector(
      '[aria-busy="true"], [role="progressbar"]:not(.Toastify__progress-bar)',
    )
    const pictures = [...document.images].filter(({ loading }) => loading !== 'lazy')
    return busy === null && pictures.every(({ complete }) => complete)
  })
  await page.evaluate(async () => {
    // A page that is turned to another look draws it in the frame after.
    for (const _ of [1, 2]) await new Promise(requestAnimationFrame)
    // What goes on without an end, or waits as a toast below the pointer does, is not waited for.
    const moving = document.getAnimations().filter(({ playState, effect }) => {
      const endsAt = Number(effect?.getComputedTiming().endTime)
      return playState === 'running' && endsAt < 2000
    })
    await Promise.allSettled(moving.map(({ finished }) => finished))
  })
}

/** Rules that look at colours; all others see the same in the light and in the dark. */
const colourRules = ['color-contrast', 'link-in-text-block']

/** What the rules of the standards and of best practice find in the page or in a part of it, nothing excluded. */
export async function violations(
  page: Page,
  { part, coloursOnly = false }: { part?: Locator; coloursOnly?: boolean } = {},
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeSource)
  const place = part ? await part.first().elementHandle() : null
  return page.evaluate(
    async ({ within, rules }) => {
      // Only what is wrong is described, which takes the checker less time.
      const options = { resultTypes: ['violations' as const], ...(rules && { runOnly: rules }) }
      const { violations: found } = await axe.run(within ?? document, options)
      return found.flatMap(({ id, nodes }) =>
        nodes.map(({ target }) => `${id}: ${target.join(' ')}`),
      )
    },
    { within: place, rules: coloursOnly ? colourRules : undefined },
  )
}
