// Every number that the console takes goes through the one reader: this looks at its source for others.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '../../../../console')
const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((path) => /(?<!\.d)\.tsx?$/.test(path) && !/^dist/.test(path))
  .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
  .sort((one, other) => one.path.localeCompare(other.path))
const filesWith = (pattern: RegExp) =>
  sources.flatMap(({ path, text }) => (pattern.test(text) ? [path] : []))

describe('the console', () => {
  it('has no native number input', () => {
    expect(filesWith(/type=["'{\s]*["']?number|valueAsNumber|spinbutton/)).toEqual([])
  })

  it('sets the numeric keyboard in one place, for fields of the reader only', () => {
    expect(filesWith(/inputMode.*['"](decimal|numeric)['"]/)).toEqual([
      'ui/numbers/use-number-reader.ts',
    ])
    const fields = filesWith(/numberKeys\(/).filter((path) => !path.startsWith('ui/numbers/'))
    for (const path of fields) {
      const text = sources.find((source) => source.path === path)?.text
      expect(text, path).toMatch(/useTypedNumber|readUnits|readEntry|GridColumn/)
    }
  })

  it('puts the sign of a currency beside a field in one place', () => {
    expect(filesWith(/\bcurrencySign\(/).filter((path) => path !== 'messages/formats.ts')).toEqual([
      // In the legend of a filter.
      'ui/list/range-field.tsx',
      'ui/numbers/number-field.tsx',
    ])
  })

  it('parses numbers nowhere else', () => {
    const typed =
      /(?<!\w)(Number|parseFloat|parseInt)\((\w+\.)*(target|currentTarget|input|typed|text|value)\b/
    expect(filesWith(typed)).toEqual([
      'messages/read-number.ts',
      // A choice of the select of page sizes, and an address.
      'ui/list/list-address.ts',
      'ui/list/pagination.tsx',
    ])
  })
})
