/** Finds the code that decides by the value of an enumeration: comparisons, switches, lookups. */
import { join, relative } from 'node:path'
import ts from 'typescript'
import { sharingHost } from './parsed-files.ts'
import { settingsFile, symbolAt } from './project-check.ts'

export interface Decision {
  readonly file: string
  /** The top-level declaration it is in; empty outside of all. */
  readonly symbol: string
  readonly enumeration: string
  /** Its first line. */
  readonly text: string
}

/** Enumeration → its values. */
export type Enumerations = ReadonlyMap<string, readonly string[]>

/** The value that a test adds to an enumeration. */
export const addedTo = (enumeration: string): string => `ADDED_${enumeration}`

/**
 * The decisions in `folders` of a copy of the project. An enumeration is known by the value that was added to it: every
 * type made of it counts, whatever it is called and whatever was narrowed away before.
 */
export function decisionsIn(
  copy: string,
  folders: readonly string[],
  enumerations: Enumerations,
): readonly Decision[] {
  const { config } = ts.readConfigFile(join(copy, settingsFile), ts.sys.readFile)
  const { options, fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, copy)
  const program = ts.createProgram(fileNames, options, sharingHost(options))
  const finder = new Finder(program.getTypeChecker(), enumerations)
  return program.getSourceFiles().flatMap((source) => {
    const file = relative(copy, source.fileName)
    if (!folders.some((folder) => file.startsWith(`${folder}/`))) return []
    return finder.find(source).map(({ node, enumeration }) => ({
      file,
      symbol: symbolAt(source, node.getStart(source)) ?? '',
      enumeration,
      text: node.getText(source).split('\n')[0] ?? '',
    }))
  })
}

const comparisons = new Set([
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
  ts.SyntaxKind.EqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsToken,
])

/** Methods that look for a value among others. */
const searches = new Set(['has', 'get', 'includes', 'indexOf', 'lastIndexOf'])

class Finder {
  readonly #checker: ts.TypeChecker
  readonly #enumerations: Enumerations
  readonly #added: ReadonlyMap<string, string>
  /** Compared with a value in capitals, any text decides on its enumeration. */
  readonly #capitals: ReadonlyMap<string, string>

  constructor(checker: ts.TypeChecker, enumerations: Enumerations) {
    this.#checker = checker
    this.#enumerations = enumerations
    const names = [...enumerations.keys()]
    this.#added = new Map(names.map((name) => [addedTo(name), name]))
    const capitals = [...enumerations].flatMap(([name, values]) =>
      values.filter((value) => /^[A-Z]{2}/.test(value)).map((value) => [value, name] as const),
    )
    this.#capitals = new Map(capitals)
  }

  find(source: ts.SourceFile): readonly { node: ts.Node; enumeration: string }[] {
    const found: { node: ts.Node; enumeration: string }[] = []
    const visit = (node: ts.Node) => {
      const enumeration = this.#decides(node)
      if (enumeration !== undefined) found.push({ node, enumeration })
      ts.forEachChild(node, visit)
    }
    visit(source)
    return found
  }

  /** The enumeration by whose values a node decides. */
  #decides(node: ts.Node): string | undefined {
    if (ts.isSwitchStatement(node)) return this.#enumerationOf(node.expression)
    if (ts.isBinaryExpression(node)) return this.#comparison(node)
    if (ts.isElementAccessExpression(node)) {
      return this.#lookup(node.expression, node.argumentExpression)
    }
    if (!ts.isCallExpression(node)) return undefined
    const [first, second] = node.arguments
    if (first === undefined) return undefined
    const isSearch =
      ts.isPropertyAccessExpression(node.expression) && searches.has(node.expression.name.text)
    if (isSearch) return this.#enumerationOf(first)
    return second && ts.isIdentifier(first) ? this.#lookup(first, second) : undefined
  }

  #comparison({ left, right, operatorToken }: ts.BinaryExpression): string | undefined {
    if (!comparisons.has(operatorToken.kind)) return undefined
    const [literal, compared] = ts.isStringLiteral(left) ? [left, right] : [right, left]
    // Whether two values are the same, or there is one at all, needs no branch for each value.
    if (!ts.isStringLiteral(literal)) return undefined
    const isAnyText = this.#literalsOf(compared).length === 0
    return isAnyText ? this.#capitals.get(literal.text) : this.#enumerationOf(compared)
  }

  /** A table that must have an entry for each value stops compiling by itself. */
  #lookup(table: ts.Expression, key: ts.Expression): string | undefined {
    const enumeration = this.#enumerationOf(key)
    if (enumeration === undefined) return undefined
    const type = this.#checker.getTypeAtLocation(table)
    const values = this.#enumerations.get(enumeration) ?? []
    const isTable =
      type.getStringIndexType() !== undefined || values.some((value) => type.getProperty(value))
    const entry = type.getProperty(addedTo(enumeration))
    const isWhole = entry !== undefined && (entry.flags & ts.SymbolFlags.Optional) === 0
    return isTable && !isWhole ? enumeration : undefined
  }

  #enumerationOf(expression: ts.Expression): string | undefined {
    for (const value of this.#literalsOf(expression)) {
      const enumeration = this.#added.get(value)
      if (enumeration !== undefined) return enumeration
    }
    return undefined
  }

  #literalsOf(expression: ts.Expression): readonly string[] {
    const type = this.#checker.getTypeAtLocation(expression)
    return (type.isUnion() ? type.types : [type]).flatMap((part) =>
      part.isStringLiteral() ? [part.value] : [],
    )
  }
}
