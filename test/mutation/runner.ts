/**
 * Runs the tests of a file once, sees which changes they reach, and runs those tests again for each of them in the
 * same process: code and engine are there already, so a change costs no more than its tests do.
 */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { startTests, type VitestRunner } from '@vitest/runner'
import { EvaluatedModules } from 'vite/module-runner'
import { type RunnerTask, type RunnerTestFile, TestRunner } from 'vitest'
import { isKill, Outcomes, type Verdict } from './outcomes.ts'
import type { Plan } from './plan.ts'
import { isConstant, outside, reached, startCounting, turnOn, workFor } from './switch.ts'

const root = process.cwd()
const place = process.env.STOREFRONT_MUTATION_PLACE ?? ''
const plan: Plan = JSON.parse(readFileSync(join(place, 'plan.json'), 'utf8'))
const outcomes = new Outcomes(place)

/** How many changes this process has tried. */
let tried = 0

/** How often a change may be passed, against how often it is without being on. */
const mostTimes = 100

export default class MutationRunner extends TestRunner {
  /** What is reached while the code is loaded is read once, and no test could tell. */
  async onBeforeCollect(): Promise<void> {
    workFor(undefined)
    for (const file of Object.keys(plan.code)) await this.importFile(join(root, file), 'collect')
    startCounting()
    workFor(outside)
  }

  override onBeforeTryTask(test: RunnerTask): void {
    workFor(test.id)
    super.onBeforeTryTask(test)
  }

  override onAfterRunTask(test: RunnerTask): void {
    workFor(outside)
    super.onAfterRunTask(test)
  }

  override async onAfterRunFiles(files: readonly RunnerTestFile[] = []): Promise<void> {
    super.onAfterRunFiles()
    for (const file of files) await tryAll(this, file)
  }
}

/** Tries every change that the tests of a file reach and that nothing has noticed yet. */
async function tryAll(runner: TestRunner, file: RunnerTestFile): Promise<void> {
  if (file.result?.state === 'fail') {
    const why = withTasks(file).flatMap(({ result }) => result?.errors ?? [])[0]?.stack
    throw new Error(`${file.name} fails without any change: ${why}`)
  }
  const counted = reached()
  const version = createHash('sha256').update(readFileSync(file.filepath)).digest('hex').slice(0, 8)
  const testFile = `${relative(root, file.filepath)}@${version}`
  for (const { id, key } of plan.mutants) {
    if (isConstant(id) && outcomes.of(key) === undefined) {
      outcomes.add({ key, testFile, verdict: 'constant' })
    }
    const by = Object.keys(counted).filter((test) => (counted[test]?.[id] ?? 0) > 0)
    if (by.length === 0 || isKill(outcomes.of(key)) || outcomes.isTried(key, testFile)) continue
    tried += 1
    outcomes.add({ key, testFile, ...(tried === 1 && { isFirst: true }) })
    const hits = by.reduce((sum, test) => sum + (counted[test]?.[id] ?? 0), 0)
    turnOn(id, hits * mostTimes)
    const { verdict, isTests } = await resultOf(
      runner,
      file.filepath,
      by.includes(outside) ? undefined : by,
    )
    turnOn(undefined)
    // A change before it may have broken the engine that all share: a new process tries it again.
    if (!isTests && tried > 1 && !(await isWell(runner, file))) endProcess()
    outcomes.add({ key, testFile, verdict })
    // What hangs may hold a lock or a connection.
    if (verdict === 'hung') endProcess()
  }
}

/** The next run goes on where this one ends. */
const endProcess = () => process.kill(process.pid, 'SIGKILL')

/** Whether the first test of a file passes with no change on. */
async function isWell(runner: TestRunner, file: RunnerTestFile): Promise<boolean> {
  const first = withTasks(file).find(({ type, mode }) => type === 'test' && mode === 'run')
  return (await resultOf(runner, file.filepath, first && [first.id])).verdict === 'survived'
}

/** What tests make of the change that is on. */
interface Result {
  readonly verdict: Verdict
  /** Whether the tests themselves came to it: not a hook that failed, and not the clock. */
  readonly isTests: boolean
}

async function resultOf(
  runner: TestRunner,
  filepath: string,
  testIds: string[] | undefined,
): Promise<Result> {
  let verdict: Verdict = 'survived'
  forget(runner, filepath)
  const judge = (task: RunnerTask): void => {
    if (task.result?.state !== 'fail') return
    const texts = task.result.errors?.map(({ message }) => message) ?? []
    verdict = texts.some((text) => /timed out in \d+ms/.test(text)) ? 'hung' : 'killed'
  }
  const unseen: VitestRunner = Object.create(runner, {
    onBeforeCollect: { value: undefined },
    onCollectStart: { value: () => workFor(outside) },
    onCollected: { value: undefined },
    onTaskUpdate: { value: async () => {} },
    onTestAnnotate: { value: async (_test: unknown, annotation: unknown) => annotation },
    onTestArtifactRecord: { value: async (_test: unknown, artifact: unknown) => artifact },
    onAfterRunFiles: { value: undefined },
    // One test that fails is enough.
    onBeforeRunTask: {
      value: async (test: RunnerTask) => {
        if (verdict !== 'survived') test.mode = 'skip'
      },
    },
    onAfterRunTask: { value: judge },
  })
  const files = await startTests([{ filepath, testIds }], unseen)
  if (verdict !== 'survived') return { verdict, isTests: verdict === 'killed' }
  files.flatMap(withTasks).forEach(judge)
  return { verdict, isTests: verdict === 'survived' }
}

/** A suite whose hook failed has run no test. */
const withTasks = (task: RunnerTask): RunnerTask[] =>
  'tasks' in task ? [task, ...task.tasks.flatMap(withTasks)] : [task]

/** A test file is read again, what it imports is not. */
function forget(runner: TestRunner, filepath: string): void {
  const loader: unknown = Reflect.get(runner, 'moduleRunner')
  if (typeof loader !== 'object' || loader === null || !('evaluatedModules' in loader)) return
  const { evaluatedModules } = loader
  if (!(evaluatedModules instanceof EvaluatedModules)) throw new Error('Another module loader')
  const module = evaluatedModules.getModuleById(filepath)
  if (module) evaluatedModules.invalidateModule(module)
}
