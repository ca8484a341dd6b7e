/**
 * Emits validation rules of requests as data: rules.ts has a constant per schema, for tree-shaking; request-rules.ts
 * has the arguments of calls, for the schemas of apps; request-checks.ts is a server's table.
 */
import type { Operation } from '../model/operation.ts'
import { emptySchema } from '../model/schema.ts'
import { argumentsOf } from './arguments.ts'
import { type Codecs, importOfCodecs } from './codecs.ts'
import { requestRules, schemaRules } from './derived-rules.ts'
import { docstring } from './docstring.ts'
import { functionName } from './functions.ts'
import { importOf, RulesPrinter } from './rules-printer.ts'
import { header, importOfNames, joined, lowered, quote } from './source-text.ts'
import type { TypePrinter } from './type-printer.ts'
import { sourceOf } from './type-text.ts'

export function emitRequestRules(types: TypePrinter, codecs: Codecs) {
  const { schemas } = types.views.description
  const printer = new RulesPrinter()
  const files = new Map([
    ['request-rules.ts', emitRequests(types, codecs, printer)],
    ['request-checks.ts', emitChecks(types, printer)],
  ])
  const constants = printer.constants((name) => schemaRules(schemas.get(name) ?? emptySchema))
  const heading = header('What each schema that is sent must be, as data.')
  const rulesImport = "import type { Rules } from './rule-types.ts'\n\n"
  files.set('rules.ts', [heading, rulesImport, ...constants].join(''))
  return { files, formats: printer.formats }
}

function emitRequests(types: TypePrinter, codecs: Codecs, printer: RulesPrinter): string {
  const used: (string | undefined)[] = []
  const constants = types.views.description.operations.flatMap((operation) => {
    const taken = givenTo(types, operation)
    const given = taken && requestRules(types.views, operation)[taken.part]
    if (!taken || !given) return []
    const codec = codecs.of(operation.body?.schema, 'request')
    used.push(codec)
    const doc = docstring([
      `The arguments of \`client.${operation.tag}.${operation.name}\`: ${lowered(operation.summary)}.`,
    ])
    const fields = [`rules: ${printer.text(given, '  ')}`, ...(codec ? [`codec: ${codec}`] : [])]
    return [
      `${doc}export const ${requestName(types, operation)}: RequestRules<${sourceOf(taken.type, 'schema.')}> = ${joined('{', fields, '')}\n`,
    ]
  })
  const text = constants.join('\n')
  return [
    header('What each request must be, as data.'),
    importOfCodecs(used, './codecs.ts'),
    importOf(text),
    "import type * as schema from './schema.ts'\n\n",
    "import type { RequestRules } from './rule-types.ts'\n\n",
    "export type * from './rule-types.ts'\n\n",
    text,
  ].join('')
}

const requestName = ({ views }: TypePrinter, operation: Operation): string =>
  `${functionName(operation, views.description)}Request`

/** A call's object argument beside its path parameters, if any. */
function givenTo(types: TypePrinter, operation: Operation) {
  const last = argumentsOf(types, operation).at(-1)
  if (last === undefined || last.kind === 'path' || operation.page) return undefined
  return { part: last.kind, type: last.type }
}

function emitChecks(types: TypePrinter, printer: RulesPrinter): string {
  const requests = new Set<string>()
  const entries = types.views.description.operations.map((operation) => {
    const given = givenTo(types, operation)?.part
    const parts = Object.entries(requestRules(types.views, operation)).flatMap(([part, found]) => {
      if (found === undefined) return []
      if (part !== given) return [`${part}: ${printer.text(found, '    ')}`]
      const name = requestName(types, operation)
      requests.add(name)
      return [`${part}: ${name}.rules`]
    })
    return `  ${quote(operation.id)}: ${joined('{', parts, '  ')},\n`
  })
  const text = entries.join('')
  return [
    header('What every request of every operation must be, for a server.'),
    importOfNames(requests, './request-rules.ts'),
    importOf(text),
    "import type { RequestChecks } from './request-check.ts'\nimport type { OperationId } from './wire.ts'\n\n",
    `export const requestChecks: Readonly<Record<OperationId, RequestChecks>> = {\n${text}}\n`,
  ].join('')
}
