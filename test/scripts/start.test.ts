// `npm start` as a terminal runs it, in the long run twice on one store.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, expect, it, onTestFinished } from 'vitest'
import { longIt } from '../setup/long-run.ts'

const root = resolve(import.meta.dirname, '../..')

let running: ChildProcess | undefined
let complaints = ''
afterEach(() => stop('SIGKILL'))

/** Ends the start with what it still builds, as Ctrl-C does. */
async function stop(signal: NodeJS.Signals) {
  if (running?.pid === undefined || running.exitCode !== null) return
  const ended = once(running, 'close')
  process.kill(-running.pid, signal)
  await ended
}

/** Starts and resolves to the address that is printed. */
async function start(data: string): Promise<string> {
  const child = spawn(process.execPath, ['scripts/start.js', '--port', '0', '--data', data], {
    cwd: root,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running = child
  complaints = ''
  child.stderr.on('data', (part) => {
    complaints += part
  })
  let said = ''
  for await (const part of child.stdout) {
    said += part
    const [, address] = /API +(\S+)/.exec(said) ?? []
    if (address !== undefined) return address
  }
  throw new Error(`The start ended before it was ready: ${said}${complaints}`)
}

/** The first page of the console, and the platform's answer for an unknown product. */
async function answers(address: string) {
  const page = await fetch(`${address}/console/`)
  const product = await fetch(`${address}/stores-reader/v1/products/none`)
  return { page: await page.text(), status: product.status }
}

/** What the repository keeps of earlier starts. */
const kept = () =>
  ['.cache/console', 'node_modules/.cache/storefront-sandbox/start'].flatMap((folder) =>
    readdirSync(join(root, folder))
      .filter((name) => /^[0-9a-f]{16}$/.test(name))
      .map((name) => [name, statSync(join(root, folder, name)).birthtimeMs]),
  )

const folder = () => {
  const data = mkdtempSync(join(tmpdir(), 'storefront-start-'))
  onTestFinished(() => rmSync(data, { recursive: true, force: true }))
  return data
}

it('serves console and platform', async () => {
  const { page, status } = await answers(await start(folder()))
  expect(page).toContain('<title>Storefront console</title>')
  expect(status).toBeGreaterThanOrEqual(400)
  await stop('SIGINT')
  // Not even that the shop is not built, where this is the first start.
  expect(complaints).toBe('')
})

it('refuses an empty port, as of a variable that is not set', () => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/start.js', '--port', ''], {
    cwd: root,
    encoding: 'utf8',
    timeout: 60_000,
  })
  expect(stderr).toContain('--port takes a whole number from 0 to 65535, not "".\nUsage: npm start')
  expect(status).toBe(2)
})

longIt('serves the second time from the build of the first', async () => {
  const data = folder()
  const first = await answers(await start(data))
  await stop('SIGINT')
  const built = kept()

  const second = await answers(await start(data))
  expect(second).toEqual(first)
  expect(kept()).toEqual(built)
  await stop('SIGINT')
})
