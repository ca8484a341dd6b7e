/** What the compiler says of a call's option in the wrong argument: where it belongs. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { root } from '../docs/snippets.ts'
import { NativeProject } from '../scripts/support/native-project.ts'

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

/** What the compiler says, each with the number of its line. */
function complaints(lines: readonly string[]): readonly (readonly [line: number, says: string])[] {
  const cache = join(root, '.cache')
  mkdirSync(cache, { recursive: true })
  const folder = mkdtempSync(join(cache, 'options-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const file = join(folder, 'app.ts')
  writeFileSync(file, intro + lines.map((line, index) => `${line} //${index}`).join('\n'))
  const project = new NativeProject(root, {
    files: [relative(root, file)],
    extends: 'tsconfig.json',
    options: {},
  })
  onTestFinished(() => project.close())
  return project
    .complaints()
    .map(({ line, message }) => [Number(line.slice(line.lastIndexOf('//') + 2)), message])
}

it('names the next argument as the place of call options', () => {
  const found = complaints([...calls, ...right])
  expect(found.map(([line]) => line)).toEqual([...calls.keys()])
  for (const [line, complaint] of found) {
    const call = calls[line]
    expect(complaint, call).toMatch(/'(retries|signal|timeout)' does not exist in type '.+ & /)
    expect(complaint, call).toContain('CallOptionsAreTheNextArgument')
  }
})
