/**
 * The exports of a module, found by reading: re-exports are followed from file to file and nothing is type-checked, so
 * that it takes a moment instead of a compilation.
 */
import { dirname, join, relative, resolve } from 'node:path'
import type {
  Class,
  Declaration,
  ExportAllDeclaration,
  ExportNamedDeclaration,
  Function as FunctionNode,
  ModuleExportName,
  Statement,
  TSInterfaceDeclaration,
  TSTypeAliasDeclaration,
  VariableDeclarator,
} from 'oxc-parser'
import { type Doc, Source } from './source.ts'

/** One exported name with its declarations; overloads and merged declarations are several. */
export interface Export {
  readonly name: string
  readonly declarations: readonly Declared[]
}

export interface Declared {
  readonly node:
    | FunctionNode
    | Class
    | TSInterfaceDeclaration
    | TSTypeAliasDeclaration
    | VariableDeclarator
    | ExportAllDeclaration
  readonly doc: Doc | undefined
  readonly source: Source
}

/** Names that are generated from the description; the reference documents them on other pages. */
const described = /^generated\/(schema|functions|methods|paths)\b/

export class Modules {
  readonly #root: string
  readonly #sources = new Map<string, Source>()
  readonly #exports = new Map<string, ReadonlyMap<string, Export>>()

  /** Files are named from `root`. */
  constructor(root: string) {
    this.#root = root
  }

  /** What a file is for. */
  aboutOf(file: string): string {
    return this.#read(file).about()
  }

  /** What a file exports, without the names made from the description. */
  exportsOf(file: string): ReadonlyMap<string, Export> {
    const known = this.#exports.get(file)
    if (known !== undefined) return known
    const found = new Map<string, Export>()
    if (described.test(file)) return found
    for (const statement of this.#read(file).statements) {
      for (const item of this.#exportedBy(statement, file)) {
        const { declarations = [] } = found.get(item.name) ?? {}
        found.set(item.name, { ...item, declarations: [...declarations, ...item.declarations] })
      }
    }
    this.#exports.set(file, found)
    return found
  }

  /** Whether a file hands on names of the description. */
  isDescribed(file: string): boolean {
    return this.#read(file).statements.some((statement) => {
      const target =
        'source' in statement ? this.#targetOf(statement.source?.value, file) : undefined
      return target !== undefined && described.test(target)
    })
  }

  #exportedBy(statement: Statement, file: string): readonly Export[] {
    if (statement.type === 'ExportNamedDeclaration') {
      return statement.declaration
        ? declaredBy(statement.declaration, statement, this.#read(file))
        : this.#handedOn(statement, file)
    }
    if (statement.type !== 'ExportAllDeclaration') return []
    const target = this.#targetOf(statement.source.value, file)
    if (statement.exported === null) {
      return target === undefined ? [] : [...this.exportsOf(target).values()]
    }
    const source = this.#read(file)
    const doc = source.docBefore(statement)
    return [{ name: nameOf(statement.exported), declarations: [{ node: statement, doc, source }] }]
  }

  #handedOn({ specifiers, source }: ExportNamedDeclaration, file: string): readonly Export[] {
    const target = this.#targetOf(source?.value, file)
    return specifiers.flatMap(({ local, exported }) => {
      const found =
        target === undefined
          ? this.#local(nameOf(local), file)
          : this.exportsOf(target).get(nameOf(local))
      return found === undefined ? [] : [{ ...found, name: nameOf(exported) }]
    })
  }

  /** A name that a file declares or imports, and exports by a separate statement. */
  #local(name: string, file: string): Export | undefined {
    const source = this.#read(file)
    for (const statement of source.statements) {
      if (statement.type === 'ImportDeclaration') {
        const target = this.#targetOf(statement.source.value, file)
        const specifier = statement.specifiers.find(({ local }) => local.name === name)
        if (target === undefined || specifier?.type !== 'ImportSpecifier') continue
        return this.exportsOf(target).get(nameOf(specifier.imported))
      }
      const declaration =
        statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
      const own = declaration && declaredBy(declaration, statement, source)
      const found = own?.find((item) => item.name === name)
      if (found !== undefined) return found
    }
    return undefined
  }

  /** The file that a statement leads to; packages are left out. */
  #targetOf(target: string | undefined, from: string): string | undefined {
    if (!target?.startsWith('.')) return undefined
    return relative(this.#root, resolve(this.#root, dirname(from), target))
  }

  #read(file: string): Source {
    const source = this.#sources.get(file) ?? new Source(join(this.#root, file))
    this.#sources.set(file, source)
    return source
  }
}

function nameOf(name: ModuleExportName): string {
  return name.type === 'Literal' ? name.value : name.name
}

function declaredBy(
  declaration: Declaration | Statement,
  statement: Statement,
  source: Source,
): readonly Export[] {
  const doc = source.docBefore(statement)
  switch (declaration.type) {
    case 'VariableDeclaration':
      return declaration.declarations.flatMap((node) =>
        node.id.type === 'Identifier'
          ? [{ name: node.id.name, declarations: [{ node, doc, source }] }]
          : [],
      )
    case 'FunctionDeclaration':
    case 'TSDeclareFunction':
    case 'ClassDeclaration':
    case 'TSInterfaceDeclaration':
    case 'TSTypeAliasDeclaration': {
      const { id } = declaration
      return id ? [{ name: id.name, declarations: [{ node: declaration, doc, source }] }] : []
    }
    default:
      return []
  }
}
