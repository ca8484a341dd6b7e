// `npm start`: serves the console, the example shop and the sandbox on one port, with a persistent store.
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { createSandbox } from '../sandbox/composition/sandbox.ts'
import { stopOnSignal } from '../sandbox/process/shutdown.ts'
import { parsed, UsageFailure, wholeNumber } from '../sandbox/process/usage.ts'
import { clearFolder, contentOf } from '../sandbox/storage/database/pglite/folder-content.ts'
import { lockFolder } from '../sandbox/storage/database/pglite/lock.ts'
import { builtConsole } from './built-apps.ts'
import { shopOfClone, shopPath } from './shop.ts'

try {
  await start()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  if (!(error instanceof UsageFailure)) process.exit(1)
  console.error('Usage: npm start -- [--port N] [--data DIR] [--fresh]')
  process.exit(2)
}

async function start() {
  const { root, port, data, fresh } = readArguments()
  if (fresh) await beginAnew(data)
  console.log('Building the console and opening the store…')
  const [sandbox, consoleFolder] = await Promise.all([createSandbox({ data }), builtConsole(root)])
  const shop = shopOfClone(root)
  const listening = { port, console: consoleFolder, apps: { [shopPath]: shop.answer } }
  const { url } = await sandbox.listen(listening).catch(async (error) => {
    await sandbox.close()
    throw error
  })
  const { owner, member, clientId } = sandbox.site
  // React must run in the mode of the shop's build.
  process.env.NODE_ENV = 'production'
  process.env.STOREFRONT_PLATFORM = url
  process.env.STOREFRONT_CLIENT_ID = clientId

  console.log(`
  Storefront is running.

  Console   ${url}/console/
  Shop      ${url}${shopPath} (building, ready in a moment)
  Owner     ${owner.email}   ${owner.password}
  Member    ${member.email}   ${member.password}

  API       ${url}
  Outbox    ${url}/_sandbox/outbox
  Data      ${data} (npm start -- --fresh resets it)

  Press Ctrl-C to stop.
`)

  let isEnding = false
  // Not awaited: the console and the API are ready before the shop.
  shop.build().catch((error: unknown) => {
    // Ctrl-C ends the builder, too.
    if (!isEnding) console.error(error)
  })
  stopOnSignal(() => {
    isEnding = true
    return sandbox.close()
  })
}

function readArguments() {
  const options = {
    // The repository: passed by start.js, because the bundle is elsewhere.
    root: { type: 'string', default: '.' },
    port: { type: 'string', default: '4100' },
    data: { type: 'string' },
    fresh: { type: 'boolean', default: false },
  } as const
  const { values } = parsed(process.argv.slice(2), options, false)
  const root = resolve(values.root)
  const data = resolve(values.data ?? join(root, '.data/store'))
  const port = wholeNumber('--port', values.port, 65_535) ?? 0
  return { root, port, data, fresh: values.fresh }
}

/** Resets the store's folder, unless it is in use or not a store. */
async function beginAnew(folder: string) {
  const unlock = await lockFolder(folder)
  try {
    if (contentOf(folder).length > 0 && !isStore(folder))
      throw new Error(`${folder} is not a store: nothing was deleted.`)
    clearFolder(folder)
  } finally {
    unlock()
  }
}

function isStore(folder: string): boolean {
  return existsSync(join(folder, 'PG_VERSION'))
}
