/** What editors show of a description's text. */
import { expect, test } from 'vitest'
import { docstring } from '../../scripts/generate/emit/docstring.ts'
import { code } from '../../scripts/generate/emit/reference/markdown.ts'

test('quotes code that holds a quote of its own', () => {
  expect(code('^[a-z]$')).toBe('`^[a-z]$`')
  expect(code('^[^`]+$')).toBe('`` ^[^`]+$ ``')
})

test.each(['-', '@everyone', '1.', '#'])(
  'begins no line with %s, which would begin a block',
  (word) => {
    const text = docstring([
      `${'word '.repeat(18)}wo ${word} and more words than fit into one line.`,
    ])
    expect(text.split('\n')).toHaveLength(5)
    expect(text).toContain(` wo ${word}`)
  },
)

test('keeps the indentation and the lines of code, however long', () => {
  const long = `  const cart = await client.carts.addToCart(${"'0f3b'".repeat(18)})`
  const code = ['```ts', 'for (const line of lines) {', long, '', '  // - not a list', '}', '```']
  const text = docstring([['Adds it:', ...code, 'Then', 'pay.'].join('\n')])
  const body = text.split('\n').map((line) => line.replace(/^ \* ?/, ''))
  expect(body).toEqual(['/**', 'Adds it:', ...code, 'Then pay.', '/', ''])
})

test('keeps the indentation of a list in a list, however long its entries', () => {
  const text = docstring([`- one\n  - inner\n    goes on ${'and on '.repeat(14)}\n- two`])
  expect(text).toMatch(/^\/\*\*\n \* - one\n \* {3}- inner goes on .*\n \* {3}\w.*\n \* - two\n/)
})
