/** `storefront-sandbox clock`: shows or moves the clock of a running sandbox. */
import { fieldsOf } from '../../../src/values/json.ts'
import { UsageFailure } from '../usage.ts'
import { readCommand } from './read-command.ts'
import { ask } from './running.ts'

/** The arguments of the command. */
export const usage =
  'clock [freeze | run | reset | advance 15m | at 2027-01-01T00:00:00Z] [--url URL]'

const seconds: Readonly<Record<string, number>> = { s: 1, m: 60, h: 3600, d: 86_400 }

/** Prints the clock as it is afterwards. */
export async function run(args: readonly string[], print: (line: string) => void): Promise<void> {
  const { words, url } = readCommand(args, 2)
  const [verb, value] = words
  const path = '/_sandbox/clock.json'
  const said =
    verb === undefined
      ? await ask(url, path)
      : verb === 'reset'
        ? await ask(url, path, { method: 'DELETE' })
        : await ask(url, path, { method: 'PUT', body: changeOf(verb, value) })
  const { now, frozen, offsetSeconds } = fieldsOf(fieldsOf(said).clock)
  print(`${now}${frozen === true ? ', stopped' : ''}, ${offsetSeconds} s from real time`)
}

function changeOf(verb: string, value: string | undefined): object {
  switch (verb) {
    case 'freeze':
      return { frozen: true }
    case 'run':
      return { frozen: false }
    case 'at':
      if (value !== undefined) return { now: value }
      break
    case 'advance': {
      const [, count, unit = ''] = /^(\d+)([smhd])$/.exec(value ?? '') ?? []
      if (count !== undefined) return { advanceSeconds: Number(count) * (seconds[unit] ?? 1) }
      throw new UsageFailure('clock advance takes a time such as 90s, 15m, 2h or 30d.')
    }
  }
  throw new UsageFailure(`Unknown action "${verb}" for clock.`)
}
