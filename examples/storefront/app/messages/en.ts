/** The shop's words in English; the other languages have the same. */
export const en = {
  skip: 'Skip to content',
  home: {
    lead: 'Good things, made slowly',
    text: 'Ceramics, clothes, prints and coffee from small workshops, chosen to be used every day for years.',
    shopAll: 'Shop everything',
    collections: 'Collections',
    see: 'See {name}',
  },
  menu: 'Shop',
  language: 'Language',
  account: 'Account',
  cart: 'Cart',
  itemsInCart: { one: '{count} item in the cart', other: '{count} items in the cart' },
  footer: 'An example shop on storefront-client. Nothing is sent, nothing is charged.',
  search: {
    label: 'Search',
    go: 'Find',
    heading: 'Search',
    results: { one: '{count} product for “{text}”', other: '{count} products for “{text}”' },
    none: 'Nothing was found for “{text}”. Try fewer letters, or look around:',
    prompt: 'What are you looking for?',
  },
  list: {
    count: { one: '{count} product', other: '{count} products' },
    filters: 'Filters',
    sort: 'Sort by',
    orders: {
      featured: 'Featured',
      newest: 'Newest',
      price: 'Price, low to high',
      '-price': 'Price, high to low',
      name: 'Name',
    },
    price: 'Price',
    least: 'From',
    most: 'To',
    inStock: 'In stock only',
    apply: 'Show products',
    reset: 'Clear filters',
    none: 'No product fits these filters.',
    more: 'Show more products',
    shown: '{shown} of {count} shown',
    page: 'Collection',
  },
  product: {
    from: 'from {price}',
    before: 'was {price}',
    now: 'now {price}',
    perUnit: '{price} per {quantity} {unit}',
    soldOut: 'Sold out',
    choiceSoldOut: '{choice}, sold out',
    choiceGone: '{choice}, not available',
    inStock: 'In stock',
    few: { one: 'Only {count} left', other: 'Only {count} left' },
    choose: 'Choose {options} to see whether it is in stock.',
    quantity: 'Quantity',
    add: 'Add to cart',
    adding: 'Adding…',
    added: '{name} is in your cart',
    showChoice: 'Show this choice',
    zoom: 'Enlarge picture {number}',
    closeZoom: 'Close the picture',
    pictures: 'Pictures',
    details: 'Details',
    related: 'More from {name}',
    required: 'required',
    sku: 'Item no. {sku}',
  },
  close: 'Close',
  missing: {
    title: 'This page does not exist',
    text: 'The address is mistyped, or what was here has left the shop.',
    home: 'Back to the shop',
  },
  away: {
    title: 'The store is away for a moment',
    text: 'We cannot reach it right now. Your cart is kept.',
    retry: 'Try again',
  },
  offline: {
    title: 'You are offline',
    text: 'Nothing is lost. The page opens as soon as your connection is back.',
  },
  broken: {
    title: 'Something went wrong',
    text: 'It is our mistake, not yours. Please try again.',
  },
} as const

type Words<Texts> = {
  readonly [Name in keyof Texts]: Texts[Name] extends string ? string : Words<Texts[Name]>
}

/** Every text of the shop, in any language. */
export type Texts = Words<typeof en>
