/** Prints the clock of a running sandbox, after any change. */
import { fieldsOf } from '../../../src/values/json.ts'
import { UsageFailure } from '../usage.ts'
import { type Command, readCommand } from './command.ts'
import { ask } from './running.ts'

/** The clock. */
export const clock: Command = {
  usage: 'clock [freeze | run | reset | advance 15m | at 2027-01-01T00:00:00Z] [--url URL]',
  run: async (args, print) => {
    const { words, url } = readCommand(args, 2)
    const said = await ask(url, '/_sandbox/clock.json', clockCall(words))
    const { now, frozen, offsetSeconds } = fieldsOf(fieldsOf(said).clock)
    print(`${now}${frozen === true ? ', stopped' : ''}, ${offsetSeconds} s from real time`)
  },
}

const seconds: Readonly<Record<string, number>> = { s: 1, m: 60, h: 3600, d: 86_400 }

function clockCall([verb, value]: readonly string[]): Parameters<typeof ask>[2] {
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
