/** The interface of the description's rules. */
import type { CompilerConfig } from '../model/config.ts'
import type { UnknownRecord } from '../model/json.ts'
import { adviseOneOf } from '../read/advice.ts'
import type { Extensions } from '../read/extensions.ts'
import type { Report } from '../read/problem.ts'
import type { Node } from '../read/structure.ts'

export interface Written {
  readonly bundle: UnknownRecord
  readonly nodes: readonly Node[]
  readonly extensions: Extensions
  readonly formats: CompilerConfig['formats']
}

export type Rule = (written: Written, report: Report) => void

export interface Judged extends Node {
  readonly report: Report
}

/** The nodes of a kind, without references to them. */
export function nodesOf({ nodes }: Written, kind: string, report: Report): readonly Judged[] {
  return nodes
    .filter(({ kind: other, value }) => other === kind && value.$ref === undefined)
    .map((node) => ({ ...node, report: (at, ...words) => report(node.pointer + at, ...words) }))
}

/** Reports an unknown word; `%` stands for it. */
export function refuseUnknown(
  report: Report,
  at: string,
  message: string,
  word: string,
  known: readonly string[],
): void {
  if (known.includes(word)) return
  const named = message.replace('%', () => word)
  report(at, named, adviseOneOf(word, known))
}
