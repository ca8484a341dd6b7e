// Whether a part of a page fits a phone: nothing of it is cut off or beside the screen, and a finger finds every control.
import type { Locator } from 'playwright-core'

/** What of a part is cut off, lies off the screen or is too small for a finger, in words. */
export async function misfits(part: Locator): Promise<string[]> {
  return part.evaluate(findMisfits)
}

/** Runs in the page, which scrolls. */
function findMisfits(part: Element): string[] {
  /** How wide and high a control is at least for a finger, in CSS pixels. */
  const finger = 44
  const rounding = 1
  const controls =
    'a[href], button, input, select, textarea, summary, [role^=menuitem], [role=option], [role=tab], [role=combobox]'

  const nameOf = (element: Element) => {
    const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined
    const text = element.getAttribute('aria-label') ?? (label ?? element).textContent ?? ''
    return `${element.tagName.toLowerCase()} '${text.trim().slice(0, 40)}'`
  }

  /** Only for screen readers, or waiting for the focus. */
  const isUnseen = (element: Element) => {
    for (let around: Element | null = element; around; around = around.parentElement) {
      if (around.matches('.shell-skip') || getComputedStyle(around).clipPath === 'inset(50%)') return true
    }
    return false
  }

  /** What cuts a place of the page off, or where off the screen it lies. */
  const troubleWith = (element: Element): string | undefined => {
    let { left, right, top, bottom } = element.getBoundingClientRect()
    let isFixed = getComputedStyle(element).position === 'fixed'
    for (let around = element.parentElement; around && !isFixed; around = around.parentElement) {
      const { overflowX, overflowY, textOverflow, position } = getComputedStyle(around)
      isFixed = position === 'fixed'
      if (around.matches('html, body')) continue
      const box = around.getBoundingClientRect()
      const cutAcross = left < box.left - rounding || right > box.right + rounding
      const cutAlong = top < box.top - rounding || bottom > box.bottom + rounding
      const shortened = textOverflow === 'ellipsis'
      if (/hidden|clip/.test(overflowX) && cutAcross && !shortened) return `cut off by ${nameOf(around)}`
      if (/hidden|clip/.test(overflowY) && cutAlong) return `cut off by ${nameOf(around)}`
      if (overflowX !== 'visible') [left, right] = [Math.max(left, box.left), Math.min(right, box.right)]
      if (overflowY !== 'visible') [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)]
    }
    if (left < -rounding || right > innerWidth + rounding) return 'beside the screen'
    if (isFixed && (top < -rounding || bottom > innerHeight + rounding)) return 'above or below the screen'
    return undefined
  }

  /** How many pixels in a line through the middle of a control meet it. */
  const met = (control: Element, [dx, dy]: readonly [number, number]) => {
    const { left, top, width, height } = control.getBoundingClientRect()
    const [x, y] = [left + width / 2, top + height / 2]
    const labels = control instanceof HTMLInputElement ? [...(control.labels ?? [])] : []
    const isMet = (far: number) => {
      const there = document.elementFromPoint(x + dx * far, y + dy * far)
      return [control, ...labels].some((one) => one.contains(there))
    }
    let [before, behind] = [0, 0]
    while (before < finger && isMet(-before - 0.5)) before += 1
    while (behind < finger && isMet(behind + 0.5)) behind += 1
    return before + behind
  }

  const found: string[] = []
  const measured = new Set<string>()
  for (const element of [part, ...part.querySelectorAll('*')]) {
    const isControl = element.matches(controls) && !element.matches(':disabled, [aria-hidden=true]')
    const hasText = [...element.childNodes].some(
      ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim(),
    )
    if (!isControl && !hasText && element !== part) continue
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: !isControl })) continue
    if (isUnseen(element)) continue
    const trouble = troubleWith(element)
    if (trouble) found.push(`${nameOf(element)} is ${trouble}`)
    // A link in a sentence is as high as its line.
    if (!isControl || getComputedStyle(element).display === 'inline') continue
    const { width, height, top, bottom, left, right } = element.getBoundingClientRect()
    const alike = [element, element.parentElement, element.parentElement?.parentElement]
      .map((one) => `${one?.tagName}.${one?.getAttribute('class')}`)
      .join('<')
    const kind = `${alike} ${Math.round(width)}×${Math.round(height)}`
    if (measured.has(kind)) continue
    measured.add(kind)
    const isInside = top > finger && bottom < innerHeight - finger && left >= 0 && right <= innerWidth
    if (!isInside) element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
    const size = [met(element, [1, 0]), met(element, [0, 1])]
    if (Math.min(...size) < finger) found.push(`${nameOf(element)} is ${size.join(' × ')} px for a finger`)
  }
  return found
}
