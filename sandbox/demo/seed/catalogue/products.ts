/** Maps the shop's products from `data/` to the stored form. */

import { type Discount, noDiscount } from '../../../commerce/rules/discounts.ts'
import { allProducts } from '../../../commerce/rules/documents/collection.ts'
import { generatedMedia, type StoredMedia } from '../../../commerce/rules/documents/media.ts'
import {
  type ChoiceMedia,
  inventoryItemIdOf,
  type StoreProduct,
} from '../../../commerce/rules/documents/product.ts'
import { isColourOption, type ProductOption } from '../../../commerce/rules/options.ts'
import { slugFrom } from '../../../commerce/rules/slugs.ts'
import { type Random, randomFor } from '../../../platform/random.ts'
import { palette, products as written } from '../data.ts'
import { day, type SeedOptions } from '../options.ts'
import type { SeedOption, SeedProduct } from '../written.ts'
import { seedVariants } from './variants.ts'

/** Prefixes of product names, for more products than `data/` has. */
const editions = [
  'Winter',
  'Harbour',
  'Studio',
  'Orchard',
  'Northern',
  'Meadow',
  'Midnight',
  'Coastal',
  'Heritage',
  'Alpine',
  'Garden',
  'Atelier',
] as const

/** The first `count` products, oldest first; numeric ids grow with the date. */
export function productsOf(
  options: SeedOptions,
  collectionIds: ReadonlyMap<string, string>,
  count: number,
): StoreProduct[] {
  return Array.from({ length: count }, (_, index) => {
    const source = written[index % written.length]
    if (!source) throw new RangeError('The shop has no products written down')
    const cycle = Math.floor(index / written.length)
    const random = randomFor(options.seed, 'product', index)
    const made = cycle === 0 ? source : edition(source, cycle, random)
    return product(made, pictures(source), index, options, collectionIds, random)
  })
}

/** The base of numeric ids, constant for reproducible stores. */
export const numbersBefore = Date.UTC(2026, 0, 1)

function product(
  source: SeedProduct,
  media: readonly StoredMedia[],
  index: number,
  options: SeedOptions,
  collectionIds: ReadonlyMap<string, string>,
  random: Random,
): StoreProduct {
  const id = random.uuid()
  const seedOptions = (source.options ?? []).map(option)
  const { age, createdDate, updatedDate } = dates(index, options, random)
  return {
    id,
    numericId: String(BigInt(numbersBefore - age) * 1000n + BigInt(index % 1000)),
    inventoryItemId: inventoryItemIdOf(id),
    name: source.name,
    slug: slugFrom(source.name, 'product'),
    visible: !source.hidden,
    description: source.description,
    sku: source.sku,
    brand: source.brand,
    ribbon: source.ribbon ?? null,
    weight: source.weight,
    price: source.price,
    discount: discount(source),
    itemCost: source.cost,
    manageVariants: seedOptions.length > 0,
    collectionIds: [
      allProducts.id,
      ...source.collections.flatMap((collection) => collectionIds.get(collection) ?? []),
    ],
    trackInventory: source.stock !== 'untracked',
    preorder: source.preorder
      ? { enabled: true, ...source.preorder }
      : { enabled: false, message: null, limit: null },
    document: {
      options: seedOptions,
      media,
      choiceMedia: choicePictures(seedOptions, media),
      infoSections: Object.entries(source.info ?? {}).map(([title, description]) => ({
        title,
        description,
      })),
      customTextFields: source.personal ? [{ ...source.personal, mandatory: false }] : [],
      ...(source.contents && {
        pricePerUnit: {
          totalQuantity: source.contents.quantity,
          totalMeasurementUnit: source.contents.unit,
          baseQuantity: 100,
          baseMeasurementUnit: source.contents.unit,
        },
      }),
    },
    variants: seedVariants(source, seedOptions, random),
    createdDate,
    updatedDate,
    inventoryUpdatedDate: updatedDate,
  }
}

/** An edition of a product, at another price. */
function edition(source: SeedProduct, cycle: number, random: Random): SeedProduct {
  const name = editions[(cycle - 1) % editions.length]
  const series = Math.floor((cycle - 1) / editions.length) + 1
  const price = Math.max(1, Math.round(source.price * (0.7 + random.next() * 0.7) * 2) / 2)
  return {
    ...source,
    name: `${name} ${source.name}${series > 1 ? `, Series ${series}` : ''}`,
    sku: `${source.sku}-${cycle}`,
    price,
    cost: Math.round(((source.cost * price) / source.price) * 100) / 100,
    ...(source.amountOff && { amountOff: Math.min(source.amountOff, price) }),
  }
}

/** Creation dates from two years ago until yesterday, oldest first, with a later update. */
function dates(index: number, { products, now }: SeedOptions, random: Random) {
  const age = Math.round(((products - index) / products) * 700 * day) + day
  const createdDate = new Date(now.getTime() - age)
  const updatedDate = new Date(now.getTime() - Math.round(age * random.next() ** 3))
  return { age, createdDate, updatedDate }
}

function discount({ percentOff, amountOff }: SeedProduct): Discount {
  if (percentOff) return { type: 'PERCENT', value: percentOff }
  return amountOff ? { type: 'AMOUNT', value: amountOff } : noDiscount
}

function option(written: SeedOption): ProductOption {
  const { name } = written
  if ('choices' in written) {
    const choices = written.choices.map((choice) => ({ value: choice, description: choice }))
    return { optionType: 'drop_down', name, choices }
  }
  const choices = written.colours.map((colour) => ({
    value: palette[colour] ?? colour,
    description: colour,
  }))
  return { optionType: 'color', name, choices }
}

/** The images of a product and its editions; the first ones each in one of its colours. */
function pictures({ kind, name, pictures = 1, options = [] }: SeedProduct): StoredMedia[] {
  const colours = options
    .flatMap((written) => ('colours' in written ? written.colours : []))
    .map((colour) => slugFrom(colour, 'colour'))
  return Array.from({ length: pictures }, (_, index) => {
    const coloured = [kind, slugFrom(name, 'product'), colours[index]].filter(
      (part) => part !== undefined,
    )
    return generatedMedia(`${coloured.join('-')}-${index + 1}.svg`, name)
  })
}

/** One image per colour, as far as they go. */
function choicePictures(
  options: readonly ProductOption[],
  media: readonly StoredMedia[],
): ChoiceMedia[] {
  const coloured = options.find(isColourOption)
  if (!coloured || media.length < 2) return []
  return media.flatMap(({ id }, index) => {
    const choice = coloured.choices[index]
    return choice ? [{ option: coloured.name, choice: choice.description, mediaIds: [id] }] : []
  })
}
