// Writes the colours into the page, so that they are there before the first script.
import type { Plugin } from 'vite'
import { colourStyles } from './colours.ts'

/** A plugin of the console's build and of its development server. */
export function colourStylesInPage(): Plugin {
  return {
    name: 'colour-styles',
    transformIndexHtml: () => [
      { tag: 'style', children: colourStyles(), injectTo: 'head-prepend' },
    ],
  }
}
