/** The totals of an order as a list. */
import { type Html, html } from '../html.ts'

/** One row of the totals. */
export interface Sum {
  readonly name: string
  readonly text: string
  readonly isTotal?: boolean
}

/** Renders the totals of a cart. */
export function sums(all: readonly Sum[]): Html {
  return html`<dl class="sums">${all.map(
    ({ name, text, isTotal }) =>
      html`<div${isTotal === true ? html` class="total"` : html``}><dt>${name}</dt><dd>${text}</dd></div>`,
  )}</dl>`
}
