/** `troubleshooting.md` has the messages as they are printed, and every code of the client. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { errorMeanings } from '../../generated/errors.ts'
import { root } from './snippets.ts'
import { triggeredErrors } from './triggered-errors.ts'

const read = (file: string): string => readFileSync(join(root, file), 'utf8')

const page = read('docs/guides/troubleshooting.md')

/** What stands in the first column of a table: alternatives, each a few texts that are printed together. */
interface Row {
  readonly cell: string
  readonly alternatives: readonly (readonly string[])[]
}

const rows: readonly Row[] = [...page.matchAll(/^\| (`.*?`) \|/gm)].map(([, cell = '']) => ({
  cell,
  alternatives: cell
    .split(/(?<=`)(?:, | or )(?=`)/)
    .map((one) => [...one.matchAll(/`([^`]*)`/g)].map(([, text = '']) => text)),
}))

const codes = new Set(
  [...read('src/errors/codes.ts').matchAll(/^ {2}\| '(\w+)'$/gm)].map(([, code = '']) => code),
)

const pattern = (text: string): RegExp =>
  new RegExp(
    `^${text
      .split('…')
      .map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'))
      .join('[^]*')}$`,
  )

const isTriggeredBy =
  (printed: readonly string[]) =>
  ({ alternatives }: Row): boolean =>
    alternatives.some((texts) =>
      texts.every((text) => printed.some((line) => pattern(text).test(line))),
    )

/** Messages that no trigger causes here, by the file that holds them. */
const heldBySource: Readonly<Record<string, string>> = {
  '--console needs the built console: npm run build:console.': 'sandbox/process/cli.ts',
  'No sandbox is running at …. Start one, or pass its address with --url.':
    'sandbox/process/commands/running.ts',
  'The browser tests need Chromium: install it (…) or set STOREFRONT_CHROMIUM to its path.':
    'scripts/chromium.ts',
  'Node.js v18+ is required, or a fetch': 'src/errors/misuse.ts',
  'OAuth flow timed out': 'src/session/sign-in/authorization-code.ts',
  'Sign-in needs a page or beginRedirectLogin': 'src/session/sign-in/location-header.ts',
  'Sign-in needs Web Crypto: https, localhost or a polyfill': 'src/session/sign-in/pkce.ts',
  'Invalid _state': 'src/session/sign-in/callback.ts',
  'No next page to fetch': 'src/query/page.ts',
}

/** Printed by npm, for the engines that the package names. */
const ofNpm = 'npm warn EBADENGINE Unsupported engine …'

describe('troubleshooting', () => {
  let triggered: readonly (readonly string[])[] = []
  beforeAll(async () => {
    triggered = await triggeredErrors()
  })

  it('lists every triggered error', () => {
    const unknown = triggered.filter((printed) => !rows.some(isTriggeredBy(printed)))
    expect(unknown).toEqual([])
    expect(triggered.length).toBeGreaterThan(35)
  })

  it('lists no message that the code does not print', () => {
    const texts = rows
      .filter((row) => !triggered.some((printed) => isTriggeredBy(printed)(row)))
      .flatMap(({ alternatives }) => alternatives.flat())
    const known = (text: string) =>
      text in heldBySource ||
      text === ofNpm ||
      codes.has(text) ||
      Object.hasOwn(errorMeanings, text)
    expect(texts.filter((text) => !known(text))).toEqual([])
  })

  it.each(Object.entries(heldBySource))('quotes “%s” as %s has it', (text, file) => {
    const said = read(file).replace(/\$\{[^}]*\}/g, '…')
    const parts = text.split('…').filter((part) => part !== '')
    expect(parts.filter((part) => !said.includes(part))).toEqual([])
  })

  it('names the Node that the package asks for', () => {
    expect(page).toContain('older than 20.19')
    expect(read('package.json')).toContain('"node": ">=20.19.0"')
  })

  it('lists every code of the client', () => {
    expect(codes.size).toBeGreaterThan(20)
    const named = new Set(rows.flatMap(({ alternatives }) => alternatives.flat()))
    // Every refused argument has this one: the rows begin with it.
    named.add('INVALID_ARGUMENT')
    expect([...codes].filter((code) => !named.has(code))).toEqual([])
  })
})
