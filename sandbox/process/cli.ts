#!/usr/bin/env node
/** The command: `storefront-sandbox [--port N] [--data DIR] [--database-url URL] … [--json]`. */
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { createSandbox } from '../composition/sandbox.ts'
import type { SandboxOptions } from '../composition/site.ts'
import { StartFailure } from '../platform/start-failure.ts'
import { mostProducts } from '../storage/sites/store-seed.ts'
import { readAccounts, readRedirectUris } from './account-flags.ts'
import { commands } from './commands/index.ts'
import { flags } from './flags.ts'
import { helpOf, usageOf } from './help.ts'
import { progressBar, sayingWhy } from './progress-bar.ts'
import { stopOnSignal } from './shutdown.ts'
import { parsed, UsageFailure, wholeNumber } from './usage.ts'

/** The built console: beside this file in the package, in the build folder of a checkout. */
const consoleFolders = [join(import.meta.dirname, 'console'), resolve('console/dist')]

const args = process.argv.slice(2)
const [name = ''] = args

try {
  const command = commands.get(name)
  if (args.includes('--help')) console.log(helpOf(name))
  else if (command !== undefined) {
    // EPIPE: the reader has closed the pipe, as `head` does.
    process.stdout.on('error', ({ message }) => {
      if (!message.includes('EPIPE')) exit(1, message)
      process.exit(0)
    })
    await command.run(args.slice(1), console.log)
  } else if (name === '' || name.startsWith('-')) await run(readArguments())
  else throw new UsageFailure(`Unknown command '${name}'.`)
} catch (error) {
  if (error instanceof UsageFailure) exit(2, `${error.message} ${usageOf(name)}`)
  if (error instanceof StartFailure) exit(1, error.message)
  throw error
}

function exit(code: number, line: string): never {
  console.error(line)
  process.exit(code)
}

async function run({ options, port, json, ...given }: ReturnType<typeof readArguments>) {
  const opening = createSandbox({ ...options, progress: progressBar(process.stderr) })
  const sandbox = await sayingWhy(process.stderr, opening)
  let url: string
  try {
    url = (await sandbox.listen({ port, console: given.console })).url
  } catch (error) {
    await sandbox.close()
    throw error
  }
  stopOnSignal(() => sandbox.close())
  const { clientId, apiKey, owner, member, coupons } = sandbox.site
  if (json) {
    const { idpConnectionId } = sandbox
    const idpTokenParams = await sandbox.idpTokenParams()
    const people = { owner, member, coupons, idpConnectionId, idpTokenParams }
    console.log(JSON.stringify({ url, clientId, apiKey, ...people }))
    return
  }
  console.log(`
  The sandbox is running.
${given.console === undefined ? '' : `\n  Console    ${url}/console/`}
  API        ${url}
  Client id  ${clientId}
  API key    ${apiKey}
  Owner      ${owner.email}   ${owner.password}
  Member     ${member.email}   ${member.password}
  Coupons    ${Object.values(coupons).join(' ')}
  Requests   ${url}/_sandbox/
  Outbox     ${url}/_sandbox/outbox
  Settings   ${url}/_sandbox/settings
  Data       ${options.data ?? 'the given database'}

  Press Ctrl-C to stop.
`)
}

function readArguments() {
  const { values } = parsed(args, flags, false)
  if (values.data !== undefined && values['database-url'] !== undefined) {
    throw new UsageFailure('--data and --database-url cannot be combined.')
  }
  if (values['pool-size'] !== undefined && values['database-url'] === undefined) {
    throw new UsageFailure('--pool-size requires --database-url.')
  }
  if (values.data === '') throw new UsageFailure('--data needs a folder, or the word memory.')
  const databaseUrl = values['database-url']
  if (databaseUrl === '') throw new UsageFailure('--database-url needs the address of a database.')
  return {
    options: {
      data: databaseUrl === undefined ? (values.data ?? '.data/sandbox') : undefined,
      databaseUrl,
      poolSize: wholeNumber('--pool-size', values['pool-size'], 1_000, 1),
      products: wholeNumber('--products', values.products, mostProducts),
      seed: wholeNumber('--seed', values.seed, Number.MAX_SAFE_INTEGER),
      accounts: readAccounts(values.accounts),
      redirectUris: readRedirectUris(values['redirect-uris']),
      strict: values.strict,
      checkAnswers: values['check-answers'],
      payments: values['no-payments'] !== true,
      ids: values['seeded-ids'] ? 'seeded' : undefined,
    } satisfies SandboxOptions,
    port: wholeNumber('--port', values.port, 65_535) ?? 4100,
    console: values.console ? consoleFolder() : undefined,
    json: values.json ?? false,
  }
}

function consoleFolder(): string {
  const built = consoleFolders.find((folder) => existsSync(join(folder, 'index.html')))
  if (built !== undefined) return built
  throw new UsageFailure('--console needs the built console: npm run build:console.')
}
