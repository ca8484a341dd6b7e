// Orders the test files: project by project, so that workers keep their modules; in each, the slowest files first,
// because a slow file that starts last leaves the other core idle.
import { readFileSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const root = resolve(import.meta.dirname, '../..')

/** Projects with the longest files first: a run that ends with short files keeps both cores busy. */
const projects: readonly string[] = ['apart', 'node', 'console apart', 'console']

/** The slowest files of each project, by recorded duration; all others follow in vitest's order. */
const slowest: readonly string[] = [
  'test/sandbox/command/command.test.ts',
  'test/browser/screens.test.ts',
  'test/browser/nothing-lost.test.ts',
  'test/browser/buyer-day.test.ts',
  'test/browser/shop-screens.test.ts',
  'test/browser/security.test.ts',
  'test/sandbox/storage/embedded.test.ts',
  'test/sandbox/kills/kills.test.ts',
  'test/browser/frame.test.ts',
  'test/browser/product-page.test.ts',
  'test/sandbox/server/lost-connections.test.ts',
  'test/sandbox/storage/full-disk.test.ts',
  'test/console/ui/list/bulk-edits.test.tsx',
  'test/console/resources/products/missing-parts.test.tsx',
  'test/console/ui/form/form-page.test.tsx',
  'test/sandbox/web/developer/snapshots.test.ts',
  'test/sandbox/storage/sites/statistics.test.ts',
  'test/console/resources/inventory/receive-dialog.test.tsx',
  'test/examples/storefront/many-collections.test.ts',
  'test/sandbox/web/idempotency/failures.test.ts',
  'test/scripts/recipes.test.ts',
  'test/docs/snippets.test.ts',
  'test/scripts/additions.test.ts',
  'test/examples/server/server.test.ts',
  'test/sandbox/people/accounts/throttle.test.ts',
  'test/browser/sign-out.test.ts',
  'test/scripts/stored-columns.test.ts',
  'test/sandbox/web/developer/requests.test.ts',
  'test/browser/product-list.test.ts',
  'test/console/resources/members/member-decisions.test.tsx',
  'test/sandbox/storage/sandbox.test.ts',
  'test/src/react/cart/use-cart.test.tsx',
  'test/console/ui/list/data-table.test.tsx',
  'test/sandbox/storage/filters/strict.test.ts',
  'test/sandbox/model/model.test.ts',
  'test/src/session/rotation.test.ts',
  'test/sandbox/contract/contract.test.ts',
  'test/sandbox/commerce/inventory/sell-out.test.ts',
  'test/sandbox/commerce/checkouts/redeeming.test.ts',
  'test/sandbox/commerce/checkouts/checkout.test.ts',
  'test/console/ui/list/ticks.test.tsx',
  'test/scripts/refused.test.ts',
  'test/src/session/late-refusals.test.ts',
  'test/sandbox/storage/engines.test.ts',
  'test/console/resources/inventory/preorder-fields.test.tsx',
  'test/examples/storefront/thousand.test.ts',
  'test/scripts/generate.test.ts',
]

/** Workers are reused only for the same environment. */
const environmentOf = ({ moduleId }: TestSpecification): string =>
  /^\/\/ @vitest-environment (\w+)/.exec(readFileSync(moduleId, 'utf8'))?.[1] ?? ''

const placeIn = (list: readonly string[], name: string): number =>
  list.includes(name) ? list.indexOf(name) : list.length

export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const keyed = (await super.sort(files)).map((file) => ({
      file,
      project: placeIn(projects, file.project.name),
      environment: environmentOf(file),
      place: placeIn(slowest, relative(root, file.moduleId)),
    }))
    return keyed
      .sort(
        (one, other) =>
          one.project - other.project ||
          one.environment.localeCompare(other.environment) ||
          one.place - other.place,
      )
      .map(({ file }) => file)
  }
}
