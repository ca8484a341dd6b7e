/** The shelves of the shop. */

export interface SeedCollection {
  readonly slug: string
  readonly name: string
  readonly description: string
  /** What its picture shows. */
  readonly kind: string
  readonly hidden?: true
}

/** The collections of the demo store. */
export const collections: readonly SeedCollection[] = [
  {
    slug: 'clothing',
    name: 'Clothing',
    kind: 'sweater',
    description: 'Wool, linen and heavy cotton, cut plainly and made to be mended.',
  },
  {
    slug: 'ceramics',
    name: 'Ceramics',
    kind: 'vase',
    description:
      'Thrown, glazed and fired in small batches. No two pieces match, all of them go together.',
  },
  {
    slug: 'coffee',
    name: 'Coffee',
    kind: 'coffee',
    description: 'Roasted on Tuesdays, sent on Wednesdays, with the tools to brew it well.',
  },
  {
    slug: 'art-prints',
    name: 'Art Prints',
    kind: 'print',
    description: 'Pigment prints and linocuts by people we know, framed if you like.',
  },
  {
    slug: 'home',
    name: 'Home',
    kind: 'lamp',
    description: 'Light, warmth and a few things that make a room yours.',
  },
  {
    slug: 'kitchen',
    name: 'Kitchen',
    kind: 'bowl',
    description: 'For cooking, eating and the long talk after it.',
  },
  {
    slug: 'stationery',
    name: 'Stationery',
    kind: 'notebook',
    description: 'Paper worth writing on, and pens that deserve it.',
  },
  {
    slug: 'gifts',
    name: 'Gifts',
    kind: 'box',
    description: 'Small enough to wrap, good enough to keep for yourself.',
  },
  { slug: 'new', name: 'New In', kind: 'jacket', description: 'What arrived this month.' },
  {
    slug: 'bestsellers',
    name: 'Bestsellers',
    kind: 'mug',
    description: 'What you keep coming back for.',
  },
  {
    slug: 'sale',
    name: 'Sale',
    kind: 'basket',
    description: 'Last pieces and seconds, at a price that moves them on.',
  },
  {
    slug: 'winter',
    name: 'Winter Edit',
    kind: 'scarf',
    description: 'Put together for the cold months; comes out of hiding in October.',
    hidden: true,
  },
]
