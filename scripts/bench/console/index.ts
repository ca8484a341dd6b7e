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
import { openApp, PAGE, type Showing } from './app.ts'
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
const ours = await openApp(browser, sandbox, folders.ours)
const theirs = await openApp(browser, sandbox, folders.theirs)
try {
  const showings: Record<'ours' | 'theirs', Showing[]> = { ours: [], theirs: [] }
  for (let run = 0; run < runs; run += 1) {
    // Interleaved, so that other load slows both.
    showings.ours.push(await ours.show())
    showings.theirs.push(await theirs.show())
  }
  const compare = (name: string, figure: keyof Showing, asked = '') => {
    const medianOf = (shown: readonly Showing[]) => median(shown.map((one) => one[figure]))
    const [our, their] = [medianOf(showings.ours), medianOf(showings.theirs)]
    print(`${name}, console`, `${our.toFixed(0)} ms`)
    print(`${name}, simple example`, `${their.toFixed(0)} ms`)
    print(`${name}, ratio`, `${(our / their).toFixed(2)} ×`, asked)
  }
  compare(`time to ${PAGE} rows`, 'time', '0.5 ×')
  compare(`main thread to ${PAGE} rows`, 'mainThread')
} finally {
  await browser.close()
  await Promise.all([ours.close(), theirs.close()])
  await sandbox.close()
}

function print(name: string, value: string, asked = '') {
  console.log(`${name.padEnd(56)} ${value.padStart(12)}${asked && `   asked: ${asked}`}`)
}
