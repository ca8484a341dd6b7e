/** Finds code that branches on an enumeration: comparisons, switches, lookups. */
import {
  type BinaryExpression,
  type Expression,
  isBinaryExpression,
  isCallExpression,
  isElementAccessExpression,
  isIdentifier,
  isPropertyAccessExpression,
  isStringLiteral,
  isSwitchStatement,
  type Node,
  type SourceFile,
  SyntaxKind,
} from 'typescript-7/unstable/ast'
import { type Checker, SymbolFlags, TypeFlags } from 'typescript-7/unstable/sync'
import { symbolAt } from './complaint.ts'
import { type NativeProject, nodesOf } from './native-project.ts'

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
 * The decisions in some folders of a project. An enumeration is recognized by its added value: every type
 * derived from it counts, whatever its name or narrowing.
 */
export function decisionsIn(
  project: NativeProject,
  folders: readonly string[],
  enumerations: Enumerations,
): readonly Decision[] {
  const finder = new Finder(project.checker, enumerations)
  const files = project
    .files()
    .filter((file) => folders.some((folder) => file.startsWith(`${folder}/`)))
  return files.flatMap((file) => {
    const source = project.source(file)
    return finder.find(source).map(({ node, enumeration }) => ({
      file,
      symbol: symbolAt(source, node.getStart(source)) ?? '',
      enumeration,
      text: node.getText(source).split('\n')[0] ?? '',
    }))
  })
}

const comparisons = new Set([
  SyntaxKind.EqualsEqualsEqualsToken,
  SyntaxKind.ExclamationEqualsEqualsToken,
  SyntaxKind.EqualsEqualsToken,
  SyntaxKind.ExclamationEqualsToken,
])

/** Membership methods. */
const searches = new Set(['has', 'get', 'includes', 'indexOf', 'lastIndexOf'])

class Finder {
  readonly #checker: Checker
  readonly #enumerations: Enumerations
  readonly #added: ReadonlyMap<string, string>
  /** Comparing any text with a value in capitals is a decision on its enumeration. */
  readonly #capitals: ReadonlyMap<string, string>

  constructor(checker: Checker, enumerations: Enumerations) {
    this.#checker = checker
    this.#enumerations = enumerations
    const names = [...enumerations.keys()]
    this.#added = new Map(names.map((name) => [addedTo(name), name]))
    const capitals = [...enumerations].flatMap(([name, values]) =>
      values.filter((value) => /^[A-Z]{2}/.test(value)).map((value) => [value, name] as const),
    )
    this.#capitals = new Map(capitals)
  }

  find(source: SourceFile): readonly { node: Node; enumeration: string }[] {
    return [...nodesOf(source)].flatMap((node) => {
      const enumeration = this.#decides(node)
      return enumeration === undefined ? [] : [{ node, enumeration }]
    })
  }

  /** The enumeration that a node branches on. */
  #decides(node: Node): string | undefined {
    if (isSwitchStatement(node)) return this.#enumerationOf(node.expression)
    if (isBinaryExpression(node)) return this.#comparison(node)
    if (isElementAccessExpression(node)) {
      return this.#lookup(node.expression, node.argumentExpression)
    }
    if (!isCallExpression(node)) return undefined
    const [first, second] = node.arguments
    if (first === undefined) return undefined
    const isSearch =
      isPropertyAccessExpression(node.expression) && searches.has(node.expression.name.text)
    if (isSearch) return this.#enumerationOf(first)
    return second && isIdentifier(first) ? this.#lookup(first, second) : undefined
  }

  #comparison({ left, right, operatorToken }: BinaryExpression): string | undefined {
    if (!comparisons.has(operatorToken.kind)) return undefined
    const [literal, compared] = isStringLiteral(left) ? [left, right] : [right, left]
    // Equality of two variables and presence checks need no branch per value.
    if (!isStringLiteral(literal)) return undefined
    const isAnyText = this.#literalsOf(compared).length === 0
    return isAnyText ? this.#capitals.get(literal.text) : this.#enumerationOf(compared)
  }

  /** Exhaustive tables are skipped: they fail to compile anyway. */
  #lookup(table: Expression, key: Expression): string | undefined {
    const enumeration = this.#enumerationOf(key)
    if (enumeration === undefined) return undefined
    const checker = this.#checker
    const type = checker.getTypeAtLocation(table)
    if (type === undefined) return undefined
    const values = this.#enumerations.get(enumeration) ?? []
    const isTable =
      checker
        .getIndexInfosOfType(type)
        .some(({ keyType }) => (keyType.flags & TypeFlags.String) !== 0) ||
      values.some((value) => checker.getPropertyOfType(type, value))
    const entry = checker.getPropertyOfType(type, addedTo(enumeration))
    const isWhole = entry !== undefined && (entry.flags & SymbolFlags.Optional) === 0
    return isTable && !isWhole ? enumeration : undefined
  }

  #enumerationOf(expression: Expression): string | undefined {
    for (const value of this.#literalsOf(expression)) {
      const enumeration = this.#added.get(value)
      if (enumeration !== undefined) return enumeration
    }
    return undefined
  }

  #literalsOf(expression: Expression): readonly string[] {
    const type = this.#checker.getTypeAtLocation(expression)
    if (type === undefined) return []
    return (type.isUnionType() ? type.getTypes() : [type]).flatMap((part) =>
      part.isStringLiteralType() ? [part.value] : [],
    )
  }
}
