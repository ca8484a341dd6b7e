/**
 * The `appId` of the store's catalogue, the same on every site: what a `catalogReference` to a product
 * carries. Part of: "Cart", `CatalogReference`.
 */
export const storeCatalogueAppId = '215238eb-22a5-4c36-9e7b-e7c08025e04e'
