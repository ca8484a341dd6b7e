// `npm run test:stress [runs] [-- files]`: runs the suite under load from two busy processes, three times, up to the first
// failure, to find flaky tests: those that depend on timing.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { startBusy } from './busy.ts'

const [first = '', ...rest] = process.argv.slice(2)
const isCount = /^[1-9]\d*$/.test(first)
const runs = isCount ? Number(first) : 3
const files = isCount || first === '' ? rest : [first, ...rest]

const busy = startBusy(2)
try {
  for (let run = 1; run <= runs; run += 1) {
    const begun = performance.now()
    const test = spawn(process.execPath, [...process.execArgv, 'scripts/test.ts', ...files], {
      stdio: 'inherit',
    })
    const [code]: unknown[] = await once(test, 'exit')
    const seconds = Math.round((performance.now() - begun) / 1000)
    console.log(`Run ${run} of ${runs}: ${code === 0 ? 'green' : 'failed'} after ${seconds} s`)
    if (code === 0) continue
    process.exitCode = 1
    break
  }
} finally {
  await busy.end()
}
