// The texts of every language, and the screens that show them.
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { LOW_MARGIN } from '../../../console/catalogue/earning-filters.ts'
import * as arabic from '../../../console/messages/ar/index.ts'
import * as german from '../../../console/messages/de/index.ts'
import * as english from '../../../console/messages/en/index.ts'
import { formatsOf } from '../../../console/messages/formats.ts'
import { loadLanguage } from '../../../console/messages/language.ts'
import { everyLocale, type Locale, locales } from '../../../console/messages/locales.ts'
import { productControls } from '../../../console/resources/products/product-filters.ts'

const consoleFolder = resolve(import.meta.dirname, '../../../console')

const flat = (texts: object, parent = ''): [string, unknown][] =>
  Object.entries(texts).flatMap(([name, value]) =>
    typeof value === 'object' && value !== null
      ? flat(value, `${parent}${name}.`)
      : [[`${parent}${name}`, value]],
  )

/** A text as it is read; one that takes values is given a 3 for each. */
const read = (value: unknown): unknown =>
  typeof value === 'function'
    ? Reflect.apply(value, undefined, Array(value.length).fill('3'))
    : value

/** The texts of more than one word; a name beside a value is none. */
const sentences = (texts: object): readonly [string, string][] =>
  flat(texts).flatMap(([name, value]): [string, string][] => {
    const text = read(value)
    const words = typeof value === 'function' ? /\p{L}.* .*\p{L}/u : / /
    return typeof text === 'string' && words.test(text) ? [[name, text]] : []
  })

const others = everyLocale.filter((locale) => locale !== 'en')

describe.each(everyLocale)('the reset of variants in %s', async (locale) => {
  const { texts } = await loadLanguage(locale)

  it('names the SKUs apart from what variants take from their product', () => {
    const [inherited = '', others = ''] = texts.variants.resetText.split('. ')
    expect(inherited).not.toContain('SKU')
    expect(others).toContain('SKU')
  })
})

describe.each(others)('the texts in %s', async (locale) => {
  const { texts } = await loadLanguage(locale)

  it('are never empty', () => {
    expect(flat(texts).filter(([, value]) => value === '')).toEqual([])
  })

  it('name two lists of changes apart, which the inventory opens', () => {
    expect(texts.inventory.log.button).not.toBe(texts.shell.recent.title)
  })

  it('have the placeholders of the English ones', () => {
    const values = (of: object) =>
      Object.fromEntries(
        flat(of).flatMap(([name, value]) =>
          typeof value === 'function' ? [[name, value.length]] : [],
        ),
      )
    expect(values(texts)).toEqual(values(english))
  })

  it('are translated, sentence by sentence', async () => {
    // A language is compared with those before it, so that of two alike only the copy is listed.
    const before = everyLocale.slice(0, everyLocale.indexOf(locale))
    const inOthers = await Promise.all(
      before.map(async (other) => sentences((await loadLanguage(other)).texts)),
    )
    const known = new Set(inOthers.flat().map(([name, value]) => `${name}: ${value}`))
    const same = sentences(texts).filter(([name, value]) => known.has(`${name}: ${value}`))
    expect(same).toEqual([])
  })
})

describe('a count', () => {
  it.each(everyLocale)('in %s has the forms of its language', (locale) => {
    const { tag, plurals } = locales[locale]
    const { pluralCategories } = new Intl.PluralRules(tag).resolvedOptions()
    expect([...plurals].sort()).toEqual([...pluralCategories].sort())
  })

  it.each<[Locale, number, string]>([
    ['en', 1, '1 product'],
    ['en', 1200, '1,200 products'],
    ['de', 1200, '1.200 Produkte'],
  ])('in %s of %d is "%s"', async (locale, count, text) => {
    const { texts } = await loadLanguage(locale)
    expect(texts.products.count(count)).toBe(text)
  })

  it('of one has no plural verb in what a German undo reports', () => {
    expect(german.lists.jobs.notUndone(1)).toBe('1 nicht rückgängig gemacht')
  })

  it('has the six forms of Arabic', () => {
    const forms = [0, 1, 2, 3, 11, 100].map((count) => arabic.products.count(count))
    expect(new Set(forms).size).toBe(forms.length)
  })
})

