// Has files of the build compiled beside the page, while they arrive. Otherwise a browser compiles each function when it is
// first called, and the page waits for it: a seventh of all work up to the first list.
import type { Plugin } from 'vite'

/**
 * The files that draw the first list. Not those of which most is never called, and not the first of all: it would run
 * later, and with it the first request.
 */
const first: readonly string[] = ['react', 'frame', 'list', 'en', 'de', 'ar']

/** What such a file begins with. Browsers that do not know it read a comment. */
const hint = '//# allFunctionsCalledOnLoad\n'

/** A plugin of the console's build. */
export function compileHint(): Plugin {
  return {
    name: 'compile-hint',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      // The hint is the first line, before what others put at the beginning.
      order: 'post',
      handler(_options, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type === 'chunk' && first.includes(chunk.name)) chunk.code = hint + chunk.code
        }
      },
    },
  }
}
