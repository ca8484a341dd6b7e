/** Prints for the wall. */
import type { SeedOption, SeedProduct } from './product.ts'

const brand = 'Paper Harbour'
const formats: SeedOption = { name: 'Format', choices: ['A4', 'A3', '50 × 70 cm'] }
const frames: SeedOption = { name: 'Frame', choices: ['Unframed', 'Oak', 'Black'] }
const extra = { A3: 15, '50 × 70 cm': 35, Oak: 45, Black: 42 }
const info = {
  Printing:
    '<p>Pigment inks on 310 g cotton paper, lightfast for a hundred years behind glass.</p>',
  Shipping: '<p>Unframed prints travel rolled, framed ones flat in a box of their own.</p>',
}

/** Prints of the demo store. */
export const prints: readonly SeedProduct[] = [
  {
    name: 'Harbour at Low Tide',
    kind: 'print',
    brand,
    description:
      '<p>Six colours, one afternoon: hulls on mud and a line of gulls. By Ines Falk.</p>',
    price: 45,
    cost: 12,
    weight: 0.3,
    sku: 'PH-HAR',
    collections: ['art-prints', 'bestsellers'],
    ribbon: 'Bestseller',
    options: [formats, frames],
    extra,
    stock: [3, 30],
    pictures: 3,
    info,
  },
  {
    name: 'Night Swimmers',
    kind: 'print',
    brand,
    description:
      '<p>Blue on blue, and three small heads. The most asked-for print of last summer.</p>',
    price: 48,
    cost: 12.5,
    weight: 0.3,
    sku: 'PH-NIG',
    collections: ['art-prints'],
    options: [formats, frames],
    extra,
    stock: [2, 22],
    pictures: 3,
    info,
  },
  {
    name: 'Field Study No. 4',
    kind: 'print',
    brand,
    description:
      '<p>Barley, cornflower, a hawk that is easy to miss. Fourth of a series of seven.</p>',
    price: 42,
    cost: 11.5,
    weight: 0.3,
    sku: 'PH-FIE',
    collections: ['art-prints', 'new'],
    ribbon: 'New',
    options: [formats],
    extra,
    stock: [5, 40],
    pictures: 2,
    info,
  },
  {
    name: 'Citrus Chart',
    kind: 'print',
    brand,
    description:
      '<p>Twenty-four citrus fruits, sliced and labelled. Makes kitchens smell better.</p>',
    price: 39,
    cost: 10.8,
    weight: 0.3,
    sku: 'PH-CIT',
    collections: ['art-prints', 'kitchen', 'gifts'],
    percentOff: 25,
    ribbon: 'Sale',
    options: [formats, frames],
    extra,
    stock: [0, 18],
    pictures: 2,
    info,
  },
  {
    name: 'Alpine Contours',
    kind: 'print',
    brand,
    description:
      '<p>The Dolomites as contour lines, drawn from survey data and printed in one ink.</p>',
    price: 44,
    cost: 12,
    weight: 0.3,
    sku: 'PH-ALP',
    collections: ['art-prints'],
    options: [
      formats,
      {
        name: 'Ink',
        choices: [
          ['Ink', '#1f2a44'],
          ['Forest', '#2f4f3e'],
          ['Rust', '#b4552d'],
        ],
      },
    ],
    extra,
    stock: [1, 20],
    pictures: 3,
    info,
  },
  {
    name: 'Signed Linocut: Heron',
    kind: 'print',
    brand,
    description:
      '<p>An edition of sixty, cut and printed by hand, numbered and signed in pencil.</p>',
    price: 160,
    cost: 70,
    weight: 0.25,
    sku: 'PH-HER',
    collections: ['art-prints', 'gifts'],
    stock: [1, 4],
    pictures: 2,
    info,
  },
  {
    name: 'Botanical Postcards, Set of Twelve',
    kind: 'cards',
    brand,
    description:
      '<p>Twelve plates from a herbarium of 1894, on board thick enough to stand up.</p>',
    price: 18,
    cost: 4.9,
    weight: 0.16,
    sku: 'PH-POS',
    collections: ['art-prints', 'stationery', 'gifts'],
    stock: [30, 110],
    pictures: 2,
  },
  {
    name: 'Oak Picture Ledge',
    kind: 'shelf',
    brand: 'Hearthside',
    description:
      '<p>A shallow shelf with a groove, so prints can lean and be moved when you tire of them.</p>',
    price: 54,
    cost: 21,
    weight: 1.3,
    sku: 'HS-LED',
    collections: ['art-prints', 'home'],
    options: [{ name: 'Length', choices: ['60 cm', '90 cm', '120 cm'] }],
    extra: { '90 cm': 16, '120 cm': 34 },
    stock: [0, 8],
    soldOut: ['120 cm'],
    pictures: 2,
    preorder: { message: 'Back from the joiner in three weeks', limit: 10 },
  },
  {
    name: 'Calendar of Small Seas',
    kind: 'calendar',
    brand,
    description:
      '<p>Last year’s calendar, kept for the archive. Twelve seas you can cross in a day.</p>',
    price: 22,
    cost: 7,
    weight: 0.35,
    sku: 'PH-CAL',
    collections: ['art-prints', 'sale'],
    percentOff: 60,
    stock: [0, 0],
    soldOut: true,
    hidden: true,
    pictures: 1,
  },
]
