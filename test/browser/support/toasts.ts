// Pauses the five-second timeout of toasts, a CSS animation of react-toastify, so that tests do not race it.
import type { BrowserContext } from 'playwright-core'

const countdown = '.Toastify__progress-bar'

/** Keeps every toast of a context until it is closed or its timeout is released. */
export async function holdToasts(context: BrowserContext) {
  await context.addInitScript((bar) => {
    const held = new CSSStyleSheet()
    held.replaceSync(`${bar} { animation-play-state: paused !important }`)
    document.adoptedStyleSheets.push(held)
  }, countdown)
}
