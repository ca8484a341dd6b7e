/** The code that guides quote is that of the files it is from. */
import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { describe, expect, it } from 'vitest'
import { filled, partsOf, quotesOf } from './quotes.ts'
import { documents, root } from './snippets.ts'

const pages = documents
  .map((file) => ({ file, name: relative(root, file), text: readFileSync(file, 'utf8') }))
  .filter(({ text }) => quotesOf(text).length > 0)

describe('the quotes', () => {
  it('are there', () => {
    expect(pages.flatMap(({ text }) => quotesOf(text)).length).toBeGreaterThan(10)
  })

  it.each(pages)('of $name are written as this test reads them', ({ text }) => {
    expect(quotesOf(text).length).toBe(text.split('<!-- quotes').length - 1)
  })

  it.each(pages)('of $name are the files’ own', async ({ file, text }) => {
    await expect(
      filled(text),
      'Bring the page up to date: npx vitest run --project node test/docs/quotes.test.ts -u',
    ).toMatchFileSnapshot(file)
  })

  it.each(
    pages.flatMap(({ name, text }) =>
      quotesOf(text)
        .filter(({ isPart }) => isPart)
        .map((quote) => ({ name, source: quote.source, quote })),
    ),
  )('of $name have $source among lines of their own', ({ name, quote }) => {
    const missing = partsOf(quote).filter((part) => !quote.block.includes(part))
    expect(missing, `Put these lines in place of the older ones in ${name}`).toEqual([])
  })
})

describe('a quote', () => {
  const page = (body: string) =>
    `<!-- quotes examples/storefront/app/shop.ts#paths -->\n\`\`\`ts\n${body}\`\`\`\n`

  it('that is older than its file is replaced', () => {
    const now = filled(page('const paths = "old"\n'))
    expect(now).toContain("signOut: '/sign-out',")
    expect(now).not.toContain('old')
    expect(filled(now)).toBe(now)
  })

  it('of a region that is gone names it', () => {
    const gone = { source: 'examples/storefront/app/shop.ts#gone', isPart: false, block: '' }
    expect(() => partsOf(gone)).toThrow('examples/storefront/app/shop.ts has no region gone')
  })
})
