/** The platform's own collection of everything; it cannot be renamed, deleted or filled by hand. */
export const ALL_PRODUCTS = '00000000-000000-000000-000000000001'
