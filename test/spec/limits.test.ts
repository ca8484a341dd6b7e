// A number of the description stands there alone: `npm run lint` refuses copies of it in code, texts and guides.
import { describe, expect, it } from 'vitest'
import { limits } from '../../generated/fields.ts'
import { description, record } from './bundle.ts'
import { copiesInSource, limitsInDescription } from './limit-copies.ts'
import { copiesInGuide, limitFaults } from './lint-limits.ts'

/** What the description says of other numbers than limits: percentages. */
const ownInDescription = new Set(['from 0 to 100'])

describe('a limit of the description', () => {
  it('is refused by the linter where it is written again', () => {
    const copy = {
      file: 'sandbox/commerce/rules/cart.ts',
      line: 3,
      text: 'cartLines = 300',
      limits: ['Cart.lineItems.maxItems'],
    }
    expect(limitFaults([copy])).toContainEqual(
      expect.stringContaining('rules/cart.ts:3 repeats Cart.lineItems.maxItems'),
    )
  })

  it('may be an exception, for as long as one is needed', () => {
    const text = 'PER_PAGE = 100'
    const copy = {
      file: 'console/pricing/price-table.tsx',
      line: 9,
      text,
      limits: ['Paging.limit'],
    }
    expect(limitFaults([copy])).not.toContainEqual(expect.stringContaining(text))
    expect(limitFaults([])).toContainEqual(expect.stringContaining(text))
  })

  it('is not repeated by a sentence of the description', () => {
    const found = sentencesOf(description).flatMap(limitsInDescription)
    expect(found.filter((text) => !ownInDescription.has(text))).toEqual([])
  })
})

const cartLines = limits.Cart.lineItems.maxItems
const pageSize = limits.PlatformPaging.limit.maximum
const sku = limits.Product.sku.maxLength

describe('the search', () => {
  it.each([
    ['a constant', 'rules/cart.ts', `const cartLimits = { lines: ${cartLines} }`],
    ['another spelling', 'rules/cart.ts', `const mostLines = 0x${cartLines.toString(16)}`],
    [
      'a comparison',
      'pages/form.ts',
      'export const check = (email: string) => email.length <= 254',
    ],
    [
      'an attribute',
      'grid-cell.tsx',
      `export const Cell = () => <input data-field='sku' maxLength={${sku}} />`,
    ],
    ['an argument', 'grid-paste.ts', `export const cut = (sku: string) => sku.slice(0, ${sku})`],
    ['a message', 'en/cart.ts', `export const full = 'A cart takes ${cartLines} lines.'`],
    [
      'a template',
      'page.ts',
      `export const note = (name: string) => \`\${name}: ${cartLines} lines fit.\``,
    ],
    ['a comment', 'cart.ts', `// A cart holds ${cartLines} lines.\nexport {}`],
    ['the size of a page', 'job.js', `const all = products.query().limit(${pageSize})`],
    [
      'the size of a page, in one',
      'job.js',
      `const all = query.limit(Math.min(wanted, ${pageSize}))`,
    ],
    [
      'the size of a page in a request',
      'job.js',
      `const query = { paging: { limit: ${pageSize} } }`,
    ],
    [
      'the words of a schema',
      'cart-item.ts',
      `/** The limit per line item. */\nconst most = ${limits.LineItem.quantity.maximum}`,
    ],
    ['a docstring', 'price.ts', '/** The largest price. */\nconst maximum = 999_999_999.99'],
  ])('finds %s', (_what, file, source) => {
    expect(copiesInSource(file, source)).not.toEqual([])
  })

  it.each([
    ['another number', 'rules/cart.ts', `const cartLimits = { lines: ${cartLines - 1} }`],
    ['another thing', 'rules/tokens.ts', `const lifetimes = { accessToken: ${cartLines} }`],
    ['a factor', 'rules/lines.ts', 'const total = lines * 100'],
    [
      'a value that was read',
      'rules/cart.ts',
      'const cartLimits = { lines: limits.Cart.lineItems.maxItems }',
    ],
  ])('leaves %s alone', (_what, file, source) => {
    expect(copiesInSource(file, source)).toEqual([])
  })

  it('finds a copy in the code of a guide', () => {
    const page = `Text.\n\n\`\`\`ts\nconst all = products.query()\nall.limit(${pageSize})\n\`\`\`\n`
    expect(copiesInGuide(page)).toMatchObject([{ line: 5, text: `all.limit(${pageSize})` }])
  })

  it('finds what a sentence of the description repeats', () => {
    expect(limitsInDescription(`Adds items, at most ${pageSize} per call.`)).not.toEqual([])
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
