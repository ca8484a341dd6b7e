// `npm run test:mutation [folder, room or file]`: changes one line after another and counts the changes that no test notices.
import { spawn } from 'node:child_process'
import { statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { folders, leastKilled } from './folders.ts'
import { type Attempt, Outcomes } from './outcomes.ts'
import { placeOf, planOf, writePlan } from './plan.ts'
import { scoreOf, survivorsOf } from './score.ts'

const root = resolve(import.meta.dirname, '../..')
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { every: { type: 'string', default: '1' } },
})

/** How long a change may keep its tests busy; a loop that no timer can end takes longer. In milliseconds. */
const patience = 300_000

let isEnough = true
for (const name of positionals.length > 0 ? positionals : Object.keys(folders)) {
  // A folder of the list, or one room or file of it.
  const folder = Object.keys(folders).find((one) => name === one || name.startsWith(`${one}/`))
  if (!folder) throw new Error(`Not mutated: ${name}. Folders: ${Object.keys(folders).join(', ')}.`)
  const place = placeOf(root, name)
  const parts = folders[folder] ?? []
  const [first = folder] = parts
  const plan = await planOf(
    root,
    name === folder ? parts : [parts.length > 1 ? name : `${first}${name.slice(folder.length)}`],
    Number(values.every),
  )
  writePlan(place, plan)
  // A change that hangs ends its process; the next one goes on after it.
  while (!(await tryChanges(folder, place))) console.log('Goes on after a change that hung.')
  const outcomes = new Outcomes(place)
  const score = scoreOf(plan.mutants, outcomes)
  for (const line of survivorsOf(plan.mutants, outcomes)) console.log(line)
  console.log(
    `${name}: ${score.percent.toFixed(1)} % of ${score.tried} changes killed, ${score.constants} of constants left out`,
  )
  isEnough &&= score.percent >= leastKilled(folder)
}
if (!isEnough) process.exitCode = 1

/** Runs the tests over the changes that are left; false where a change has ended the process. */
async function tryChanges(folder: string, place: string): Promise<boolean> {
  const before = new Outcomes(place).size
  const child = spawn(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', '--config', 'test/mutation/vitest.config.ts'],
    {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      detached: true,
      env: { ...process.env, STOREFRONT_MUTATED: folder, STOREFRONT_MUTATION_PLACE: place },
    },
  )
  const { pid } = child
  const record = join(place, 'outcomes.jsonl')
  const startedAt = Date.now()
  const watch = setInterval(() => {
    const at = Math.max(statSync(record, { throwIfNoEntry: false })?.mtimeMs ?? 0, startedAt)
    if (pid !== undefined && Date.now() - at > patience) process.kill(-pid, 'SIGKILL')
  }, 10_000)
  const code = await new Promise((done) => child.on('close', done))
  clearInterval(watch)
  const outcomes = new Outcomes(place)
  const { last } = outcomes
  if (last?.isFirst === true) outcomes.add({ ...last, verdict: 'hung' })
  // With an exit code, a worker may have ended before the tests of all files.
  return outcomes.size === before || last === undefined || (code === 0 && isDone(last))
}

/** Whether nothing is left half done. */
function isDone({ verdict }: Attempt): boolean {
  return verdict !== undefined && verdict !== 'hung'
}
