/** PGlite's folder on disk, with the fsync that PGlite leaves out. */
import { closeSync, fsyncSync, openSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

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
      if (typeof operations !== 'object' || operations === null) return
      Reflect.set(operations, 'fsync', (stream: { readonly nfd?: unknown }) => {
        if (typeof stream.nfd !== 'number') return 0
        try {
          fsyncSync(stream.nfd)
        } catch (error) {
          this.#failure ??= error
        }
        this.#calls += 1
        return 0
      })
    })
    return initialised
  }
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
