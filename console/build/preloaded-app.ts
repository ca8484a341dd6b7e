// Names in the page what its first script loads later, so that the browser fetches both at once.
import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite'

type Bundle = Rolldown.OutputBundle

/**
 * A plugin of the console's build.
 *
 * @param module the module that the first script imports later, as its path ends
 */
export function preloadedApp(module: string): Plugin {
  let base = '/'
  return {
    name: 'preloaded-app',
    apply: 'build',
    configResolved(config) {
      base = config.base
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const app = Object.values(bundle).find(
          (chunk) => chunk.type === 'chunk' && chunk.facadeModuleId?.endsWith(module),
        )
        if (!app) throw new Error(`The build has no chunk of its own for ${module}.`)
        const files = filesOf(app.fileName, bundle)
        const addresses = [...files].map((file) => `${base}${file}`)
        return [
          ...addresses.filter((address) => !html.includes(`"${address}"`)).map(linkTo),
          settingsLink(base),
        ]
      },
    },
  }
}

/** A chunk's file, and those of what it imports, with their styles. */
function filesOf(file: string, bundle: Bundle, found = new Set<string>()): Set<string> {
  const chunk = bundle[file]
  if (found.has(file) || chunk?.type !== 'chunk') return found
  found.add(file)
  for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style)
  for (const imported of chunk.imports) filesOf(imported, bundle, found)
  return found
}

/** What the first script asks for before anything else, in the manner that it asks for it. */
function settingsLink(base: string): HtmlTagDescriptor {
  const attrs = { rel: 'preload', as: 'fetch', crossorigin: true, href: `${base}settings.json` }
  return { tag: 'link', attrs, injectTo: 'head' }
}

function linkTo(href: string): HtmlTagDescriptor {
  const attrs = href.endsWith('.css')
    ? { rel: 'stylesheet', crossorigin: true, href }
    : { rel: 'modulepreload', crossorigin: true, href }
  return { tag: 'link', attrs, injectTo: 'head' }
}
