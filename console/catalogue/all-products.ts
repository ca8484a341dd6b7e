/** The one collection of everything: the platform keeps it, and no product leaves it. */
export const ALL_PRODUCTS = '00000000-000000-000000-000000000001'
