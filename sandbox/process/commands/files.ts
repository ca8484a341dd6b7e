/** Snapshots, resets, exports and imports the store of a running sandbox. */
import { randomUUID } from 'node:crypto'
import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { fieldsOf, listOf } from '../../../src/values/json.ts'
import { StartFailure } from '../../platform/start-failure.ts'
import { UsageFailure } from '../usage.ts'
import { type Command, readCommand } from './command.ts'
import { ask, fetchFile, sendFile } from './running.ts'

/** Reseeds the store. */
export const resetStore: Command = {
  usage: 'reset [--url URL]',
  does: 'replaces the store with a new one from its seed',
  run: async (args, print) => {
    const { url } = readCommand(args, 0)
    await ask(url, '/_sandbox/reset', { method: 'POST' })
    print('Store reset.')
  },
}

/** Exports the store into a file, written atomically. */
export const exportStore: Command = {
  usage: 'export FILE [--url URL]',
  does: 'writes the store into a file',
  run: async (args, print) => {
    const { words, url } = readCommand(args, 1)
    const [file] = words
    if (file === undefined) throw new UsageFailure('export takes the name of a file.')
    const content = await fetchFile(url)
    const draft = `${file}.${randomUUID()}.incomplete`
    try {
      await writeFile(draft, content, { flush: true })
      await rename(draft, file)
    } catch (error) {
      throw fileFailure(`Cannot write ${file}`, error)
    } finally {
      await rm(draft, { force: true })
    }
    print(`${file}: ${content.length.toLocaleString('en')} bytes`)
  },
}

/** Replaces the store by the content of a file. */
export const importStore: Command = {
  usage: 'import FILE [--url URL]',
  does: 'replaces the store with an exported one',
  run: async (args, print) => {
    const { words, url } = readCommand(args, 1)
    const [file] = words
    if (file === undefined) throw new UsageFailure('import takes a file that was exported.')
    const content = await readFile(file).catch((error: unknown) => {
      throw fileFailure(`Cannot read ${file}`, error)
    })
    await sendFile(url, content)
    print('Store imported.')
  },
}

/** The file system's error, without the name of the system call. */
function fileFailure(what: string, error: unknown): StartFailure {
  const [, reason] = /^\w+: ([^,]+)/.exec(error instanceof Error ? error.message : '') ?? []
  return new StartFailure(`${what}: ${reason ?? error}.`, { cause: error })
}

const path = '/_sandbox/snapshots'

/** Takes, restores or removes a snapshot, then lists all, newest first. */
export const snapshots: Command = {
  usage: 'snapshots [take [NAME] | restore NAME | remove NAME] [--url URL]',
  does: 'lists the snapshots, or takes, restores or removes one',
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
