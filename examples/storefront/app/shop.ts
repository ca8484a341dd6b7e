/** The shop's configuration: start here to make it yours. */
export const shop = {
  name: 'Fieldhouse',
  /** The base path of its URLs. */
  base: '/shop',
  /** Slugs of the collections in the navigation; the home page lists all. */
  navigation: ['new', 'ceramics', 'clothing', 'coffee', 'art-prints', 'sale'],
  /** The collection of all products. */
  allProducts: 'all-products',
  /** The collections at the top of the home page. */
  hero: 'ceramics',
  featured: 'bestsellers',
  /** Promotional collections: product pages link to another, where the product has one. */
  promotions: ['all-products', 'bestsellers', 'new', 'sale', 'gifts'],
  /** Countries it ships to. */
  countries: ['US', 'CA', 'DE', 'GB', 'FR', 'NL', 'AT', 'ES', 'IT'],
} as const

// #region paths
/** Paths of pages, for router links: without the base path. */
export const paths = {
  home: '/',
  collection: (slug: string) => `/collections/${encodeURIComponent(slug)}`,
  product: (slug: string) => `/products/${encodeURIComponent(slug)}`,
  search: '/search',
  cart: '/cart',
  checkout: '/checkout',
  thanks: '/thanks',
  account: '/account',
  signIn: '/sign-in',
  register: '/register',
  recover: '/recover',
  confirm: '/confirm',
  signOut: '/sign-out',
} as const

/** A path for plain links and forms: with the base path. */
export const href = (path: string): string => `${shop.base}${path}`
// #endregion
