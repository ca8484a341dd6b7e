/** PGlite's folder on disk, with the fsync that PGlite leaves out. */
import { closeSync, constants, fsyncSync, openSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { EngineStopped } from './stopped.ts'

/**
 * The Emscripten file system under PGlite ignores fsync: nothing is flushed, and a power cut loses
 * acknowledged commits or the whole folder. This one implements the hook and counts its calls, so that
 * the start can prove that a commit reaches the disk.
 */
export class DurableFiles extends NodeFS {
  #calls = 0
  #failure: unknown
  #abandoned = false
  readonly #open = new Set<number>()

  get fsyncs(): number {
    return this.#calls
  }

  /**
   * The error of a refused write. It is kept from the engine, which would abort the process half way;
   * instead no statement runs any more, and nothing since is acknowledged.
   */
  get failure(): unknown {
    return this.#failure
  }

  /**
   * Closes the engine's open files, which it cannot do itself in its interrupted state. Nothing is written
   * any more.
   */
  abandon(): void {
    this.#abandoned = true
    for (const file of this.#open) closeSync(file)
    this.#open.clear()
  }

  override async init(...given: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const initialised = await super.init(...given)
    // Before the mount, the hook just added by the parent.
    initialised.emscriptenOpts.preRun?.unshift((module) => {
      const operations: unknown = Reflect.get(module.NODEFS, 'stream_ops')
      if (!isOperations(operations)) return
      const { open, close, write } = operations
      operations.open = (stream) => {
        open(stream)
        if (typeof stream.nfd === 'number') this.#open.add(stream.nfd)
      }
      operations.close = (stream) => {
        close(stream)
        const isShared = (stream.shared?.refcount ?? 0) > 0
        if (typeof stream.nfd === 'number' && !isShared) this.#open.delete(stream.nfd)
      }
      operations.write = (stream, ...rest) => {
        if (this.#abandoned) throw new EngineStopped(this.#failure)
        try {
          return write(stream, ...rest)
        } catch (error) {
          // Told that its WAL cannot grow, the engine never returns: it is left half way instead.
          if (stream.path?.includes('/pg_wal/')) throw this.#stop(error)
          throw error
        }
      }
      Reflect.set(operations, 'fsync', (stream: OpenStream) => {
        if (typeof stream.nfd !== 'number') return 0
        try {
          if (isWritable(stream)) fsyncSync(stream.nfd)
          else sync(join(this.rootDir, (stream.path ?? '').slice(PGlite.paths.PGDATA.length)))
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

/** An open file in Emscripten. */
interface OpenStream {
  readonly path?: string
  readonly flags?: number
  /** The native file descriptor. */
  readonly nfd?: unknown
  /** The number of streams sharing it. */
  readonly shared?: { readonly refcount?: number }
}

/** The overridden operations of Emscripten's file system. */
interface StreamOperations {
  open(stream: OpenStream): void
  close(stream: OpenStream): void
  write(stream: OpenStream, ...rest: unknown[]): number
}

function isOperations(value: unknown): value is StreamOperations {
  const operations = Object(value)
  return ['open', 'close', 'write'].every((name) => typeof operations[name] === 'function')
}

function isWritable({ flags = 0 }: OpenStream): boolean {
  return (flags & (constants.O_WRONLY | constants.O_RDWR)) !== 0
}

/** Flushes a whole folder, once after a new database was initialized. */
export function syncFolder(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) syncFolder(path)
    else if (entry.isFile()) sync(path)
  }
  sync(folder)
}

/** Flushes one file or folder. Windows flushes only files that were opened for writing; its folders need no flush. */
export function sync(path: string): void {
  const isFolder = statSync(path).isDirectory()
  if (isFolder && process.platform === 'win32') return
  const file = openSync(path, isFolder ? 'r' : 'r+')
  try {
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}
