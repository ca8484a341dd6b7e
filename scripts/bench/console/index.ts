// `npm run bench:console`: the console beside a stock react-admin app with the same list, built the same way, on the same
// store: time to 50 rows, main-thread time of a page turn, growth of the heap. It prints; only sizes are budgets.
import { execFileSync } from 'node:child_process'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright-core'
import { createSandbox } from '../../../sandbox/sandbox.ts'
import { requireChromium } from '../../chromium.ts'
import { root } from '../bundle-workspace.ts'
import { App } from './app.ts'
import { buildConsole, javaScriptTo } from './sizes.ts'

const { values } = parseArgs({
  options: {
    products: { type: 'string', default: '10000' },
    runs: { type: 'string', default: '9' },
    turns: { type: 'string', default: '200' },
  },
})

const ours = buildConsole(resolve(root, '.cache/bench-console/ours'))
const theirs = buildSimpleExample(resolve(root, '.cache/bench-console/simple-example'))
for (const screen of ['product list', 'edit page'] as const) {
  print(
    `JavaScript to the ${screen}, gzip`,
    `${(javaScriptTo(screen, ours) / 1024).toFixed(1)} KiB`,
  )
}

const sandbox = await createSandbox({ data: 'memory', products: Number(values.products) })
const browser = await chromium.launch({
  executablePath: requireChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--js-flags=--expose-gc'],
})
const apps = {
  console: await App.open(browser, sandbox, ours, 'Next page'),
  'simple example': await App.open(browser, sandbox, theirs, /next page/i),
}
try {
  const times = { console: [], 'simple example': [] } as Record<keyof typeof apps, number[]>
  for (let run = 0; run < Number(values.runs); run += 1) {
    // In turns, so that other work on the machine slows both.
    for (const name of ['console', 'simple example'] as const) {
      times[name].push(await apps[name].timeToRows(50))
    }
  }
  print('time to 50 rows, console', `${median(times.console).toFixed(0)} ms`)
  print('time to 50 rows, simple example', `${median(times['simple example']).toFixed(0)} ms`)
  print('ratio', `${(median(times.console) / median(times['simple example'])).toFixed(2)} ×`)
  for (const [name, app] of Object.entries(apps)) {
    const { mainThread, heapGrowth } = await app.turnPages(Number(values.turns))
    print(`page turn, main thread, ${name}`, `${median(mainThread).toFixed(0)} ms`)
    print(`heap after ${values.turns} pages, ${name}`, `+${(heapGrowth / 2 ** 20).toFixed(1)} MB`)
  }
} finally {
  await browser.close()
  await Promise.all(Object.values(apps).map((app) => app.close()))
  await sandbox.close()
}

function buildSimpleExample(folder: string): string {
  const place = resolve(import.meta.dirname, 'simple-example')
  const command = ['build', place, '--outDir', folder, '--emptyOutDir']
  execFileSync(process.execPath, ['node_modules/vite/bin/vite.js', ...command], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  return folder
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? Number.NaN
}

function print(name: string, value: string) {
  console.log(`${name.padEnd(48)} ${value.padStart(12)}`)
}
