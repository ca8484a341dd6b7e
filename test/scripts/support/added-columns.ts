/** Adds a text column to every table of a store, and the code that the compiler then requires. */

/** A text inserted after an anchor, which is unique in its file. */
export interface Entry {
  readonly file: string
  readonly at: string
  readonly entered: string
}

/** The tables with a new column, by file. */
const tablesOf = {
  site: ['sites'],
  catalogue: ['collections', 'products', 'variants', 'stock', 'stock_changes'],
  members: ['members', 'identity_settings'],
  selling: ['carts', 'selling', 'coupons', 'gift_cards', 'memberships', 'checkouts', 'orders'],
} as const

export const tables: readonly string[] = Object.values(tablesOf).flat()

/** The column in the list of each table. */
export const columns: readonly Entry[] = Object.entries(tablesOf).flatMap(([name, ofFile]) =>
  ofFile.map((table) => ({
    file: `sandbox/storage/database/tables/${name}.ts`,
    at: `\n  ${table}: {`,
    entered: `\n    ${table}_memo: orNull(text),`,
  })),
)

export const migration = tables
  .map((table) => `ALTER TABLE ${table} ADD COLUMN ${table}_memo text;\n`)
  .join('')

const documents = 'sandbox/commerce/rules/documents'

/** The field in domain types that differ from their row. */
export const fields: readonly Entry[] = [
  {
    file: `${documents}/product.ts`,
    at: 'export interface StoreProduct {',
    entered: '\n  readonly productsMemo: string | null',
  },
  {
    file: `${documents}/collection.ts`,
    at: 'export interface StoreCollection {',
    entered: '\n  readonly collectionsMemo: string | null',
  },
  {
    file: `${documents}/member.ts`,
    at: 'export interface StoredMember {',
    entered: '\n  readonly membersMemo: string | null',
  },
  {
    file: 'sandbox/commerce/rules/variants.ts',
    at: 'export interface Variant {',
    entered: '\n  readonly variantsMemo: string | null; readonly stockMemo: string | null',
  },
]

/** Factories set it. */
const entriesOf = (file: string, entries: Readonly<Record<string, string>>): readonly Entry[] =>
  Object.entries(entries).map(([at, entered]) => ({ file, at, entered: ` ${entered}` }))

/** The code that the compiler requires. */
export const asked: readonly Entry[] = [
  ...entriesOf('sandbox/commerce/rules/variants.ts', {
    'id, choices, ...inherited,': "variantsMemo: 'made', stockMemo: 'made',",
  }),
  ...entriesOf('sandbox/commerce/catalogue/create-product.ts', {
    'inventoryItemId: inventoryItemIdOf(id),': "productsMemo: 'made',",
  }),
  ...entriesOf('sandbox/web/services/products/collections.ts', {
    "description: '',": "collectionsMemo: 'made',",
  }),
  ...entriesOf('sandbox/commerce/catalogue/stock-history.ts', {
    'variant_id: variantId,': "stock_changes_memo: 'made',",
  }),
  ...entriesOf('sandbox/people/members/new-member.ts', {
    'contactId: scope.ids.uuid(),': "membersMemo: 'made',",
  }),
  ...entriesOf('sandbox/people/identity/settings.ts', {
    "'identity_settings', {}, {": "identity_settings_memo: 'made',",
  }),
  ...entriesOf('sandbox/commerce/carts/store.ts', { 'revision: 0,': "carts_memo: 'made'," }),
  ...entriesOf('sandbox/commerce/carts/selling.ts', {
    "'selling', {}, {": "selling_memo: 'made',",
  }),
  ...entriesOf('sandbox/commerce/checkouts/store.ts', {
    'cart_id: made.cartId,': "checkouts_memo: 'made',",
    'checkout_id: checkout.id,': "orders_memo: 'made',",
  }),
  ...entriesOf('sandbox/demo/seed/index.ts', { 'name: demoSite.name,': "sites_memo: 'made'," }),
  ...entriesOf('sandbox/demo/seed/catalogue/products.ts', {
    'inventoryItemId: inventoryItemIdOf(id),': "productsMemo: 'made',",
  }),
  ...entriesOf('sandbox/demo/seed/catalogue.ts', {
    "description: 'Everything in the shop.',": "collectionsMemo: 'made',",
    'visible: !hidden,': "collectionsMemo: 'made',",
  }),
  ...entriesOf('sandbox/demo/seed/members.ts', {
    'contactId: random.uuid(),': "membersMemo: 'made',",
  }),
  ...entriesOf('sandbox/demo/seed/selling.ts', {
    "'selling', {": "selling_memo: 'made',",
    'used: doc.usageLimit ?? 0,': "coupons_memo: 'made',",
    '    balance,': "gift_cards_memo: 'made',",
    'member_id: member.id,': "memberships_memo: 'made',",
  }),
]
