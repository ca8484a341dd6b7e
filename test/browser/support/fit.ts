// Whether a part of a page fits a phone: nothing is clipped or off-screen, and touch targets are large enough.
import type { Locator } from 'playwright-core'

/** Reports what is clipped, off-screen or too small a touch target. May scroll the page. */
export async function misfits(part: Locator): Promise<string[]> {
  return part.evaluate(findMisfits)
}

/** Runs in the page. */
function findMisfits(part: Element): string[] {
  /** Minimum size of a touch target, in CSS pixels. */
  const finger = 44
  const rounding = 1
  const controls =
    'a[href], button, input, select, textarea, summary, [role^=menuitem], [role=option], [role=tab], [role=combobox]'

  const nameOf = (element: Element) => {
    const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined
    const text = element.getAttribute('aria-label') ?? (label ?? element).textContent ?? ''
    return `${element.tagName.toLowerCase()} '${text.trim().slice(0, 40)}'`
  }

  const aroundOf = (element: Element): Element[] =>
    element.parentElement ? [element.parentElement, ...aroundOf(element.parentElement)] : []

  /** Visually hidden, always or until focused. */
  const isUnseen = (element: Element) =>
    [element, ...aroundOf(element)].some(
      (one) => one.matches('.shell-skip') || getComputedStyle(one).clipPath === 'inset(50%)',
    )

  /** What clips an element, or its off-screen position. Scroll containers do not clip. */
  const placeTrouble = (element: Element): string | undefined => {
    let { left, right, top, bottom } = element.getBoundingClientRect()
    let isFixed = getComputedStyle(element).position === 'fixed'
    for (const around of aroundOf(element)) {
      if (isFixed || around.matches('html, body')) break
      const { overflowX, overflowY, textOverflow, position } = getComputedStyle(around)
      const box = around.getBoundingClientRect()
      const across = left < box.left - rounding || right > box.right + rounding
      const along = top < box.top - rounding || bottom > box.bottom + rounding
      const cuts =
        (/hidden|clip/.test(overflowX) && across && textOverflow !== 'ellipsis') ||
        (/hidden|clip/.test(overflowY) && along)
      if (cuts) return `cut off by ${nameOf(around)}`
      if (overflowX !== 'visible') {
        left = Math.max(left, box.left)
        right = Math.min(right, box.right)
      }
      if (overflowY !== 'visible') {
        top = Math.max(top, box.top)
        bottom = Math.min(bottom, box.bottom)
      }
      isFixed = position === 'fixed'
    }
    if (left < -rounding || right > innerWidth + rounding) return 'beside the screen'
    const offScreen = top < -rounding || bottom > innerHeight + rounding
    return isFixed && offScreen ? 'above or below the screen' : undefined
  }

  /** Pixels of a line through a control's center that hit it. */
  const pressable = (control: Element, dx: number, dy: number) => {
    const { left, top, width, height } = control.getBoundingClientRect()
    // Its labels and MUI's field outline count as hits.
    const labels = control instanceof HTMLInputElement ? [...(control.labels ?? [])] : []
    const frame = control.closest('.MuiInputBase-root')
    const isMet = (far: number) => {
      const x = left + width / 2 + dx * far
      const y = top + height / 2 + dy * far
      const there = document.elementFromPoint(x, y)
      return [control, frame, ...labels].some((one) => one?.contains(there))
    }
    let [before, behind] = [0, 0]
    while (before < finger && isMet(-before - 0.5)) before += 1
    while (behind < finger && isMet(behind + 0.5)) behind += 1
    return before + behind
  }

  const sizeOf = (control: Element) => [pressable(control, 1, 0), pressable(control, 0, 1)]
  const isTooSmall = (size: readonly number[]) => Math.min(...size) < finger - rounding

  const found: string[] = []
  const measured = new Set<string>()
  for (const element of [part, ...part.querySelectorAll('*')]) {
    const isControl = element.matches(controls) && !element.matches(':disabled, [aria-hidden=true]')
    const hasText = [...element.childNodes].some(
      ({ nodeType, textContent }) =>
        nodeType === Node.TEXT_NODE && /[^\s\u200b]/.test(textContent ?? ''),
    )
    if (!isControl && !hasText && element !== part) continue
    if (!element.checkVisibility({ visibilityProperty: true }) || isUnseen(element)) continue
    // MUI overlays a native control; only its hit area matters.
    const trouble = element.checkVisibility({ opacityProperty: true }) && placeTrouble(element)
    if (trouble) found.push(`${nameOf(element)} is ${trouble}`)
    // Inline links have the height of their line.
    if (!isControl || getComputedStyle(element).display === 'inline') continue
    const { width, height } = element.getBoundingClientRect()
    const [parent, above] = aroundOf(element)
    const classes = [element, parent, above].map((one) => one?.getAttribute('class'))
    const alike = `${element.tagName} ${classes.join('<')} ${Math.round(width)}×${Math.round(height)}`
    if (measured.has(alike)) continue
    measured.add(alike)
    let size = sizeOf(element)
    if (isTooSmall(size)) {
      // It may be under a sticky bar or outside the viewport.
      element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
      size = sizeOf(element)
    }
    if (isTooSmall(size)) found.push(`${nameOf(element)} is ${size.join(' × ')} px for a finger`)
  }
  return found
}
