/** Auto-escaping HTML templates, and the headers of hosted pages. */
import { randomBytes } from 'node:crypto'

/** Safe markup. Only `html` makes it. */
export interface Html {
  readonly markup: string
}

/** A value of a template; nullish ones render nothing. */
export type Part = string | Html | readonly Part[] | undefined | null | false

/** A template that escapes every value but `Html`. */
export function html(parts: TemplateStringsArray, ...values: readonly Part[]): Html {
  const filled = parts.map((part, index) => part + fill(values[index]))
  return { markup: filled.join('') }
}

/**
 * JSON for the inside of a script element. Whatever could end the element or a line, and all non-ASCII,
 * is escaped so that it parses as the same text.
 */
export function scriptJson(value: unknown): Html {
  const json = JSON.stringify(value) ?? 'null'
  const ascii = json.replace(
    /[^\x20-\x7e]|[<>&'/]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
  return { markup: ascii }
}

/** A nonce for the one script a page may run. */
export function newScriptNonce(): string {
  return randomBytes(16).toString('base64')
}

interface PageOptions {
  readonly status?: number
  /** Allows the inline script with this nonce. Without one, no script runs. */
  readonly scriptNonce?: string
  /** Allows the sandbox's own script files, and their requests to it. */
  readonly ownScripts?: boolean
  /** The one origin that may frame the page; none by default. */
  readonly frameOrigin?: string
  /** Origins that forms may redirect to, besides the page's own. */
  readonly formTargets?: readonly string[]
  /** The page's own styles, after the common ones. */
  readonly styles?: string
  /** Allowed image sources: the sandbox's own, or any web address. */
  readonly pictures?: keyof typeof pictureSources
}

const pictureSources = { own: "'self'", any: 'http: https:' } as const

/** Renders a whole page. */
export function page(title: string, body: Html, options: PageOptions = {}): Response {
  const styleNonce = newScriptNonce()
  const document = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style nonce="${styleNonce}">${{ markup: styles + (options.styles ?? '') }}</style>
</head>
<body>
${body}
</body>
</html>
`
  return new Response(document.markup, {
    status: options.status ?? 200,
    headers: pageHeaders(policyOf(styleNonce, options)),
  })
}

/** A fragment of a page, for our script to insert. */
export function pagePart(part: Html): Response {
  return new Response(part.markup, {
    headers: pageHeaders(["default-src 'none'", "frame-ancestors 'none'"]),
  })
}

/** A redirect that is neither cached nor sent on as Referer. */
export function redirect(location: string, status: 302 | 303 = 302): Response {
  return new Response(null, {
    status,
    headers: { Location: location, 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' },
  })
}

function policyOf(styleNonce: string, options: PageOptions): string[] {
  return [
    "default-src 'none'",
    `style-src 'nonce-${styleNonce}'`,
    ...(options.scriptNonce === undefined ? [] : [`script-src 'nonce-${options.scriptNonce}'`]),
    ...(options.ownScripts ? ["script-src 'self'", "connect-src 'self'"] : []),
    ...(options.pictures === undefined ? [] : [`img-src ${pictureSources[options.pictures]}`]),
    `form-action ${["'self'", ...(options.formTargets ?? [])].join(' ')}`,
    "base-uri 'none'",
    `frame-ancestors ${options.frameOrigin ?? "'none'"}`,
  ]
}

function pageHeaders(policy: readonly string[]): Record<string, string> {
  return {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': policy.join('; '),
    'Cache-Control': 'no-store',
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
  }
}

function fill(value: Part): string {
  if (!value) return ''
  if (typeof value === 'string') {
    return value.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
  }
  return 'markup' in value ? value.markup : value.map(fill).join('')
}

const styles = `
:root { color-scheme: light dark; --paper: #f6f4ef; --card: #fff; --ink: #22262b; --quiet: #5d6570;
  --line: #d8d5cc; --edge: #8a867a; --accent: #1f6f5c; --on-accent: #fff; --warn: #a3261c }
@media (prefers-color-scheme: dark) { :root { --paper: #15181b; --card: #1e2327; --ink: #eceae4;
  --quiet: #a5adb6; --line: #383f46; --edge: #7d868f; --accent: #6cc3ab; --on-accent: #10221d; --warn: #ff9d92 } }
* { box-sizing: border-box; unicode-bidi: plaintext }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 1.5rem; text-align: left;
  background: var(--paper); color: var(--ink);
  font: 1rem/1.5 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif }
main { width: 100%; max-width: 25rem; background: var(--card); border: 1px solid var(--line);
  border-radius: .9rem; padding: 2rem }
main.wide { max-width: 44rem }
h1 { margin: 0 0 .35rem; font-size: 1.45rem; line-height: 1.25 }
h2 { margin: 0; font-size: 1.1rem; overflow-wrap: anywhere }
article { margin-top: 1.25rem; padding-top: 1.25rem; border-top: 1px solid var(--line) }
article p { margin-bottom: .5rem; overflow-wrap: anywhere }
img { display: block; width: 100%; height: auto; max-height: 24rem; object-fit: contain;
  margin-bottom: 1.25rem; border-radius: .5rem }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .35rem 1.25rem; margin: 1rem 0 }
dt { color: var(--quiet) }
dd { margin: 0; overflow-wrap: anywhere }
.price { color: var(--ink); font-size: 1.2rem; font-weight: 600 }
.price s { color: var(--quiet); font-weight: 400 }
pre { margin: 0 0 .5rem; font: inherit; white-space: pre-wrap; overflow-wrap: anywhere }
p { margin: 0 0 1rem; color: var(--quiet) }
p[role=alert] { color: var(--warn); border-left: 3px solid currentColor; padding-left: .75rem }
label { display: block; margin: 1rem 0 .3rem; font-weight: 600 }
input, textarea { width: 100%; padding: .65rem .75rem; font: inherit; color: inherit; background: transparent;
  border: 1px solid var(--edge); border-radius: .5rem }
label.check { display: flex; align-items: center; gap: .6rem; margin-top: 1.25rem; font-weight: 400 }
label.check input { flex: none; width: 1.25rem; height: 1.25rem; margin: 0; accent-color: var(--accent) }
input[aria-invalid=true] { border-color: var(--warn) }
button { width: 100%; margin-top: 1.5rem; padding: .75rem 1rem; font: inherit; font-weight: 600;
  color: var(--on-accent); background: var(--accent); border: 0; border-radius: .5rem; cursor: pointer }
button.quiet { margin-top: .75rem; color: var(--accent); background: transparent; border: 1px solid var(--edge) }
a { color: var(--accent) }
.more { margin: 1.25rem 0 0 }
@media (min-width: 46rem) { .beside { display: grid; grid-template-columns: 5fr 6fr; gap: 2rem; align-items: start }
  .beside > * { min-width: 0 } .beside > :only-child { grid-column: 1 / -1 } .beside img { margin: 0 } }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px }
`
