/** PGlite's folder on disk, with the fsync that PGlite leaves out. */
import { closeSync, fsyncSync, openSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { EngineStopped } from './stopped.ts'

type ModuleOptions = Parameters<NodeFS['init']>[1]

/**
 * The Emscripten file system under PGlite has no fsync: the engine asks, nothing is written
 * through, and a power cut loses acknowledged commits or the whole folder. This one supplies the
 * hook and counts its calls, so that the start can prove that a commit reaches the disk.
 */
export class DurableFiles extends NodeFS {
  #calls = 0
  #failure: unknown

  /** How often the engine has had a file written through to the disk. */
  get fsyncs(): number {
    return this.#calls
  }

  /**
   * What the disk said when it refused a write. The engine is not told: it would end the process half
   * way. Instead nothing is asked of it any more, and nothing that it did since is acknowledged.
   */
  get failure(): unknown {
    return this.#failure
  }

  override async init(pglite: PGlite, options: ModuleOptions): ReturnType<NodeFS['init']> {
    const initialised = await super.init(pglite, options)
    // Before the mount, which is the hook the parent has just added.
    initialised.emscriptenOpts.preRun?.unshift((module) => {
      const operations: unknown = Reflect.get(module.NODEFS, 'stream_ops')
      if (!isOperations(operations)) return
      const write = operations.write
      operations.write = (stream, ...rest) => {
        try {
          return write(stream, ...rest)
        } catch (error) {
          // Told that its log cannot grow, the engine never comes back: it is left half way instead.
          if (stream.path?.includes('/pg_wal/')) throw this.#stop(error)
          throw error
        }
      }
      Reflect.set(operations, 'fsync', (stream: { readonly nfd?: unknown }) => {
        if (typeof stream.nfd !== 'number') return 0
        try {
          fsyncSync(stream.nfd)
        } catch (error) {
          this.#stop(error)
        }
        this.#calls += 1
        return 0
      })
    })
    return initialised
  }

  #stop(error: unknown): Error {
    this.#failure ??= error
    return new EngineStopped(error)
  }
}

/** What Emscripten's file system calls for an open file, as far as it is changed here. */
interface StreamOperations {
  write(stream: { readonly path?: string }, ...rest: unknown[]): number
}

function isOperations(value: unknown): value is StreamOperations {
  return typeof Object(value).write === 'function'
}

/** Writes a whole folder through to the disk: once, when a new database has just been laid out. */
export function syncFolder(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) syncFolder(path)
    else if (entry.isFile()) sync(path)
  }
  // Windows cannot open a folder to flush it, and does not need to.
  if (process.platform !== 'win32') sync(folder)
}

function sync(path: string): void {
  const file = openSync(path, 'r')
  try {
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}
