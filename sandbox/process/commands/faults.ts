/** Prints the simulated failures of a running sandbox, after any change. */
import { fieldsOf, listOf } from '../../../src/values/json.ts'
import { parsedJson } from '../../platform/value-at.ts'
import { UsageFailure } from '../usage.ts'
import { type Command, readCommand } from './command.ts'
import { ask } from './running.ts'

/** Prints one line of JSON per fault. */
export const faults: Command = {
  usage: `faults [set '[{"operation":"carts.*","type":"status","status":503,"rate":0.2}]' [SEED] | clear] [--url URL]`,
  run: async (args, print) => {
    const { words, url } = readCommand(args, 3)
    const said = await ask(url, '/_sandbox/faults.json', faultsCall(words))
    for (const fault of listOf(fieldsOf(said).faults)) print(JSON.stringify(fault))
  },
}

function faultsCall([verb, text = '', seed]: readonly string[]): Parameters<typeof ask>[2] {
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
