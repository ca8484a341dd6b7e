/** Prints what governs a running sandbox, after any change: its clock, simulated failures and account settings. */
import { fieldsOf, listOf } from '../../../src/values/json.ts'
import { parsedJson } from '../../platform/value-at.ts'
import { accountList, readAccounts, readRedirectUris } from '../account-flags.ts'
import { UsageFailure } from '../usage.ts'
import { type Command, readCommand, readFlags } from './command.ts'
import { ask, type DeveloperCall } from './running.ts'

/** The clock. */
export const clock: Command = {
  usage: 'clock [freeze | run | reset | advance 15m | at 2027-01-01T00:00:00Z] [--url URL]',
  does: "shows the sandbox's clock, or changes it",
  run: async (args, print) => {
    const { words, url } = readCommand(args, 2)
    const said = await ask(url, '/_sandbox/clock.json', clockCall(words))
    const { now, frozen, offsetSeconds } = fieldsOf(fieldsOf(said).clock)
    print(`${now}${frozen === true ? ', stopped' : ''}, ${offsetSeconds} s from real time`)
  },
}

const seconds: Readonly<Record<string, number>> = { s: 1, m: 60, h: 3600, d: 86_400 }

function clockCall([verb, value]: readonly string[]): DeveloperCall {
  // `freeze 15m` would freeze the clock for good.
  if (value !== undefined && verb !== 'advance' && verb !== 'at') {
    throw new UsageFailure(`Unexpected argument '${value}'.`)
  }
  const change = (body: object) => ({ method: 'PUT', body }) as const
  switch (verb) {
    case undefined:
      return {}
    case 'reset':
      return { method: 'DELETE' }
    case 'freeze':
      return change({ frozen: true })
    case 'run':
      return change({ frozen: false })
    case 'at':
      if (value !== undefined) return change({ now: value })
      throw new UsageFailure('clock at takes a moment such as 2027-01-01T00:00:00Z.')
    case 'advance': {
      const [, count, unit = ''] = /^(\d+)([smhd])$/.exec(value ?? '') ?? []
      if (count !== undefined)
        return change({ advanceSeconds: Number(count) * (seconds[unit] ?? 1) })
      throw new UsageFailure('clock advance takes a time such as 90s, 15m, 2h or 30d.')
    }
  }
  throw new UsageFailure(`Unknown action "${verb}" for clock.`)
}

/** Prints one line of JSON per fault. */
export const faults: Command = {
  usage: `faults [set '[{"operation":"carts.*","type":"status","status":503,"rate":0.2}]' [SEED] | clear] [--url URL]`,
  does: 'shows the simulated failures, or replaces them',
  run: async (args, print) => {
    const { words, url } = readCommand(args, 3)
    const said = await ask(url, '/_sandbox/faults.json', faultsCall(words))
    for (const fault of listOf(fieldsOf(said).faults)) print(JSON.stringify(fault))
  },
}

function faultsCall([verb, text = '', seed]: readonly string[]): DeveloperCall {
  switch (verb) {
    case undefined:
      return {}
    case 'clear':
      return { method: 'DELETE' }
    case 'set': {
      const list = parsedJson(text)
      if (list === undefined) throw new UsageFailure('faults set takes a list of faults as JSON.')
      return {
        method: 'PUT',
        body: { faults: list, ...(seed !== undefined && { seed: Number(seed) }) },
      }
    }
  }
  throw new UsageFailure(`Unknown action "${verb}" for faults.`)
}

const settingFlags = {
  accounts: { type: 'string' },
  'redirect-uris': { type: 'string' },
} as const

/** Prints the account settings as flags. */
export const settings: Command = {
  usage: 'settings [--accounts LIST] [--redirect-uris LIST] [--url URL]',
  does: 'shows the account settings, or changes them',
  run: async (args, print) => {
    const { accounts, 'redirect-uris': addresses, url } = readFlags(args, settingFlags)
    const redirectUris = readRedirectUris(addresses)
    const body = { ...readAccounts(accounts), ...(redirectUris && { redirectUris }) }
    const isChange = Object.keys(body).length > 0
    const said = await ask(url, '/_sandbox/settings', isChange ? { method: 'PUT', body } : {})
    const now = fieldsOf(fieldsOf(said).settings)
    print(`--accounts ${accountList(now)}`)
    print(`--redirect-uris ${listOf(now.redirectUris).join(',') || 'none'}`)
  },
}
