/** Snapshots of a running sandbox. */
import { fieldsOf, listOf } from '../../../src/values/json.ts'
import { UsageFailure } from '../usage.ts'
import { type Command, readCommand } from './command.ts'
import { ask } from './running.ts'

const path = '/_sandbox/snapshots'

/** Takes, restores or removes a snapshot, then lists all, newest first. */
export const snapshots: Command = {
  usage: 'snapshots [take [NAME] | restore NAME | remove NAME] [--url URL]',
  run: async (args, print) => {
    const { words, url } = readCommand(args, 2)
    const [verb, name] = words
    if (verb !== undefined) await perform(url, verb, name)
    const said = fieldsOf(await ask(url, `${path}.json`))
    for (const { name: shown, createdDate } of listOf(said.snapshots).map(fieldsOf)) {
      print(`${createdDate}  ${shown}`)
    }
  },
}

async function perform(url: string, verb: string, name: string | undefined): Promise<void> {
  if (verb === 'take') {
    await ask(url, `${path}.json`, { method: 'POST', body: name === undefined ? {} : { name } })
    return
  }
  if (verb !== 'restore' && verb !== 'remove') {
    throw new UsageFailure(`Unknown action "${verb}" for snapshots.`)
  }
  if (name === undefined) throw new UsageFailure(`snapshots ${verb} takes a name.`)
  const named = `${path}/${encodeURIComponent(name)}`
  if (verb === 'restore') await ask(url, `${named}/restore`, { method: 'POST' })
  else await ask(url, named, { method: 'DELETE' })
}
