// The recipes of docs/guides/changing-the-console-and-sandbox.md, followed to the letter on a copy of the repository: half
// entered they stop compiling at the places that they name, and no others; followed to their end they compile and do what
// they say; in the long run, misspelt they do not compile. test/browser/recipes.test.ts builds and opens the console that
// comes of them.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { recipesOf, type Step } from '../docs/recipe-steps.ts'
import { root } from '../docs/snippets.ts'
import { isLong } from '../setup/long.ts'
import { longIt } from '../setup/long-run.ts'
import { copyDescription, type DescriptionCopy } from './support/copy.ts'
import { follow } from './support/follow.ts'
import { expectGreen } from './support/green-suite.ts'
import { NativeProject } from './support/native-project.ts'
import { printedBy } from './support/program.ts'

const checked = ['sandbox', 'console', 'test/console/messages']
const folders = ['generated', 'src', ...checked, 'package.json', 'tsconfig.json']

/** What the tests of the copy need besides. */
const others = [
  'scripts',
  'test',
  'docs',
  'package-lock.json',
  'vitest.config.ts',
  'openapi-ts.config.ts',
]

/** The tests of what the recipes enter. */
const affected = [
  'test/sandbox/commerce/rules',
  'test/sandbox/storage/columns.test.ts',
  'test/scripts/stored-columns.test.ts',
  'test/console/messages/read-number.test.ts',
  'test/floors.test.ts',
]

const page = readFileSync(join(root, 'docs/guides/changing-the-console-and-sandbox.md'), 'utf8')
const recipes = [...recipesOf(page).values()].map((steps) => {
  const stop = steps.findIndex(({ kind }) => kind === 'place')
  const end = stop < 0 ? steps.length : stop
  return { begun: steps.slice(0, end), ended: steps.slice(end) }
})
const places = recipes.flatMap(({ ended }) => ended.filter((step) => step.kind === 'place'))

/** What the recipes enter, and one word of it as it may be misspelt. */
const misspellings = [
  {
    file: 'console/resources/products/list-filter.ts',
    entered: "field: 'discount.type'",
    word: 'type',
    wrong: 'tpye',
  },
  {
    file: 'console/resources/products/list-filter.ts',
    entered: "{ 'discount.type': {",
    word: 'discount',
    wrong: 'discuont',
  },
  {
    file: 'console/resources/products/product-filters.ts',
    entered: 'list.onSale }',
    word: 'onSale',
    wrong: 'onSales',
  },
  {
    file: 'console/resources/products/product-filters.ts',
    entered: "filters: { stock: 'LOW' }",
    word: 'stock',
    wrong: 'stokc',
  },
  {
    file: 'console/resources/products/product-list.tsx',
    entered: "sortBy: 'brand'",
    word: 'brand',
    wrong: 'brnad',
  },
  {
    file: 'console/resources/products/product-list.tsx',
    entered: 'texts.columns.brand',
    word: 'brand',
    wrong: 'barnd',
  },
  {
    file: 'console/messages/de/products.ts',
    entered: "visibility: 'Sichtbarkeit',\n    brand:",
    word: 'brand',
    wrong: 'brnad',
  },
  {
    file: 'console/messages/fr/products.ts',
    entered: "name: 'Produits'",
    word: 'name',
    wrong: 'nmae',
  },
  {
    file: 'console/messages/locales.ts',
    entered: "tag: 'fr'",
    word: 'tag',
    wrong: 'tga',
  },
  {
    file: 'sandbox/storage/database/tables/catalogue.ts',
    entered: 'shelf: orNull(text)',
    word: 'orNull',
    wrong: 'orNul',
  },
  {
    file: 'sandbox/commerce/rules/variants.ts',
    entered: 'shelf: null',
    word: 'shelf',
    wrong: 'shlef',
  },
  {
    file: 'sandbox/commerce/rules/totals/fees.ts',
    entered: "case 'many-pieces'",
    word: 'pieces',
    wrong: 'peices',
  },
]

/** Asks the copy's code what the recipes did to it. */
const questions = `
import { productFilters } from './console/resources/products/list-filter.ts'
import { conditionsOf } from './console/store/query-filters.ts'
import { knownQueries } from './console/store/known-queries.ts'
import { productControls } from './console/resources/products/product-filters.ts'
import { loadLanguage } from './console/messages/language.ts'
import { everyLocale, locales } from './console/messages/locales.ts'

const french = await loadLanguage('fr')
const { filters } = productControls(await loadLanguage('en'), { currency: 'USD' })
const asked = (platform) =>
  conditionsOf(productFilters, { sale: 'yes' }, knownQueries({ platform }, 'products'))
console.log(JSON.stringify({
  asked: asked(undefined),
  askedElsewhere: asked({ additions: false }),
  control: filters.find(({ source }) => source === 'sale'),
  languages: everyLocale.map((locale) => locales[locale].name),
  french: [french.texts.products.name, french.formats.number(1234.5).replace(/\\s/gu, ' ')],
}))
`

describe('the recipes of the console and the sandbox', () => {
  let copy: DescriptionCopy
  let project: NativeProject | undefined
  const removals: (() => void)[] = []
  const followAll = async (steps: readonly Step[]) => {
    for (const step of steps) await follow(copy, step)
  }
  /** What the compiler says, which is asked in the long run alone. */
  const complaints = () => {
    if (project) project.reread()
    else project = new NativeProject(copy.root, { folders: checked })
    return project.complaints()
  }

  beforeAll(async () => {
    const copied = [...folders, ...(isLong ? others : [])]
    copy = copyDescription(copied, (remove) => removals.push(remove))
    await followAll(recipes.flatMap(({ begun }) => begun))
    removals.push(() => project?.close())
  })

  afterAll(() => {
    for (const remove of removals) remove()
  })

  longIt('break the places that they name while half entered, and no others', () => {
    const found = complaints()
    expect(places.length).toBeGreaterThan(5)
    for (const { file } of places) {
      const named = places.filter((place) => place.file === file)
      expect(found.filter((complaint) => complaint.file === file)).toEqual(
        named.map(({ message }) =>
          expect.objectContaining({ message: expect.stringMatching(message) }),
        ),
      )
    }
    expect(found).toHaveLength(places.length)
  })

  it('do what they say', async () => {
    await followAll(recipes.flatMap(({ ended }) => ended))
    expect(JSON.parse(await printedBy(questions, copy.root))).toEqual({
      asked: [{ 'discount.type': { $in: ['AMOUNT', 'PERCENT'] } }],
      askedElsewhere: [],
      control: {
        kind: 'choice',
        source: 'sale',
        label: 'Sale',
        options: [{ value: 'yes', label: 'On sale' }],
      },
      languages: ['English', 'Deutsch', 'Français', 'العربية'],
      french: ['Produits', '1 234,5'],
    })
  })

  longIt('leave everything compiling', () => {
    expect(complaints()).toEqual([])
  })

  longIt('leave the suite green', () => {
    expectGreen(copy.root, affected, { STOREFRONT_LONG: '0' })
  })

  longIt('do not compile where they are misspelt', () => {
    for (const { file, entered, word, wrong } of misspellings) {
      copy.edit(file, (text) => {
        expect(text).toContain(entered)
        return text.replace(entered, entered.replace(word, wrong))
      })
    }
    const found = complaints()
    const missed = misspellings.filter(
      ({ file, wrong }) =>
        !found.some(
          (complaint) =>
            complaint.file === file && complaint.line.includes(wrong.replace(/.*\./, '')),
        ),
    )
    expect(missed).toEqual([])
  })
})
