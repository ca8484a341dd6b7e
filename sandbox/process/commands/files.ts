/** Resets, exports and imports the store of a running sandbox. */
import { randomUUID } from 'node:crypto'
import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { StartFailure } from '../../platform/start-failure.ts'
import { UsageFailure } from '../usage.ts'
import { type Command, readCommand } from './command.ts'
import { ask, fetchFile, sendFile } from './running.ts'

/** Reseeds the store. */
export const resetStore: Command = {
  usage: 'reset [--url URL]',
  run: async (args, print) => {
    const { url } = readCommand(args, 0)
    await ask(url, '/_sandbox/reset', { method: 'POST' })
    print('Store reset.')
  },
}

/** Exports the store into a file, written atomically. */
export const exportStore: Command = {
  usage: 'export FILE [--url URL]',
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
