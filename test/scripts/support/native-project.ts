/** A project in the compiler of `npm run types`: loaded once, then queried for errors and types. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import type { Node, SourceFile } from 'typescript-7/unstable/ast'
import { API, type Checker, type Diagnostic, type Project } from 'typescript-7/unstable/sync'
import { type Complaint, symbolAt } from './complaint.ts'

/** The checked files, by paths from the root, or folders with their tsconfig. */
type Checked =
  | {
      readonly files: readonly string[]
      readonly options: Readonly<Record<string, unknown>>
      /** A tsconfig that the options add to. */
      readonly extends?: string
    }
  | { readonly folders: readonly string[] }

/** Runs a child process: close it. */
export class NativeProject {
  readonly #root: string
  readonly #checked: Checked
  readonly #settings = join(mkdtempSync(join(tmpdir(), 'types-')), 'tsconfig.json')
  readonly #api: API
  #project: Project

  constructor(root: string, checked: Checked) {
    this.#root = root
    this.#checked = checked
    writeFileSync(this.#settings, JSON.stringify(settingsOf(root, checked)))
    this.#api = new API({ cwd: root })
    this.#project = this.#read({ openProjects: [this.#settings] })
  }

  get checker(): Checker {
    return this.#project.checker
  }

  /** The checked files, by paths from the root. */
  files(): readonly string[] {
    if ('files' in this.#checked) return this.#checked.files
    const { folders } = this.#checked
    return this.#project.program
      .getSourceFileNames()
      .map((name) => relative(this.#root, name))
      .filter((name) => folders.some((folder) => name.startsWith(`${folder}/`)))
  }

  source(file: string): SourceFile {
    const source = this.#project.program.getSourceFile(join(this.#root, file))
    if (source === undefined) throw new Error(`${file} was not found`)
    return source
  }

  /** The type errors of the checked files. */
  complaints(): readonly Complaint[] {
    const { program } = this.#project
    return this.files().flatMap((file) => {
      const path = join(this.#root, file)
      const found = [
        ...program.getSyntacticDiagnostics(path),
        ...program.getSemanticDiagnostics(path),
      ]
      if (found.length === 0) return []
      const source = this.source(file)
      return found.map((diagnostic) => ({
        file,
        symbol: symbolAt(source, diagnostic.pos) ?? '',
        line: source.text.slice(diagnostic.pos).split('\n')[0] ?? '',
        message: textOf(diagnostic),
      }))
    })
  }

  /** Reloads changed files. */
  reread(): void {
    this.#project = this.#read({ fileChanges: { invalidateAll: true } })
  }

  close(): void {
    this.#api.close()
    rmSync(dirname(this.#settings), { recursive: true, force: true })
  }

  #read(change: Parameters<API['updateSnapshot']>[0]): Project {
    const project = this.#api.updateSnapshot(change).getProject(this.#settings)
    if (project === undefined) throw new Error(`The compiler does not know ${this.#settings}.`)
    return project
  }
}

/** Other tests use the other cores, and each checker learns the common types anew. */
const shared = (root: string): object => ({
  typeRoots: [join(root, 'node_modules/@types')],
  singleThreaded: true,
})

const settingsOf = (root: string, checked: Checked): object =>
  'files' in checked
    ? {
        ...(checked.extends && { extends: join(root, checked.extends) }),
        compilerOptions: { ...checked.options, ...shared(root) },
        files: checked.files.map((file) => join(root, file)),
        // Otherwise those of the settings that it extends.
        include: [],
      }
    : {
        extends: join(root, 'tsconfig.json'),
        compilerOptions: shared(root),
        include: checked.folders.map((folder) => join(root, folder)),
      }

/** A node and every one below it, outermost first. */
export function* nodesOf(node: Node): Generator<Node> {
  yield node
  const children: Node[] = []
  node.forEachChild((child) => void children.push(child))
  for (const child of children) yield* nodesOf(child)
}

/** A complaint and what explains it further. */
const textOf = ({ text, messageChain = [] }: Diagnostic): string =>
  [text, ...messageChain.map(textOf)].join('\n')
