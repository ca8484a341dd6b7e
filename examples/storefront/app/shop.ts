/** What makes it this shop: change it, and it is yours. */
export const shop = {
  name: 'Fieldhouse',
  /** What its addresses begin with. */
  base: '/shop',
  /** Collections that the navigation names, by their slugs; the others are on the home page. */
  navigation: ['new', 'ceramics', 'clothing', 'coffee', 'art-prints', 'sale'],
  /** The collection that holds everything. */
  everything: 'all-products',
  /** What the home page shows first, and what it shows below. */
  hero: 'ceramics',
  featured: 'bestsellers',
  /** Collections that a product is in for a while: it is found beside those of another. */
  passing: ['all-products', 'bestsellers', 'new', 'sale', 'gifts'],
  /** Where it sends to. */
  countries: ['US', 'CA', 'DE', 'GB', 'FR', 'NL', 'AT', 'ES', 'IT'],
} as const

// #region paths
/** The path of a page, as links of the router take it: without the base. */
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

/** A path as browsers take it: with the base. */
export const href = (path: string): string => `${shop.base}${path}`
// #endregion
