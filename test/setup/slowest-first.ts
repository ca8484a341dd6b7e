// Starts the slowest files first: on two cores a slow file that starts last is waited for alone.
import { relative, resolve } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const root = resolve(import.meta.dirname, '../..')

/** The slowest files, as their durations were recorded; all others follow in vitest's own order. */
const slowest: readonly string[] = [
  'test/browser/screens.test.ts',
  'test/sandbox/command/command.test.ts',
  'test/browser/frame.test.ts',
  'test/scripts/additions.test.ts',
  'test/scripts/generate.test.ts',
  'test/docs/snippets.test.ts',
  'test/sandbox/storage/embedded.test.ts',
  'test/sandbox/idempotency/survival.test.ts',
  'test/sandbox/command/kill.test.ts',
  'test/browser/owner-day.test.ts',
  'test/sandbox/idempotency/keys.test.ts',
  'test/sandbox/idempotency/faults.test.ts',
  'test/scripts/saves.test.ts',
  'test/scripts/watch.test.ts',
  'test/sandbox/storage/sandbox.test.ts',
  'test/sandbox/storage/engines.test.ts',
  'test/sandbox/http/slips.test.ts',
  'test/sandbox/members/forgotten.test.ts',
  'test/browser/tabs.test.ts',
  'test/sandbox/accounts/settings.test.ts',
  'test/sandbox/idempotency/failures.test.ts',
  'test/sandbox/mail/outbox.test.ts',
  'test/sandbox/identity/pages.test.ts',
  'test/sandbox/filters/filters.test.ts',
  'test/console/adapters/inventory.test.ts',
  'test/sandbox/testing.test.ts',
  'test/console/ui/list/search-field.test.tsx',
  'test/console/providers/auth-provider.test.ts',
]

export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification): number => {
      const found = slowest.indexOf(relative(root, moduleId))
      return found === -1 ? slowest.length : found
    }
    const sorted = await super.sort(files)
    return sorted.sort((one, other) => place(one) - place(other))
  }
}
