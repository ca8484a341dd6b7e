/** The id of the platform's collection of all products, which cannot be renamed, deleted or edited. */
export const ALL_PRODUCTS = '00000000-000000-000000-000000000001'
