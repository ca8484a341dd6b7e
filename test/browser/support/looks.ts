// Checks a page in four looks, light and dark, desktop and phone: no overflow, no accessibility violations, and on a phone
// nothing clipped and no small touch targets.
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

/** A viewport. */
export type Width = typeof desktop

/** Ordered so that each look differs from the previous one in one property. */
const looks = [
  { name: 'desktop-light', colorScheme: 'light', viewport: desktop },
  { name: 'desktop-dark', colorScheme: 'dark', viewport: desktop },
  { name: 'phone-dark', colorScheme: 'dark', viewport: phone },
  { name: 'phone-light', colorScheme: 'light', viewport: phone },
] as const

type Look = (typeof looks)[number]

/** Each colour scheme and width once: a normal run alternates between these; a long one takes all four. */
const across: readonly string[] = ['desktop-light', 'phone-dark']

/** How many looks were taken. */
let taken = 0

interface Seen {
  page: Page
  picture(name: string): Promise<void>
}

interface LookOptions {
  /**
   * An overlay of a page that is checked elsewhere. The whole document is checked in one look, only the overlay in
   * the others.
   */
  part?: Locator | undefined
  /** The only viewport with it. */
  only?: Width | undefined
  /** Reopens the part if a resize closed it. */
  reopen?(): Promise<void>
}

/** Checks every look, with a screenshot of each if enabled. */
export async function lookAt(seen: Seen, screen: string, options: LookOptions = {}): Promise<void> {
  expect(await findingsIn(seen, screen, options)).toEqual([])
}

/** Longer than MUI waits after a resize before it places popovers, in milliseconds. */
const FOLLOWING = 200

/** The findings in every look; resets the page to desktop and light. */
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
    // Popovers follow their anchor, which moves with the width, after a timer: a page's timers fire in order.
    if (part) {
      await page.evaluate(async (following) => {
        document.activeElement?.scrollIntoView({ block: 'nearest' })
        await new Promise((resolve) => setTimeout(resolve, following))
      }, FOLLOWING)
    }
    await part?.waitFor()
    await settled(page)
    await seen.picture(`${screen}-${look.name}`)
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    if (wider > 0) found.push(`${screen}, ${look.name}: ${wider} px too wide`)
    // At the same width, only colours differ.
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

/** A normal run checks each once, in alternating looks. */
function looksFor({ only }: Pick<LookOptions, 'only'>): readonly Look[] {
  const possible = looks.filter(({ name, viewport }) =>
    only === undefined ? isLong || across.includes(name) : viewport === only,
  )
  if (isLong) return possible
  taken += 1
  return possible.filter((_, index) => index === taken % possible.length)
}

/** Switches the page to a look, and waits until the switch is complete. The console's scripts follow the scheme. */
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

/** Waits until loading, animations and visible images are done. */
async function settled(page: Page) {
  await page.waitForFunction(() => {
    const busy = document.querySelector(
      '[aria-busy="true"], [role="progressbar"]:not(.Toastify__progress-bar)',
    )
    const pictures = [...document.images].filter(({ loading }) => loading !== 'lazy')
    return busy === null && pictures.every(({ complete }) => complete)
  })
  await page.evaluate(async () => {
    // A new look renders in the next frame.
    for (const _ of [1, 2]) await new Promise(requestAnimationFrame)
    // Except infinite and paused animations, such as a hovered toast's.
    const moving = document.getAnimations().filter(({ playState, effect }) => {
      const endsAt = Number(effect?.getComputedTiming().endTime)
      return playState === 'running' && endsAt < 2000
    })
    await Promise.allSettled(moving.map(({ finished }) => finished))
  })
}

/** Rules about colours; all others are independent of the scheme. */
const colourRules = ['color-contrast', 'link-in-text-block']

/** Violations of WCAG and best-practice rules in the page or a part, without exclusions. */
export async function violations(
  page: Page,
  { part, coloursOnly = false }: { part?: Locator; coloursOnly?: boolean } = {},
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeSource)
  const place = part ? await part.first().elementHandle() : null
  return page.evaluate(
    async ({ within, rules }) => {
      // Reports only violations, and their places only if there are any, which takes half the time.
      const options = { resultTypes: ['violations' as const], ...(rules && { runOnly: rules }) }
      const run = (selectors: boolean) => axe.run(within ?? document, { ...options, selectors })
      const { violations: any } = await run(false)
      if (any.length === 0) return []
      const { violations: found } = await run(true)
      return found.flatMap(({ id, nodes }) =>
        nodes.map(({ target }) => `${id}: ${target.join(' ')}`),
      )
    },
    { within: place, rules: coloursOnly ? colourRules : undefined },
  )
}