describe('money', () => {
  it.each<[Locale, string, string, string]>([
    ['en', 'USD', '$1,234.50', '$'],
    ['de', 'EUR', '1.234,50 €', '€'],
  ])('in %s and %s', (locale, currency, amount, sign) => {
    const formats = formatsOf(locale)
    expect(formats.money(1234.5, currency).replace(/\s/gu, ' ')).toBe(amount)
    expect(formats.currencySign(currency)).toBe(sign)
  })

  it.each<[Locale, string]>([
    ['en', '1,234.50'],
    ['de', '1.234,50'],
    ['ar', '1,234.50'],
  ])('in %s of an unknown currency has its cents and no sign', (locale, amount) => {
    const { money, currencySign, currencyLeads } = formatsOf(locale)
    expect(money(1234.5, '')).toBe(amount)
    expect(currencySign('')).toBe('')
    expect(currencyLeads('')).toBe(false)
  })

  it('has digits that number fields accept, in Arabic too', () => {
    expect(formatsOf('ar').money(1234.5, 'USD')).toContain('1,234.50')
  })

  it('keeps the dollar sign after its letters in right-to-left languages', () => {
    expect(formatsOf('ar').money(5, 'USD')).toContain('US$\u200e')
    expect(formatsOf('ar').currencySign('USD')).toBe('US$\u200e')
    expect(formatsOf('de').money(5, 'USD')).not.toContain('\u200e')
  })
})

describe('the screens', () => {
  const spoken = new Set(['label', 'title', 'aria-label', 'placeholder', 'alt', 'note', 'name'])

  it('have no hard-coded texts', () => {
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

it('Arabic sentences set names of another direction apart', () => {
  const name = 'Mug (large)!'
  const { productList, members, inventory, forms, errors } = arabic
  const said = [
    ...[productList.isVisible(name), productList.duplicated(name), members.isBlocked(name)],
    ...[inventory.added(name, 3), forms.remove.done(name), errors.of(name, 'خطأ')],
  ]
  for (const text of said) expect(text).toContain(`\u2068${name}\u2069`)
  // It becomes the name of a product.
  expect(productList.copyOf(name)).not.toMatch(/[\u2068\u2069]/)
})

it.each(everyLocale)(
  'a change in %s reads from the old to the new value in any script',
  async (locale) => {
    const { forms } = (await loadLanguage(locale)).texts
    const [latin, arabic] = [forms.fromTo('Mug', 'Cup'), forms.fromTo('كوب', 'فنجان')]
    const foreign = locale === 'ar' ? latin : arabic
    expect(foreign).toMatch(/^\u2068.+\u2069 [→←] \u2068.+\u2069$/)
    const counted = forms.places(locale === 'ar' ? 'Choices' : 'اللون', 3)
    expect(counted).toMatch(/^\u2068.+\u2069 \(/)
  },
)

it('German sentences keep a number beside an Arabic name on its side', () => {
  const text = german.inventory.race.text('قميص', '3', '5', '7')
  expect(text).toContain('\u2068قميص\u2069: 3')
})

it('Arabic sentences show entries as their field does', () => {
  for (const entry of ['-3', '=12']) {
    expect(arabic.inventory.entryHelp).toContain(`\u2066${entry}\u2069`)
  }
})

it('Arabic sentences have one variant in the case that they ask for', () => {
  expect(arabic.variants.effect({ added: 1, lost: 0 })).not.toContain('يضيف الحفظ متغير واحد')
})

it.each(everyLocale)('the chip of products with a low margin names it in %s', async (locale) => {
  const values = { collections: [], ribbons: [], brands: [], currency: 'USD' }
  const { filters } = productControls(await loadLanguage(locale), values)
  const texts = filters.flatMap((filter) =>
    filter.kind === 'chip' && filter.source === 'thin' ? [filter.text('every')] : [],
  )
  expect(texts).toEqual([expect.stringContaining(formatsOf(locale).percent(LOW_MARGIN))])
})

it('German counts stand in no place that asks for another case', () => {
  expect(german.productList.setTitle('Gewicht', 3)).toBe('Gewicht: 3 Produkte')
})
