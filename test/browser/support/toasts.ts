// The five seconds of a toast, which the style sheet of react-toastify counts: a test is never raced by them.
import type { BrowserContext } from 'playwright-core'

const countdown = '.Toastify__progress-bar'

/** Keeps every toast of a private window until it is closed, or its time is let pass. */
export async function holdToasts(context: BrowserContext) {
  await context.addInitScript((bar) => {
    const held = new CSSStyleSheet()
    held.replaceSync(`${bar} { animation-play-state: paused !important }`)
    document.adoptedStyleSheets.push(held)
  }, countdown)
}
