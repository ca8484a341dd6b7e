/** The least share of changes, in per cent, that the tests of a part notice. */
export const leastKilled = (part: string): number => (strict.has(part) ? 90 : 85)

/** Parts that decide about money or access, and have exceeded 90 % in every run. */
const strict: ReadonlySet<string> = new Set([
  ...['console/pricing', 'sandbox/access', 'sandbox/carts', 'sandbox/checkouts'],
  ...['sandbox/identity', 'sandbox/rules', 'src/catalogue', 'src/query', 'src/transport'],
])

/** The parts of the code that are changed, each with the folders and files it is made of. */
export const folders: Readonly<Record<string, readonly string[]>> = {
  'src/session': ['src/session'],
  'src/transport': ['src/transport'],
  'src/errors': ['src/errors'],
  'src/query': ['src/query'],
  'src/operations': ['src/operations', 'src/calls'],
  'src/schemas': ['src/schemas'],
  'src/clients': ['src/client.ts', 'src/core.ts', 'src/core-session.ts', 'src/platforms'],
  'src/adapters': ['src/adapters'],
  'src/catalogue': ['src/catalogue'],
  'src/media': ['src/media'],
  'src/next': ['src/next'],
  'src/react': ['src/react', 'src/react/provider.tsx', 'src/react/cart/page-cart.tsx'],
  'sandbox/rules': ['sandbox/commerce/rules'],
  'sandbox/carts': ['sandbox/commerce/carts'],
  'sandbox/checkouts': ['sandbox/commerce/checkouts'],
  'sandbox/catalogue': ['sandbox/commerce/catalogue'],
  'sandbox/identity': ['sandbox/people/identity'],
  'sandbox/accounts': ['sandbox/people/accounts'],
  'sandbox/members': ['sandbox/people/members'],
  'sandbox/filters': ['sandbox/storage/filters'],
  'sandbox/idempotency': ['sandbox/web/http/idempotency', 'sandbox/web/http/if-match.ts'],
  // Who may call what, and what a log keeps of it.
  'sandbox/access': [
    ...['people/members/access', 'commerce/carts/access'],
    ...['web/http/callers', 'web/http/origins', 'web/requests/masks'],
  ].map((name) => `sandbox/${name}.ts`),
  // What signs in and out. The other pages are tried in `test/browser`.
  'sandbox/pages': [
    ...['authorize', 'device', 'form-submission', 'html', 'index', 'login', 'logout'],
    ...['read-form', 'recover', 'return', 'sign-in'],
  ].map((name) => `sandbox/web/pages/${name}.ts`),
  'sandbox/web/pages/checkout': ['sandbox/web/pages/checkout'],
  // Everything else behind the address but GraphQL, which would be loaded twice.
  'sandbox/web': [
    ...['body', 'compression', 'console', 'handlers', 'hosted-headers', 'listen'],
    ...['packed-request', 'pipeline', 'query', 'repeated-ids', 'routes'],
  ]
    .map((name) => `sandbox/web/http/${name}.ts`)
    .concat(
      ['curl', 'log', 'logged'].map((name) => `sandbox/web/requests/${name}.ts`),
      ['paths', 'product', 'purchase', 'screens'].map((name) => `sandbox/web/pages/${name}.ts`),
      ['faults', 'developer'].map((name) => `sandbox/web/${name}`),
    ),
  'sandbox/services': [
    ...['authentication', 'carts', 'checkouts', 'collections', 'current-cart', 'inventory'],
    ...['members', 'orders', 'recovery', 'redirects', 'tokens', 'verification'],
  ]
    .map((name) => `sandbox/web/services/${name}.ts`)
    .concat('sandbox/web/services/products'),
  'sandbox/mail': ['sandbox/people/mail'],
  'sandbox/sites': ['sandbox/storage/sites'],
  // Not the servers', which need one, nor the cache, whose changes write it to other places.
  'sandbox/database': [
    ...['columns', 'fields', 'json', 'memory', 'migrate', 'prepared', 'site-rows', 'statistics'],
    ...['storage', 'transaction', 'without-indexes', 'writes'],
    ...['answer', 'connection-queue', 'dialect', 'durable-files', 'empty-database', 'folder']
      .concat('folder-content', 'folder-failure', 'free-space', 'lock', 'maintenance')
      .concat('memory-files', 'open', 'reopening', 'start-options', 'start-pglite', 'wire')
      .map((name) => `pglite/${name}`),
  ].map((name) => `sandbox/storage/database/${name}.ts`),
  'sandbox/validation': ['sandbox/web/validation'],
  // What is shown by them is tried in `test/browser`, which no run of these repeats.
  'console/store': ['console/store'],
  'console/pricing': ['console/pricing'],
  // Kept jobs need the databases of a browser.
  'console/bulk': ['begin-job', 'begun', 'change', 'job', 'job-summary', 'run-job', 'unsure'].map(
    (name) => `console/ui/bulk/${name}.ts`,
  ),
  // Which records a list finds, and which of them a bulk edit gets.
  'console/lists': [
    ...['bulk-bar.tsx', 'everything-dialog.tsx', 'list-address.ts', 'list-request.ts'],
    ...['read-all.ts', 'selection.ts', 'use-list.ts'],
  ].map((name) => `console/ui/list/${name}`),
  // What is entered, until it is saved or dropped.
  'console/forms': [
    ...['idempotency-keys.ts', 'draft-offer.tsx', 'form-faults.ts', 'leave-dialog.tsx'],
    ...['saving-form.tsx', 'use-opened-record.ts', 'use-platform-faults.ts'],
  ].map((name) => `console/ui/form/${name}`),
  // Not the formats beside them: each is made once for all tests of a process.
  'console/numbers': ['console/messages/read-number.ts', 'console/messages/write-number.ts'],
  // What is read of a product's form and sent: prices, variants, pictures.
  'console/products': [
    ...['logic', 'bulk', 'duplicate-product.ts'],
    ...['list-filter.ts', 'media-actions.ts', 'product-changes.ts', 'product-input.ts'],
    'save-product.ts',
  ].map((name) => `console/resources/products/${name}`),
  // Without their `adapter.ts`, which are part of `console/resources`.
  'console/resources/inventory': [
    ...['actions', 'as-seen', 'each-product', 'log/change-log', 'log/log-units', 'read-entry'],
    ...['receive/lines', 'receive/save-lines', 'receive/use-delivery', 'save-preorder'],
    ...['stock-level', 'stock-row', 'use-product-changes', 'use-stock-changes'],
  ].map((name) => `console/resources/inventory/${name}.ts`),
  'console/resources/members': [
    ...['member-changes', 'member-form', 'member-name', 'save-member', 'parts/use-own-account'],
  ].map((name) => `console/resources/members/${name}.ts`),
  'console/home': ['figures', 'member-figures', 'queried-figures', 'sampled-figures'].map(
    (name) => `console/resources/home/${name}.ts`,
  ),
  // What is shown and confirmed of prices and units.
  'console/amounts': [
    ...['pricing/change-prices-dialog', 'pricing/price-table'],
    ...['count-field', 'race-dialog', 'units-control'].map(
      (name) => `resources/inventory/parts/${name}`,
    ),
    ...['bulk/set-discount-dialog', 'parts/price', 'parts/sale/price-per-unit']
      .concat('parts/sale/price-preview', 'parts/variants/grid-cell')
      .map((name) => `resources/products/${name}`),
  ].map((name) => `console/${name}.tsx`),
  // Who may enter, and what is saved.
  'console/providers': ['auth-provider', 'data-provider', 'sign-in-refusal'].map(
    (name) => `console/providers/${name}.ts`,
  ),
  'console/catalogue': [
    'console/catalogue',
    'console/resources/collections/parts/use-endless-products.ts',
  ],
  'scripts/generate/report': ['scripts/generate/report'],
  'console/resources': [
    'console/resources/collections/adapter.ts',
    'console/resources/inventory/adapter.ts',
    'console/resources/members/adapter.ts',
    'console/resources/products/adapter.ts',
    'console/resources/products/discount-kinds.ts',
    'console/resources/products/stock-states.ts',
    'console/resources/members/member-states.ts',
  ],
}
