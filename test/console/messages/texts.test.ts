// The texts of every language, and the screens that show them.
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { texts as arabic } from '../../../console/messages/ar/index.ts'
import { texts as german } from '../../../console/messages/de/index.ts'
import { texts as english } from '../../../console/messages/en/index.ts'
import { formatsOf, type Locale } from '../../../console/messages/formats.ts'

const consoleFolder = resolve(import.meta.dirname, '../../../console')

const flat = (texts: object, parent = ''): [string, unknown][] =>
  Object.entries(texts).flatMap(([name, value]) =>
    typeof value === 'object' && value !== null
      ? flat(value, `${parent}${name}.`)
      : [[`${parent}${name}`, value]],
  )

describe.each([
  ['German', german],
  ['Arabic', arabic],
])('the texts in %s', (_language, texts) => {
  it('leave none empty', () => {
    expect(flat(texts).filter(([, value]) => value === '')).toEqual([])
  })

  it('take as many values as the English ones', () => {
    const values = (of: object) =>
      Object.fromEntries(
        flat(of).flatMap(([name, value]) =>
          typeof value === 'function' ? [[name, value.length]] : [],
        ),
      )
    expect(values(texts)).toEqual(values(english))
  })

  it('are translated, sentence by sentence', () => {
    const inEnglish = new Map(flat(english))
    const same = flat(texts).filter(
      ([name, value]) =>
        typeof value === 'string' && value.includes(' ') && inEnglish.get(name) === value,
    )
    expect(same).toEqual([])
  })
})

describe('a count', () => {
  it.each<[Locale, number, string]>([
    ['en', 1, '1 product'],
    ['en', 1200, '1,200 products'],
    ['de', 1200, '1.200 Produkte'],
  ])('in %s of %d is "%s"', (locale, count, text) => {
    const { products } = { en: english, de: german, ar: arabic }[locale]
    expect(products.count(count)).toBe(text)
  })

  it('has the six forms of Arabic', () => {
    const forms = [0, 1, 2, 3, 11, 100].map(arabic.products.count)
    expect(new Set(forms).size).toBe(forms.length)
  })
})

describe('money', () => {
  it.each<[Locale, string, string, string]>([
    ['en', 'USD', '$1,234.50', '$'],
    ['de', 'EUR', '1.234,50 €', '€'],
    ['en', '', '$1,234.50', '$'],
  ])('in %s and %s', (locale, currency, amount, sign) => {
    const formats = formatsOf(locale)
    expect(formats.money(1234.5, currency).replace(/\s/gu, ' ')).toBe(amount)
    expect(formats.currencySign(currency)).toBe(sign)
  })

  it('has digits that fields for numbers take, in Arabic too', () => {
    expect(formatsOf('ar').money(1234.5, 'USD')).toContain('1,234.50')
  })

  it('keeps the dollar behind its letters where they are read from the right', () => {
    expect(formatsOf('ar').money(5, 'USD')).toContain('US$\u200e')
    expect(formatsOf('ar').currencySign('USD')).toBe('US$\u200e')
    expect(formatsOf('de').money(5, 'USD')).not.toContain('\u200e')
  })
})

describe('the screens', () => {
  const spoken = new Set(['label', 'title', 'aria-label', 'placeholder', 'alt', 'note', 'name'])

  it('hold no text of their own', () => {
    const found = readdirSync(consoleFolder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.tsx') && !file.startsWith('dist'))
      .flatMap((file) => literalsOf(join(consoleFolder, file)))
    expect(found).toEqual([])
  })

  function literalsOf(file: string): string[] {
    const source = ts.createSourceFile(
      file,
      readFileSync(file, 'utf8'),
      ts.ScriptTarget.Latest,
      true,
      ts.ScriptKind.TSX,
    )
    const found: string[] = []
    const note = (node: ts.Node, text: string) => {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart())
      if (/\p{L}{2}/u.test(text))
        found.push(`${relative(consoleFolder, file)}:${line + 1} ${text.trim()}`)
    }
    const visit = (node: ts.Node) => {
      if (ts.isJsxText(node)) note(node, node.text)
      if (ts.isJsxAttribute(node) && node.initializer && ts.isStringLiteral(node.initializer)) {
        const attribute = node.name.getText()
        // A name with a capital or a space is shown; the others are identifiers, such as an icon's.
        if (spoken.has(attribute) && /^\p{Lu}|\s/u.test(node.initializer.text))
          note(node, node.initializer.text)
      }
      ts.forEachChild(node, visit)
    }
    visit(source)
    return found
  }
})
