// The five seconds of a toast, which the style sheet of react-toastify counts: in a test they pass when the test says so.
import type { BrowserContext, Page } from 'playwright-core'

const countdown = '.Toastify__progress-bar'

/** Keeps every toast of a private window until it is closed, or its time is let pass. */
export async function holdToasts(context: BrowserContext) {
  await context.addInitScript((bar) => {
    const held = new CSSStyleSheet()
    held.replaceSync(`${bar} { animation-play-state: paused !important }`)
    document.adoptedStyleSheets.push(held)
  }, countdown)
}

/** Lets the time of every toast of a page pass, and waits until they have left. */
export async function endToasts(page: Page) {
  await page.evaluate((bar) => {
    for (const animation of document.getAnimations()) {
      const { effect } = animation
      if (effect instanceof KeyframeEffect && effect.target?.matches(bar)) animation.finish()
    }
  }, countdown)
  await page.locator('.Toastify__toast').first().waitFor({ state: 'detached' })
}
