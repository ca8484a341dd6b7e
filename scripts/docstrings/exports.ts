/**
 * The exports of a module, from syntax alone: re-exports are followed from file to file without type-checking, which
 * would be far slower.
 */
import { join, posix } from 'node:path'
import type { Statement, StaticExportEntry } from 'oxc-parser'
import { type Doc, Source } from './source.ts'

/** One exported name with its declarations; overloads and merged declarations are several. */
export interface Export {
  readonly name: string
  readonly declarations: readonly Declared[]
}

export interface Declared {
  readonly node: NonNullable<ReturnType<typeof declarationOf>>
  readonly doc: Doc | undefined
  readonly source: Source
}

/** Names that are generated from the description; the reference documents them on other pages. */
const described = /^generated\/(schema|functions|methods|paths)\b/

export class Modules {
  readonly #root: string
  readonly #built: ReadonlyMap<string, string>
  readonly #sources = new Map<string, Source>()
  readonly #exports = new Map<string, ReadonlyMap<string, Export>>()

  /** Files are named from `root`; `built` are those whose text may not be on disk yet. */
  constructor(root: string, built: ReadonlyMap<string, string> = new Map()) {
    this.#root = root
    this.#built = built
  }

  aboutOf(file: string): string {
    return this.#read(file).about()
  }

  exportsOf(file: string): ReadonlyMap<string, Export> {
    const known = this.#exports.get(file)
    if (known !== undefined) return known
    const found = new Map<string, Export>()
    if (described.test(file)) return found
    for (const entry of this.#read(file).exports) {
      for (const item of this.#exportedBy(entry, file)) found.set(item.name, item)
    }
    this.#exports.set(file, found)
    return found
  }

  isDescribed(file: string): boolean {
    return this.#read(file).requests.some((request) => {
      const target = this.#targetOf(request, file)
      return target !== undefined && described.test(target)
    })
  }

  /** The parser resolves re-exported imports to their origin. */
  #exportedBy(entry: StaticExportEntry, file: string): readonly Export[] {
    const { moduleRequest, importName, localName } = entry
    const name = entry.exportName.name ?? ''
    const source = this.#read(file)
    if (importName.kind === 'All') return [{ name, declarations: declaredIn(source, name) }]
    if (!moduleRequest) {
      const declarations = declaredIn(source, localName.name ?? '')
      return declarations.length === 0 ? [] : [{ name, declarations }]
    }
    const target = this.#targetOf(moduleRequest.value, file)
    if (target === undefined) return []
    const exported = this.exportsOf(target)
    if (importName.kind === 'AllButDefault') return [...exported.values()]
    const found = exported.get(importName.name ?? '')
    return found === undefined ? [] : [{ ...found, name }]
  }

  /** The file that an import resolves to; packages are skipped. */
  #targetOf(target: string, from: string): string | undefined {
    if (!target.startsWith('.')) return undefined
    return posix.join(posix.dirname(from), target)
  }

  #read(file: string): Source {
    const source =
      this.#sources.get(file) ?? new Source(join(this.#root, file), this.#built.get(file))
    this.#sources.set(file, source)
    return source
  }
}

/** The declarations of a name in a file, which also give a namespace its name. */
function declaredIn(source: Source, name: string): readonly Declared[] {
  return source.statements.flatMap((statement) => {
    const node = declarationOf(statement, name)
    return node === undefined ? [] : [{ node, doc: source.docBefore(statement), source }]
  })
}

function declarationOf(statement: Statement, name: string) {
  const isNamed = (id: unknown) =>
    typeof id === 'object' && id !== null && 'name' in id && id.name === name
  const declaration =
    statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
  switch (declaration?.type) {
    case 'VariableDeclaration':
      return declaration.declarations.find(({ id }) => isNamed(id))
    case 'ExportAllDeclaration':
      return isNamed(declaration.exported) ? declaration : undefined
    case 'FunctionDeclaration':
    case 'TSDeclareFunction':
    case 'ClassDeclaration':
    case 'TSInterfaceDeclaration':
    case 'TSTypeAliasDeclaration':
      return isNamed(declaration.id) ? declaration : undefined
    default:
      return undefined
  }
}
