// A number of the description stands there alone: code, texts and prose take it from the generated limits. The search is
// by words, so a number that only looks like a limit is named here, with what it is.
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { description, record } from './bundle.ts'
import { type Copy, copiesInProse, copiesInSource, limitsInDescription } from './limit-copies.ts'

const root = resolve(import.meta.dirname, '../..')

/** File → text → what the number is, though a limit has the same. */
const own: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'console/pricing/price-table.tsx': { 'PER_PAGE = 100': 'Rows that a table shows at once.' },
  'console/start/main.tsx': { 'ROWS_MAY_TAKE = 100': 'Milliseconds.' },
  'sandbox/commerce/catalogue/edit-bulk.ts': { '-100': 'Per cent.' },
  'sandbox/commerce/catalogue/variants-store.ts': {
    'rowsPerStatement = 1000': 'Rows of any number of products in one statement.',
  },
  'sandbox/commerce/rules/documents/media.ts': { 'thumbnailSize = 50': 'Pixels.' },
  'src/react/cart/cart-writes.ts': { 'quietTime = 300': 'Milliseconds.' },
  'sandbox/web/services/graphql/limits.ts': { 'tokens: 5_000': 'Words of a GraphQL document.' },
}

/** What the description says of other numbers than limits: percentages. */
const ownInDescription = new Set(['from 0 to 100'])

const where = (file: string, { line, text, limits }: Copy) =>
  `${file}:${line} ${text.replace(/\s+/g, ' ')} (${limits.join(', ')})`

describe('a limit of the description', () => {
  it('is written nowhere in the client, the sandbox and the console', () => {
    const used = new Set<string>()
    const files = ['src', 'sandbox', 'console'].flatMap((floor) => filesIn(floor, /\.tsx?$/))
    // The sample store's pictures and products are data.
    const written = files.filter((file) => !/node_modules|dist\/|^sandbox\/demo\//.test(file))
    expect(written.length).toBeGreaterThan(500)
    const found = written.flatMap((file) =>
      copiesInSource(file, readFileSync(join(root, file), 'utf8')).flatMap((copy) => {
        const exception = `${file} ${copy.text}`
        if (own[file]?.[copy.text] === undefined) return [where(file, copy)]
        used.add(exception)
        return []
      }),
    )
    expect(found).toEqual([])
    const exceptions = Object.entries(own).flatMap(([file, texts]) =>
      Object.keys(texts).map((text) => `${file} ${text}`),
    )
    expect(exceptions.filter((exception) => !used.has(exception))).toEqual([])
  })

  it('is written in no guide', () => {
    const guides = ['docs/guides', 'docs/inside'].flatMap((folder) => filesIn(folder, /\.md$/))
    const found = ['README.md', 'sandbox/README.md', ...guides].flatMap((file) => {
      const prose = readFileSync(join(root, file), 'utf8').replace(/^```[\s\S]*?^```$/gm, '')
      return copiesInProse(prose).map((copy) => where(file, copy))
    })
    expect(found).toEqual([])
  })

  it('is not repeated by a sentence of the description', () => {
    const found = sentencesOf(description).flatMap(limitsInDescription)
    expect(found.filter((text) => !ownInDescription.has(text))).toEqual([])
  })
})

describe('the search', () => {
  it.each([
    ['a constant', 'rules/cart.ts', 'const cartLimits = { lines: 300 }'],
    ['another spelling', 'rules/cart.ts', 'const mostLines = 3e2'],
    [
      'a comparison',
      'pages/form.ts',
      'export const check = (email: string) => email.length <= 254',
    ],
    [
      'an attribute',
      'grid-cell.tsx',
      "export const Cell = () => <input data-field='sku' maxLength={40} />",
    ],
    ['an argument', 'grid-paste.ts', 'export const cut = (sku: string) => sku.slice(0, 40)'],
    ['a message', 'en/cart.ts', "export const full = 'A cart takes 300 lines.'"],
    [
      'a template',
      'page.ts',
      'export const note = (name: string) => `$' + '{name}: 300 lines fit.`',
    ],
    ['a comment', 'cart.ts', '// A cart holds 300 lines.\nexport {}'],
    ['a docstring', 'price.ts', '/** The largest price. */\nconst maximum = 999_999_999.99'],
  ])('finds %s', (_what, file, source) => {
    expect(copiesInSource(file, source)).not.toEqual([])
  })

  it.each([
    ['another number', 'rules/cart.ts', 'const cartLimits = { lines: 299 }'],
    ['another thing', 'rules/tokens.ts', 'const lifetimes = { accessToken: 300 }'],
    ['a factor', 'rules/lines.ts', 'const total = lines * 100'],
    [
      'a value that was read',
      'rules/cart.ts',
      'const cartLimits = { lines: limits.Cart.lineItems.maxItems }',
    ],
  ])('leaves %s alone', (_what, file, source) => {
    expect(copiesInSource(file, source)).toEqual([])
  })

  it('finds what a sentence of the description repeats', () => {
    expect(limitsInDescription('Adds items, at most 100 per call.')).not.toEqual([])
    expect(limitsInDescription('Answers a status of 200 at least.')).toEqual([])
  })
})

/** Every description and summary; examples are data. */
function sentencesOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(sentencesOf)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(record(value)).flatMap(([name, inner]) => {
    if (name === 'example' || name === 'examples') return []
    const isProse = (name === 'description' || name === 'summary') && typeof inner === 'string'
    return isProse ? [inner] : sentencesOf(inner)
  })
}

function filesIn(folder: string, name: RegExp): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => name.test(file))
    .map((file) => `${folder}/${file}`)
}
