/** Emits wire.ts: the wire types that differ from the callers' types. */
import type { View } from '../model/views.ts'
import { type declarationsOf, queriesOf, queryTypeName, schemasOf, textOf } from './schemas.ts'
import { header, importOfNames } from './source-text.ts'
import type { Declaration, TypePrinter } from './type-printer.ts'
import { sourceOf } from './type-text.ts'

/** @param declared the callers' types */
export function emitWire(
  types: TypePrinter,
  { schemas, queries }: ReturnType<typeof declarationsOf>,
): string {
  const wire = [...schemasOf(types, 'wire'), ...queriesOf(types, 'wire')]
  const differing = differingNames(wire, [...schemas, ...queries])
  const own = textOf(wire.filter(({ name }) => differing.has(name))) + operations(types)
  const used = new Set(namesIn(own))
  const shared = wire.map(({ name }) => name).filter((name) => !differing.has(name))
  const imported = shared.filter((name) => used.has(name))
  const handedOn = shared.filter((name) => !used.has(name))
  const handed = [
    importOfNames(imported, './schema.ts', 'import type'),
    importOfNames(imported, undefined, 'export type'),
    importOfNames(handedOn, './schema.ts', 'export type'),
  ]
  return [
    header(
      'What is on the wire: dates are ISO 8601 texts, enumerations closed. The rest is as callers see it.',
    ),
    ...handed.map((text) => text && `${text}\n`),
    own,
  ].join('')
}

/** Names whose declarations differ between the sides, or use such a name. */
function differingNames(wire: readonly Declaration[], caller: readonly Declaration[]): Set<string> {
  const theirs = new Set(caller.map(({ text }) => text))
  const found = new Set(wire.filter(({ text }) => !theirs.has(text)).map(({ name }) => name))
  const uses = wire.map(({ name, text }) => [name, namesIn(text)] as const)
  for (let before = 0; before !== found.size; ) {
    before = found.size
    for (const [name, used] of uses) if (used.some((other) => found.has(other))) found.add(name)
  }
  return found
}

/** The identifiers in source, outside comments and strings. */
function namesIn(text: string): string[] {
  return text.replace(/\/\*[\s\S]*?\*\/|'(?:[^'\\]|\\.)*'/g, '').match(/\b[A-Z]\w*/g) ?? []
}

function operations(types: TypePrinter): string {
  const request: View = { side: 'wire', direction: 'request' }
  const entries = types.views.description.operations.map((operation) => {
    const { id, pathParameters, body, answer, page } = operation
    const path = sourceOf(types.parameters(pathParameters, request))
    const bodyType = body === undefined ? 'undefined' : types.text(body.schema, request)
    const answerType =
      answer === undefined ? 'undefined' : types.text(answer, { side: 'wire', direction: 'answer' })
    return [
      `  '${id}': {\n`,
      `    path: ${path}\n`,
      `    query: ${queryTypeName(types.views, operation) ?? 'Record<string, never>'}\n`,
      `    body: ${bodyType}${body === undefined || body.required ? '' : ' | undefined'}\n`,
      `    answer: ${page ? 'never' : answerType}\n  }\n`,
    ].join('')
  })
  const doc = '/** The request and the response of every operation. */\n'
  return `${doc}export interface WireOperations {\n${entries.join('')}}\n\n/** The name of an operation: its tag and its method. */\nexport type OperationId = keyof WireOperations\n`
}
