/** What the compiler says of a call's option in the wrong argument: where it belongs. */
import { join, resolve } from 'node:path'
import ts from 'typescript'
import { expect, it } from 'vitest'

const root = resolve(import.meta.dirname, '../..')
const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile)
const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root)
const file = join(root, 'test/src/app.ts')

const intro = `import { createClient, platforms } from '../../src/index.ts'
import { getProduct } from '../../src/operations.ts'
const client = createClient({ platform: platforms.wix, clientId: 'c' })
`

const calls = [
  "client.products.getProduct('p', { retries: 2 })",
  "client.products.updateProduct('p', { product: {}, signal: AbortSignal.timeout(1) })",
  'client.products.queryProducts({ query: {}, timeout: 5 })',
  "getProduct(client, 'p', { retries: 2 })",
]

/** Where options are: these compile. */
const right = [
  "client.products.getProduct('p', {}, { retries: 2 })",
  "client.products.getProduct('p', undefined, { retries: 2, raw: true })",
  "getProduct(client, 'p', undefined, { retries: 2 })",
]

/** What the compiler says of each line after the first three. */
const complaints = (lines: readonly string[]): ReadonlyMap<string, string> => {
  const text = intro + lines.join('\n')
  const host = ts.createCompilerHost(options)
  const { readFile, fileExists } = host
  host.readFile = (path) => (path === file ? text : readFile(path))
  host.fileExists = (path) => path === file || fileExists(path)
  const program = ts.createProgram([file], options, host)
  const source = program.getSourceFile(file)
  if (!source) throw new Error(`${file} was not read`)
  return new Map(
    [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)].map(
      ({ start = 0, messageText }) => [
        lines[source.getLineAndCharacterOfPosition(start).line - 3] ?? '',
        ts.flattenDiagnosticMessageText(messageText, '\n'),
      ],
    ),
  )
}

it('says that the options of a call are the next argument', () => {
  const found = complaints([...calls, ...right])
  expect([...found.keys()]).toEqual(calls)
  for (const [call, complaint] of found) {
    expect(complaint, call).toMatch(/'(retries|signal|timeout)' does not exist in type '.+ & /)
    expect(complaint, call).toContain('CallOptionsAreTheNextArgument')
  }
})
