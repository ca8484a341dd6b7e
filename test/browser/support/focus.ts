// Whether keyboard focus is visible.
import type { Page } from 'playwright-core'

/** The names of the next tab stops, this way, whose middle something else covers. */
export async function coveredStops(page: Page, key: string, count: number): Promise<string[]> {
  const found: string[] = []
  for (let stop = 0; stop < count; stop += 1) {
    await page.keyboard.press(key)
    const covered = await page.evaluate(() => {
      const focused = document.activeElement
      const { left = 0, top = 0, width = 0, height = 0 } = focused?.getBoundingClientRect() ?? {}
      const there = document.elementFromPoint(left + width / 2, top + height / 2)
      const name = focused?.getAttribute('aria-label') ?? focused?.textContent ?? ''
      return focused?.contains(there) ? undefined : name
    })
    if (covered !== undefined) found.push(covered)
  }
  return found
}

/** The names of tab stops without a focus indicator. */
export async function stopsWithoutMark(page: Page): Promise<string[]> {
  // After a key press, :focus-visible also matches programmatic focus.
  await page.keyboard.press('Tab')
  return page.evaluate(async () => {
    const marks = [
      ...['outlineStyle', 'outlineWidth', 'outlineColor', 'outlineOffset'],
      ...['boxShadow', 'borderTopColor', 'borderTopWidth', 'borderBottomColor'],
      ...['backgroundColor', 'color', 'textDecorationLine', 'opacity'],
    ] as const
    const looksOf = (element: Element) =>
      [undefined, '::before', '::after'].map((pseudo) => {
        const style = getComputedStyle(element, pseudo)
        return marks.map((mark) => Reflect.get(style, mark)).join(' ')
      })
    /** The computed styles of a tab stop and the elements drawn for it. */
    const drawn = (stop: Element) => {
      const around = [stop, stop.parentElement, stop.parentElement?.parentElement]
      const frame = stop.closest('label, .MuiInputBase-root')
      const all = [...around, frame, ...(frame?.querySelectorAll('*') ?? [])]
      return JSON.stringify(all.map((element) => element && looksOf(element)))
    }
    const found: string[] = []
    const seen = new Set<string>()
    const stops =
      'a[href], button, input, select, textarea, [tabindex="0"], [contenteditable="true"]'
    for (const stop of document.querySelectorAll<HTMLElement>(stops)) {
      if (stop.matches(':disabled') || stop.tabIndex < 0 || !stop.checkVisibility()) continue
      const classes = [stop, stop.parentElement].map((one) => one?.getAttribute('class'))
      const alike = `${stop.tagName} ${stop.getAttribute('type')} ${classes.join('<')}`
      if (seen.has(alike)) continue
      seen.add(alike)
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
      const without = drawn(stop)
      stop.focus({ preventScroll: true })
      if (document.activeElement !== stop) continue
      // MUI marks its buttons on the next render.
      await new Promise(requestAnimationFrame)
      const same = drawn(stop) === without
      const name = stop.getAttribute('aria-label') ?? stop.textContent?.trim().slice(0, 40)
      if (same) found.push(`${stop.tagName.toLowerCase()} '${name || stop.getAttribute('name')}'`)
    }
    return found
  })
}
