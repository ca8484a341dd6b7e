/**
 * Holds hand-written numbers to the description: a literal of the client, the sandbox, the console or an example, or a
 * number in a guide or its code, that repeats a generated limit of the same field is refused. `npm run lint` runs it.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { type Copy, copiesInProse, copiesInSource } from './limit-copies.ts'

const root = resolve(import.meta.dirname, '../..')

/** File → text → what the number is, though a limit has the same: the search is by words. */
const exceptions: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'console/pricing/price-table.tsx': { 'PER_PAGE = 100': 'Rows that a table shows at once.' },
  'console/start/main.tsx': { 'ROWS_MAY_TAKE = 100': 'Milliseconds.' },
  'examples/next/app/collections/[slug]/page.tsx': { 'limit: 50': 'Products that the page shows.' },
  'sandbox/commerce/catalogue/edit-bulk.ts': { '-100': 'Per cent.' },
  'sandbox/commerce/catalogue/variants-store.ts': {
    'rowsPerStatement = 1000': 'Rows of any number of products in one statement.',
  },
  'sandbox/commerce/rules/documents/media.ts': { 'thumbnailSize = 50': 'Pixels.' },
  'src/react/cart/cart-writes.ts': { 'quietTime = 300': 'Milliseconds.' },
  'sandbox/web/services/graphql/limits.ts': { 'tokens: 5_000': 'Words of a GraphQL document.' },
}

/** A number that repeats a limit, and the file it is in. */
interface FoundCopy extends Copy {
  readonly file: string
}

/** The sources of the client, the sandbox, the console and the examples; the sample store's products are data. */
function sourceFiles(): string[] {
  return ['src', 'sandbox', 'console', 'examples']
    .flatMap((floor) => filesIn(floor, /\.[jt]sx?$/))
    .filter((file) => !/node_modules|dist\/|build\/|^sandbox\/demo\//.test(file))
}

/** The numbers in sources and guides that repeat a limit of the description, exceptions included. */
function limitCopies(): FoundCopy[] {
  const guides = ['docs/guides', 'docs/inside', 'examples'].flatMap((folder) =>
    filesIn(folder, /\.md$/).filter((file) => !file.includes('node_modules')),
  )
  return [
    ...sourceFiles().flatMap((file) => named(file, copiesInSource(file, read(file)))),
    ...['README.md', 'sandbox/README.md', ...guides].flatMap((file) =>
      named(file, copiesInGuide(read(file))),
    ),
  ]
}

/** The copies in the sentences of a page, and in its code. */
export function copiesInGuide(page: string): Copy[] {
  const code = [...page.matchAll(/^```([jt]sx?)\b.*\n([\s\S]*?)^```$/gm)]
  return [
    ...copiesInProse(page.replace(/^```[\s\S]*?^```$/gm, '')),
    ...code.flatMap(({ 1: kind = '', 2: source = '', index }) => {
      const before = page.slice(0, index).split('\n').length
      return copiesInSource(`guide.${kind}`, source).map(({ line, ...copy }) => ({
        ...copy,
        line: before + line,
      }))
    }),
  ]
}

/** What is wrong, in sentences: copies that are no exception, and exceptions that nothing needs any more. */
export function limitFaults(found: readonly FoundCopy[]): string[] {
  const isException = ({ file, text }: FoundCopy) => exceptions[file]?.[text] !== undefined
  const met = new Set(found.filter(isException).map(({ file, text }) => `${file} ${text}`))
  const listed = Object.entries(exceptions).flatMap(([file, texts]) =>
    Object.keys(texts).map((text) => `${file} ${text}`),
  )
  return [
    ...found
      .filter((copy) => !isException(copy))
      .map(({ file, line, text, limits }) => {
        const shown = text.replace(/\s+/g, ' ')
        return `${file}:${line} repeats ${limits.join(', ')}: take it from the generated limits (${shown})`
      }),
    ...listed
      .filter((exception) => !met.has(exception))
      .map(
        (exception) =>
          `${relative(root, import.meta.filename)} has a needless exception: ${exception}`,
      ),
  ]
}

const read = (file: string) => readFileSync(join(root, file), 'utf8')

const named = (file: string, copies: readonly Copy[]): FoundCopy[] =>
  copies.map((copy) => ({ ...copy, file }))

function filesIn(folder: string, name: RegExp): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => name.test(file))
    .map((file) => `${folder}/${file}`)
}

if (process.argv[1] === import.meta.filename) {
  const faults = limitFaults(limitCopies())
  for (const fault of faults) console.error(fault)
  process.exitCode = faults.length === 0 ? 0 : 1
}
