/**
 * The exports of a module, found by reading: re-exports are followed from file to file and nothing is type-checked, so
 * that it takes a moment instead of a compilation.
 */
import { readFileSync } from 'node:fs'
import { dirname, relative, resolve } from 'node:path'
import ts from 'typescript'

/** One exported name with its declarations; overloads and merged declarations are several. */
export interface Export {
  readonly name: string
  readonly declarations: readonly ts.Declaration[]
}

/** Names that are generated from the description; the reference documents them on other pages. */
const described = /^generated\/(schema|functions|methods|paths)\b/

export class Modules {
  readonly #root: string
  readonly #files = new Map<string, ts.SourceFile>()
  readonly #exports = new Map<string, ReadonlyMap<string, Export>>()

  /** Files are named from `root`. */
  constructor(root: string) {
    this.#root = root
  }

  /** The files that were read so far. */
  get files(): readonly string[] {
    return [...this.#files.keys()]
  }

  /** The comment that says what a file is for: the one with `@packageDocumentation`, else the first. */
  aboutOf(file: string): string {
    const { text } = this.#read(file)
    const comments = [...text.matchAll(/\/\*\*([\s\S]*?)\*\//g)].map(([, body = '']) => body)
    const chosen = comments.find((body) => body.includes('@packageDocumentation')) ?? comments[0]
    return (chosen ?? '')
      .replace('@packageDocumentation', '')
      .replace(/^\s*\* ?/gm, '')
      .trim()
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
      const target = targetOf(statement)
      return target !== undefined && described.test(this.#resolve(target, file))
    })
  }

  #exportedBy(statement: ts.Statement, file: string): readonly Export[] {
    if (ts.isExportDeclaration(statement)) return this.#handedOn(statement, file)
    return isExported(statement) ? declaredBy(statement) : []
  }

  #handedOn(statement: ts.ExportDeclaration, file: string): readonly Export[] {
    const target = targetOf(statement)
    const { exportClause } = statement
    if (exportClause === undefined) {
      return target === undefined ? [] : [...this.exportsOf(this.#resolve(target, file)).values()]
    }
    if (ts.isNamespaceExport(exportClause)) {
      return [{ name: exportClause.name.text, declarations: [statement] }]
    }
    return exportClause.elements.flatMap(({ name, propertyName }) => {
      const original = (propertyName ?? name).text
      const found =
        target === undefined
          ? this.#local(original, file)
          : this.exportsOf(this.#resolve(target, file)).get(original)
      return found === undefined ? [] : [{ ...found, name: name.text }]
    })
  }

  /** A name that a file declares or imports, and exports by a separate statement. */
  #local(name: string, file: string): Export | undefined {
    for (const statement of this.#read(file).statements) {
      const own = declaredBy(statement).find((item) => item.name === name)
      if (own !== undefined) return own
      if (!ts.isImportDeclaration(statement)) continue
      const bindings = statement.importClause?.namedBindings
      if (bindings === undefined || !ts.isNamedImports(bindings)) continue
      const element = bindings.elements.find((item) => item.name.text === name)
      const target = targetOf(statement)
      if (element === undefined || target === undefined) continue
      return this.exportsOf(this.#resolve(target, file)).get(
        (element.propertyName ?? element.name).text,
      )
    }
    return undefined
  }

  #resolve(target: string, from: string): string {
    return relative(this.#root, resolve(this.#root, dirname(from), target))
  }

  #read(file: string): ts.SourceFile {
    const known = this.#files.get(file)
    if (known !== undefined) return known
    const text = readFileSync(resolve(this.#root, file), 'utf8')
    const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
    this.#files.set(file, source)
    return source
  }
}

/** The file a statement imports from or exports from; packages are left out. */
function targetOf(statement: ts.Statement): string | undefined {
  if (!ts.isExportDeclaration(statement) && !ts.isImportDeclaration(statement)) return undefined
  const { moduleSpecifier } = statement
  if (moduleSpecifier === undefined || !ts.isStringLiteral(moduleSpecifier)) return undefined
  return moduleSpecifier.text.startsWith('.') ? moduleSpecifier.text : undefined
}

function isExported(statement: ts.Statement): boolean {
  if (!ts.canHaveModifiers(statement)) return false
  const modifiers = ts.getModifiers(statement) ?? []
  return modifiers.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
}

function declaredBy(statement: ts.Statement): readonly Export[] {
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.flatMap((declaration) =>
      ts.isIdentifier(declaration.name)
        ? [{ name: declaration.name.text, declarations: [declaration] }]
        : [],
    )
  }
  const isNamed =
    ts.isFunctionDeclaration(statement) ||
    ts.isClassDeclaration(statement) ||
    ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement)
  if (!isNamed || statement.name === undefined) return []
  return [{ name: statement.name.text, declarations: [statement] }]
}
