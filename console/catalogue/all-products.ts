/** The id of the platform's collection of all products, which is read-only. */
export const ALL_PRODUCTS = '00000000-000000-000000-000000000001'
