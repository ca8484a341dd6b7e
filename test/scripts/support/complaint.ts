/** A type error and its location. */
import { isVariableStatement, type Node, type SourceFile } from 'typescript-7/unstable/ast'

export interface Complaint {
  readonly file: string
  /** The top-level declaration it is in; empty outside of all. */
  readonly symbol: string
  /** The code from the place on, to the end of its line. */
  readonly line: string
  readonly message: string
}

/** The name of the top-level declaration around a position. */
export function symbolAt(file: SourceFile, position: number): string | undefined {
  const statement = file.statements.find(
    (candidate) => candidate.getStart(file) <= position && position < candidate.end,
  )
  if (statement === undefined) return undefined
  if (!isVariableStatement(statement)) return nameOf(statement)?.getText(file)
  const { declarations } = statement.declarationList
  return declarations.find(({ end }) => position < end)?.name.getText(file)
}

const nameOf = (node: Node & { readonly name?: Node }): Node | undefined => node.name
