/** Alternatives to the sandbox, pinned in a package list of their own, with the requests for each. */
import { execFileSync, spawn } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../../free-port.ts'
import { startPostgres } from '../../throwaway-postgres.ts'
import { root } from '../bundle-workspace.ts'
import { ask, type Sent } from './closed-loop.ts'
import { newProduct, productsOf, type Requests, requestsOf } from './requests.ts'
import { type SandboxServer, type Server, startSandbox, stop } from './servers.ts'

/** A running rival with its requests. */
export interface Rival extends Server {
  readonly name: string
  /** A caveat about its figures. */
  readonly note?: string
  readonly get: (index: number) => Sent
  readonly page: () => Sent
  readonly create: (index: number) => Sent
}

/** A rival, or why it is not measured. */
export type Found = Rival | { readonly name: string; readonly reason: string }

const list = join(import.meta.dirname, 'rivals')
const installed = join(root, '.cache', 'bench-sandbox')

/** Starts one rival after the other, each on the store's products where it can hold them. */
export async function* rivalsOf(
  sandbox: SandboxServer,
  requests: Requests,
  { products, folder }: { readonly products: number; readonly folder: string },
): AsyncGenerator<Found> {
  yield await onServer(products)
  const missing = install()
  if (missing !== undefined) {
    yield { name: 'json-server and Prism', reason: missing }
    return
  }
  yield await jsonServer(sandbox, requests, { products, folder })
  yield await prism('Prism, static', requests, {
    flags: [],
    note: 'it keeps nothing; each answer is the one example of the description, a page as well',
  })
  yield await prism('Prism, dynamic', requests, {
    flags: ['--dynamic'],
    note: 'it keeps nothing; each answer is made up from the schema, however long that takes',
  })
}

/** The same store on a PostgreSQL server of this machine, which writes each commit through. */
async function onServer(products: number): Promise<Found> {
  const name = 'on PostgreSQL'
  const server = await startPostgres({ durable: true })
  if (server === undefined) return { name, reason: 'this machine has no PostgreSQL 15 or newer' }
  try {
    const flags = ['--database-url', server.url, '--products', String(products)]
    const sandbox = await startSandbox(...flags)
    const { get, pageWithTotal: page, create } = await requestsOf(sandbox, products)
    const stopBoth = async () => {
      await sandbox.stop()
      await server.stop()
    }
    // The processor time of the server's own processes is not the sandbox's: only the clock is fair.
    return { name, url: sandbox.url, pid: undefined, get, page, create, stop: stopBoth }
  } catch (error) {
    await server.stop()
    throw error
  }
}

/** json-server with the products the store began with in its file, asked for the same page. */
async function jsonServer(
  sandbox: SandboxServer,
  { ids }: Requests,
  { products, folder }: { readonly products: number; readonly folder: string },
): Promise<Rival> {
  const file = join(folder, 'products.json')
  writeFileSync(file, JSON.stringify({ products: await productsOf(sandbox, products) }))
  const page = '/products?priceData.price_gte=20.01&_sort=name&_order=asc&_page=1&_limit=50'
  const server = await startRival('json-server/lib/cli/bin.js', (port) => [
    ...['--quiet', '--host', '127.0.0.1', '--port', port, file],
  ])
  return {
    name: 'json-server 0.17',
    ...server,
    get: (index) => ({ method: 'GET', path: `/products/${ids[index % ids.length]}` }),
    page: () => ({ method: 'GET', path: page }),
    create: (index) => ({
      method: 'POST',
      path: '/products',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(newProduct(index)),
    }),
  }
}

/** Prism on the same description. */
async function prism(
  name: string,
  { get, pageWithTotal: page, create }: Requests,
  { flags, note }: { readonly flags: readonly string[]; readonly note: string },
): Promise<Rival> {
  const description = join(root, 'generated', 'openapi.json')
  const server = await startRival('@stoplight/prism-cli/dist/index.js', (port) => [
    ...['mock', '--verboseLevel', 'silent', '--host', '127.0.0.1', '--port', port],
    ...flags,
    description,
  ])
  return { name, note, ...server, get, page, create }
}

async function startRival(
  program: string,
  flags: (port: string) => readonly string[],
): Promise<Server> {
  const port = String(await freePort())
  const child = spawn(
    process.execPath,
    [join(installed, 'node_modules', program), ...flags(port)],
    { cwd: installed, stdio: 'ignore' },
  )
  const url = `http://127.0.0.1:${port}`
  for (;;) {
    if (child.exitCode !== null) throw new Error(`${program} ended before it was ready`)
    const answers = await ask(url, { method: 'GET', path: '/' }).then(
      () => true,
      () => false,
    )
    // One that is busy for minutes does not hear that it shall end, and has nothing to keep.
    if (answers) return { url, pid: child.pid, stop: () => stop(child, 'SIGKILL') }
    await sleep(100)
  }
}

/** Installs what is missing; the reason where that cannot be done. */
function install(): string | undefined {
  const lock = 'package-lock.json'
  const isCurrent =
    existsSync(join(installed, 'node_modules', 'json-server')) &&
    readFileSync(join(installed, lock), 'utf8') === readFileSync(join(list, lock), 'utf8')
  if (isCurrent) return undefined
  console.log('Installing the rivals into .cache/bench-sandbox …')
  mkdirSync(installed, { recursive: true })
  cpSync(list, installed, { recursive: true })
  try {
    execFileSync('npm', ['ci', '--no-audit', '--no-fund', '--ignore-scripts'], {
      cwd: installed,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    return undefined
  } catch {
    return 'they could not be installed from the package registry'
  }
}
