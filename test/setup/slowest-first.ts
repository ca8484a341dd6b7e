// The order of the test files: a project after another, so that its workers keep their modules; in each, the slowest
// files first, because on two cores a slow file that starts last is waited for alone.
import { readFileSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const root = resolve(import.meta.dirname, '../..')

/** The projects with the longest files first: the run ends with many short ones, which no core waits for long. */
const projects: readonly string[] = ['apart', 'node', 'console apart', 'console']

/** The slowest files of each project, as their durations were recorded; all others follow in vitest's own order. */
const slowest: readonly string[] = [
  'test/browser/bulk-actions.test.ts',
  'test/browser/popups.test.ts',
  'test/browser/interrupted.test.ts',
  'test/browser/owner-lists.test.ts',
  'test/browser/security.test.ts',
  'test/browser/nothing-lost.test.ts',
  'test/browser/screens.test.ts',
  'test/browser/jobs.test.ts',
  'test/browser/frame.test.ts',
  'test/browser/sign-out.test.ts',
  'test/browser/owner-day.test.ts',
  'test/browser/numbers.test.ts',
  'test/browser/steady.test.ts',
  'test/browser/developer-pages.test.ts',
  'test/sandbox/command/command.test.ts',
  'test/sandbox/storage/embedded.test.ts',
  'test/scripts/generate.test.ts',
  'test/sandbox/kills/kills.test.ts',
  'test/sandbox/server/lost-connections.test.ts',
  'test/scripts/watch.test.ts',
  'test/sandbox/commerce/catalogue/stored-answers.test.ts',
  'test/sandbox/web/idempotency/failures.test.ts',
  'test/docs/snippets.test.ts',
  'test/sandbox/contract/contract.test.ts',
  'test/sandbox/web/idempotency/faults.test.ts',
  'test/scripts/saves.test.ts',
  'test/scripts/recipes.test.ts',
  'test/scripts/console-and-sandbox-recipes.test.ts',
  'test/scripts/stored-columns.test.ts',
  'test/src/session/secrets.test.ts',
  'test/src/catalogue/choosing.test.ts',
  'test/sandbox/web/developer/snapshots.test.ts',
  'test/sandbox/storage/sandbox.test.ts',
  'test/src/session/renewal.test.ts',
  'test/sandbox/storage/full-disk.test.ts',
  'test/sandbox/web/http/slips.test.ts',
  'test/sandbox/demo/pictures/pictures.test.ts',
  'test/sandbox/model/model.test.ts',
  'test/src/session/rotation.test.ts',
  'test/sandbox/people/accounts/settings.test.ts',
  'test/scripts/refused.test.ts',
  'test/sandbox/commerce/checkouts/checkout.test.ts',
]

/** A worker is kept for the next file only if it needs the same environment. */
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
