// The tests that a mutation run repeats for every change of the code: those of the mutated folders, without the
// browser, without a database server and without what starts processes.
import { readFileSync, statSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { defineConfig, type Plugin } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { sourceOfPackages } from '../setup/packages.ts'
import { passwordCost } from '../setup/password-cost.ts'
import type { Plan } from './plan.ts'

/** Which tests are to notice a change, by the folder that is changed. */
const testsOf: Record<string, readonly string[]> = {
  'src/session': ['test/src/session/**/*.test.{ts,tsx}', 'test/src/next/**/*.test.ts'],
  'src/transport': ['test/src/transport/**/*.test.ts', 'test/src/requests.test.ts'],
  'src/errors': ['test/src/errors/**/*.test.ts', 'test/src/transport/bodies.test.ts'],
  'src/query': ['test/src/query/**/*.test.ts'],
  // The sandbox checks by them, too.
  'src/schemas': [
    'test/src/schemas/**/*.test.ts',
    'test/sandbox/web/{validation,http}/{blank-names,violations}.test.ts',
    'test/sandbox/contract/check-answers.test.ts',
  ],
  'src/clients': [
    'test/src/operations/{calls,path-defaults,request}.test.ts',
    'test/src/session/{core-session,identity,visitor,sign-in,late-flows,revocation}.test.ts',
    'test/src/transport/{additions,refused-options}.test.ts',
  ],
  'src/adapters': [
    'test/src/{adapters,requests,writable}.test.ts',
    'test/src/{media,recordings}/**/*.test.ts',
    'test/src/transport/encoding.test.ts',
  ],
  'src/catalogue': ['test/src/catalogue/**/*.test.ts'],
  'src/media': ['test/src/{media,catalogue}/**/*.test.ts'],
  'src/next': ['test/src/next/**/*.test.ts'],
  'src/react': ['test/src/react/**/*.test.{ts,tsx}'],
  'src/operations': [
    // Without `none-yet.test.ts`, which asks whole stores.
    'test/src/operations/{calls,graphql,logout,mistakes,path-defaults,request}.test.ts',
    'test/src/{adapters,options,requests}.test.ts',
    'test/src/session/{identity,late-refusals,refused-renewal}.test.ts',
    'test/src/transport/{bodies,encoding,hooks,refused-options,retries}.test.ts',
  ],
  'sandbox/rules': [
    'test/sandbox/commerce/rules/**/*.test.ts',
    'test/sandbox/*/{carts,members}/rules.test.ts',
    'test/sandbox/commerce/carts/{estimate-delivery,estimate-sums,line-answer}.test.ts',
    'test/sandbox/commerce/carts/{overrides,product-items,totals}.test.ts',
  ],
  // Whole stores: a change of these rooms is tried in seconds, where one of the others takes a fraction of one.
  'sandbox/carts': [
    'test/sandbox/commerce/{carts,checkouts}/**/*.test.ts',
    'test/sandbox/commerce/rules/thresholds.test.ts',
  ],
  'sandbox/checkouts': ['test/sandbox/commerce/checkouts/**/*.test.ts'],
  'sandbox/catalogue': ['test/sandbox/commerce/{catalogue,inventory}/**/*.test.ts'],
  'sandbox/identity': [
    'test/sandbox/people/identity/**/*.test.ts',
    'test/sandbox/people/accounts/captcha.test.ts',
  ],
  'sandbox/accounts': [
    'test/sandbox/people/**/*.test.ts',
    'test/sandbox/web/http/later-calls.test.ts',
  ],
  'sandbox/members': ['test/sandbox/people/{members,accounts}/**/*.test.ts'],
  'sandbox/filters': ['test/sandbox/storage/filters/**/*.test.ts'],
  'sandbox/idempotency': [
    'test/sandbox/web/idempotency/**/*.test.ts',
    'test/sandbox/web/http/revisions.test.ts',
  ],
  'sandbox/access': [
    'test/sandbox/{access,people/members,web/requests}/**/*.test.ts',
    'test/sandbox/web/http/pipeline.test.ts',
    'test/sandbox/commerce/carts/guards.test.ts',
  ],
  'sandbox/pages': [
    'test/sandbox/people/identity/**/*.test.ts',
    'test/sandbox/people/accounts/ended-proofs.test.ts',
    'test/sandbox/web/http/{hostile,limits}.test.ts',
  ],
  'sandbox/web/pages/checkout': ['test/sandbox/commerce/checkouts/**/*.test.ts'],
  'sandbox/services': [
    'test/sandbox/{access,commerce/catalogue,commerce/inventory}/**/*.test.ts',
    'test/sandbox/commerce/carts/{carts,currency-and-page,current-cart,guards,refusals}.test.ts',
    'test/sandbox/commerce/checkouts/**/*.test.ts',
    'test/sandbox/people/{accounts,identity,members}/**/*.test.ts',
  ],
  'sandbox/web': [
    'test/sandbox/web/{developer,http,requests}/**/*.test.ts',
    'test/sandbox/{access,commerce/checkouts,people/identity}/**/*.test.ts',
  ],
  'sandbox/database': [
    // The others need a process of their own.
    'test/sandbox/storage/{columns,embedded,engines,memory,portable-sql}.test.ts',
    'test/sandbox/storage/{sandbox,site-rows,statements,writes}.test.ts',
    'test/sandbox/{storage/sites,commerce/checkouts}/**/*.test.ts',
  ],
  'sandbox/mail': ['test/sandbox/people/{mail,accounts}/**/*.test.ts'],
  'sandbox/sites': [
    'test/sandbox/storage/sites/**/*.test.ts',
    'test/sandbox/web/developer/snapshots.test.ts',
  ],
  'sandbox/validation': [
    'test/sandbox/web/{validation,http}/{blank-names,violations,stored-addresses}.test.ts',
    'test/sandbox/contract/check-answers.test.ts',
  ],
  'console/bulk': ['test/console/ui/bulk/**/*.test.{ts,tsx}'],
  'console/lists': [
    'test/console/ui/list/**/*.test.{ts,tsx}',
    'test/console/faults/list-faults.test.tsx',
  ],
  'console/forms': ['test/console/ui/form/**/*.test.{ts,tsx}'],
  'console/numbers': ['test/console/{messages,ui/numbers}/**/*.test.{ts,tsx}'],
  'console/products': [
    'test/console/resources/products/**/*.test.ts',
    'test/console/resources/two-changes.test.ts',
  ],
  // Without those that ask whole stores, as `two-changes.test.ts` does.
  'console/resources/inventory': [
    'test/console/resources/inventory/{choices-order,each-product,entries,requests}.test.ts',
    'test/console/resources/inventory/{count-field,receive*,save-lines,units-control}.test.tsx',
  ],
  'console/resources/members': ['test/console/resources/members/**/*.test.{ts,tsx}'],
  // Without `store-state.test.ts`, which asks a whole store of hundreds of products.
  'console/home': ['test/console/resources/home/{both-platforms,figures,member-figures}.test.ts'],
  // What is shown and confirmed of prices and units.
  'console/amounts': [
    'test/console/pricing/*.test.tsx',
    'test/console/resources/products/{discount-value,grid-inherited,price*,set-discount*}.test.tsx',
    'test/console/resources/inventory/{count-field,units-control}.test.tsx',
  ],
  'console/providers': [
    'test/console/{adapters,providers}/**/*.test.ts',
    'test/console/store/own-writes.test.ts',
  ],
  'console/catalogue': ['test/console/{catalogue,resources/collections}/**/*.test.{ts,tsx}'],
  'console/store': ['test/console/store/**/*.test.{ts,tsx}'],
  'console/pricing': ['test/console/pricing/**/*.test.{ts,tsx}'],
  'scripts/generate/report': [
    'test/scripts/{against,assignable,change-report,changes}.test.ts',
    'test/scripts/{calls-and-limits,report-words,rule-changes,said,shapes}.test.ts',
  ],
  // Beside these, test/console/adapters asks whole stores, which is too slow to repeat for every change.
  'console/resources': ['test/console/resources/**/*.test.ts'],
}

const folder = process.env.STOREFRONT_MUTATED ?? ''
const withoutDocument = ['home', 'products', 'providers', 'resources'].map(
  (name) => `console/${name}`,
)
const inDocument = folder.startsWith('console/') && !withoutDocument.includes(folder)
const root = resolve(import.meta.dirname, '../..')

/** The files that are changed, with all of their changes in them. */
const changedCode = (): Plugin => {
  const place = process.env.STOREFRONT_MUTATION_PLACE ?? ''
  const plan: Plan = JSON.parse(readFileSync(join(place, 'plan.json'), 'utf8'))
  return {
    name: 'changed-code',
    enforce: 'pre',
    load: (id) => plan.code[relative(root, id)],
  }
}

/** Short tests first: what they notice is not tried by those that take longer, which are large or render. */
class ShortFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const costOf = ({ moduleId }: TestSpecification) =>
      statSync(moduleId).size * (moduleId.endsWith('x') ? 100 : 1)
    return files.toSorted((a, b) => costOf(a) - costOf(b))
  }
}

export default defineConfig({
  plugins: [changedCode()],
  resolve: { alias: sourceOfPackages },
  test: {
    include: [...(testsOf[folder] ?? [])],
    exclude: [
      // Hundreds of broken connections are too slow to repeat for every change.
      'test/src/session/{lost-answers,secrets,token-faults}.test.ts',
      'test/src/transport/faults/**',
      // They put another module in the place of one that is loaded before them.
      'test/sandbox/people/identity/passwords.test.ts',
      'test/src/react/catalogue/picture-image.test.tsx',
    ],
    // One for all files of a folder: of two, the only process would keep the first.
    environment: inDocument || folder === 'src/react' ? 'jsdom' : 'node',
    setupFiles: inDocument ? ['test/setup/screens.ts', 'test/mutation/short-waits.ts'] : [],
    env: { SANDBOX_PASSWORD_COST: passwordCost },
    runner: './test/mutation/runner.ts',
    // One process tries everything: loading the code once for each change would take most of the time.
    isolate: false,
    maxWorkers: 1,
    sequence: { sequencer: ShortFirst },
    // Only a hang may end a test by the clock: on a busy machine the first store takes longer than a minute to open.
    testTimeout: 60_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 30_000 } },
  },
})
