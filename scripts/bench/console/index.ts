// `npm run bench:console`: compares the console with a stock react-admin app with the same list, build and store:
// transfer size, and wall and main-thread time until 50 rows show. Informational: only sizes have budgets. `--built`
// reuses the last builds.
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright-core'
import { createSandbox } from '../../../sandbox/composition/sandbox.ts'
import { requireChromium } from '../../chromium.ts'
import { root } from '../bundle-workspace.ts'
import { median } from '../timing.ts'
import { App, PAGE } from './app.ts'
import { buildApp, buildConsole, javaScriptTo } from './sizes.ts'

const { values } = parseArgs({
  options: {
    products: { type: 'string', default: '10000' },
    runs: { type: 'string', default: '9' },
    built: { type: 'boolean', default: false },
  },
})
const products = Number(values.products)
const runs = Number(values.runs)

const folders = {
  ours: resolve(root, '.cache/bench-console/ours'),
  theirs: resolve(root, '.cache/bench-console/simple-example'),
}
if (!values.built) {
  await buildConsole(folders.ours)
  await buildApp(resolve(import.meta.dirname, 'simple-example'), folders.theirs)
}
for (const screen of ['product list', 'edit page'] as const) {
  const kibibytes = javaScriptTo(screen, folders.ours) / 1024
  print(`JavaScript to the ${screen}, gzip`, `${kibibytes.toFixed(1)} KiB`)
}

const sandbox = await createSandbox({ data: 'memory', products })
const browser = await chromium.launch({
  executablePath: requireChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
})
const ours = await App.open(browser, sandbox, folders.ours)
const theirs = await App.open(browser, sandbox, folders.theirs)
try {
  const showings = []
  for (let run = 0; run < runs; run += 1) {
    // Interleaved, so that other load slows both.
    showings.push({ ours: await ours.show(), theirs: await theirs.show() })
  }
  compare(
    `time to ${PAGE} rows`,
    median(showings.map((run) => run.ours.time)),
    median(showings.map((run) => run.theirs.time)),
    '0.5 ×',
  )
  compare(
    `main thread to ${PAGE} rows`,
    median(showings.map((run) => run.ours.mainThread)),
    median(showings.map((run) => run.theirs.mainThread)),
  )
} finally {
  await browser.close()
  await Promise.all([ours.close(), theirs.close()])
  await sandbox.close()
}

function compare(name: string, ours: number, theirs: number, asked = '') {
  print(`${name}, console`, `${ours.toFixed(0)} ms`)
  print(`${name}, simple example`, `${theirs.toFixed(0)} ms`)
  print(`${name}, ratio`, `${(ours / theirs).toFixed(2)} ×`, asked)
}

function print(name: string, value: string, asked = '') {
  console.log(`${name.padEnd(56)} ${value.padStart(12)}${asked && `   asked: ${asked}`}`)
}
