/** `storefront-sandbox faults`: shows, sets or removes the simulated failures of a running sandbox. */
import { fieldsOf, listOf } from '../../../src/values/json.ts'
import { UsageFailure } from '../usage.ts'
import { readCommand } from './read-command.ts'
import { ask } from './running.ts'

/** The arguments of the command. */
export const usage = `faults [set '[{"operation":"carts.*","type":"status","status":503,"rate":0.2}]' [SEED] | clear] [--url URL]`

const path = '/_sandbox/faults.json'

/** Prints the faults as they are afterwards, a line of JSON each. */
export async function run(args: readonly string[], print: (line: string) => void): Promise<void> {
  const { words, url } = readCommand(args, 3)
  const [verb, faults, seed] = words
  const said = await asked(url, verb, faults, seed)
  for (const fault of listOf(fieldsOf(said).faults)) print(JSON.stringify(fault))
}

function asked(url: string, verb?: string, faults = '', seed?: string): Promise<unknown> {
  switch (verb) {
    case undefined:
      return ask(url, path)
    case 'clear':
      return ask(url, path, { method: 'DELETE' })
    case 'set': {
      const body = { faults: parsed(faults), ...(seed !== undefined && { seed: Number(seed) }) }
      return ask(url, path, { method: 'PUT', body })
    }
  }
  throw new UsageFailure(`Unknown action "${verb}" for faults.`)
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new UsageFailure('faults set takes a list of faults as JSON.')
  }
}
