// What of a screen moves after it is there.
import type { Page } from 'playwright-core'

/** The most that a screen may move: the share of the window that moved, by the share of its height it moved by. */
export const mostShift = 0.02

/** Runs in the page: adds up at its root what moved without being asked to, and says what. */
export function noteShifts() {
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

/** How much of a page that notes its shifts has moved, and what, once everything that it asked for is there. */
export async function shiftsOf(page: Page): Promise<{ sum: number; moved: string }> {
  await settled(page)
  return page.evaluate(() => ({
    sum: Number(document.documentElement.dataset.shift ?? 0),
    moved: document.documentElement.dataset.moved ?? '',
  }))
}

/** Everything that was asked for is there, and has been drawn. */
async function settled(page: Page) {
  await page.waitForLoadState('networkidle')
  await page.waitForFunction(() => document.querySelector('main [aria-busy="true"]') === null)
  await page.evaluate(async () => {
    for (const _ of [1, 2, 3]) await new Promise(requestAnimationFrame)
  })
}
