// Input methods for the console: keyboard only, or touch.
import type { Locator, Page } from 'playwright-core'

/** The interactions of a daily task. */
export interface Hands {
  /** Presses a button, a link, a checkbox or an entry of a menu. */
  press(control: Locator): Promise<void>
  /** Replaces the text of a field. */
  write(field: Locator, text: string): Promise<void>
  /** Chooses an entry of a native list by its label. */
  choose(list: Locator, label: string): Promise<void>
}

/** Touch input. */
export const finger: Hands = {
  press: (control) => control.tap(),
  async write(field, text) {
    await field.tap()
    await field.fill(text)
  },
  async choose(list, label) {
    await list.selectOption({ label })
  },
}

/** Upper bound of tab stops between two controls. */
const MOST_STOPS = 400

/** Misses, as in a group with roving tabindex, before each tab stop is checked. */
const MOST_LEAPS = 4

/** Tab presses to a control on the current page; negative for Shift+Tab. */
function stopsTo(control: Element): number {
  const from = document.activeElement
  if (from === control) return 0
  const stops = '[tabindex], a[href], button, input, select, textarea, [contenteditable]'
  const within = control.closest('[role="dialog"], dialog') ?? document
  const inOrder: Element[] = [...within.querySelectorAll<HTMLElement>(stops)].filter(
    (element) =>
      element.tabIndex >= 0 && !element.matches(':disabled') && element.checkVisibility(),
  )
  const place = inOrder.indexOf(control)
  if (place < 0) return 1
  return place - (from ? inOrder.indexOf(from) : -1) || 1
}

/** Keyboard only: reaches every control by Tab. */
export function keysOf(page: Page): Hands {
  const { keyboard } = page
  const reach = async (control: Locator) => {
    await control.waitFor()
    for (let leap = 0; leap < MOST_LEAPS; leap += 1) {
      const stops = await control.evaluate(stopsTo)
      if (stops === 0) return
      const key = stops > 0 ? 'Tab' : 'Shift+Tab'
      for (let stop = 0; stop < Math.abs(stops); stop += 1) await keyboard.press(key)
    }
    for (let stop = 0; stop < MOST_STOPS; stop += 1) {
      if (await control.evaluate((element) => element === document.activeElement)) return
      await keyboard.press('Tab')
    }
    throw new Error(`No number of tabs leads to ${control}`)
  }
  return {
    async press(control) {
      await reach(control)
      const isTicked = await control.evaluate((element) => element.matches('input'))
      await keyboard.press(isTicked ? 'Space' : 'Enter')
    },
    async write(field, text) {
      await reach(field)
      await keyboard.press('Control+a')
      await keyboard.insertText(text)
    },
    async choose(list, label) {
      await reach(list)
      // Type-ahead of a native select.
      await keyboard.type(label)
    },
  }
}
