/** Loads an archive into a database in memory without copies; PGlite's own loader copies each file three times. */
import { MemoryFS, PGlite } from '@electric-sql/pglite'

/** The part of Emscripten's file system that creates files. */
interface Files {
  mkdirTree(path: string): void
  writeFile(path: string, content: Uint8Array, options: { readonly canOwn: boolean }): void
}

/** Instantiates the engine's WebAssembly with its imports. */
type LoadCode = (imports: { readonly env: object }, loaded: unknown) => object

/** Takes over the bytes of an archive, which are mutated. */
export class ArchivedFiles extends MemoryFS {
  readonly #archive: Buffer

  constructor(archive: Buffer) {
    super()
    this.#archive = archive
  }

  override async init(...[pg, options]: Parameters<MemoryFS['init']>) {
    const { emscriptenOpts } = await super.init(pg, options)
    const loadCode: LoadCode = emscriptenOpts.instantiateWasm
    // Stubs the engine's only timer, for unread statistics, which kept the process alive for ten seconds.
    const withoutTimer: LoadCode = (imports, loaded) => {
      Object.assign(imports.env, { _setitimer_js: () => 0 })
      return loadCode(imports, loaded)
    }
    return { emscriptenOpts: { ...emscriptenOpts, instantiateWasm: withoutTimer } }
  }

  override async initialSyncFs(): Promise<void> {
    const files: Files | undefined = this.pg?.Module.FS
    files?.mkdirTree(PGlite.paths.PGDATA)
    for (const { path, content } of entriesOf(this.#archive)) {
      const place = `${PGlite.paths.PGDATA}/${path}`
      if (content === undefined) files?.mkdirTree(place)
      else files?.writeFile(place, content, { canOwn: true })
    }
  }
}

/** The block size of tar. */
const block = 512
const folderType = '5'

/** The files of an archive, and its folders without content. */
function* entriesOf(archive: Buffer): Generator<{ path: string; content?: Uint8Array }> {
  for (let at = 0; archive[at]; ) {
    const field = (from: number, length: number) =>
      archive.toString('latin1', at + from, at + from + length).replace(/\0.*/s, '')
    const size = Number.parseInt(field(124, 12), 8)
    const content = archive.subarray(at + block, at + block + size)
    const path = field(0, 100).replace(/^\//, '')
    yield { path, content: field(156, 1) === folderType ? undefined : content }
    at += block + Math.ceil(size / block) * block
  }
}
