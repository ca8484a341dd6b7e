/** Emits fields.ts: what can be queried, the limits of what can be sent, and the enumerations' values. */
import { limitKeywords, type Operation, type Schema } from '../model/description.ts'
import type { Views } from '../model/views.ts'
import { resourceOf } from './list-resources.ts'
import { header, literal, quote } from './source-text.ts'

export function emitFields(views: Views): string {
  return [
    header('What forms and query builders need to know about fields.'),
    emitQueryFields(views.description.operations),
    emitLimits(views),
    emitEnumerations(views),
  ].join('\n')
}

function emitQueryFields(operations: readonly Operation[]): string {
  const resources = operations.flatMap((operation) => {
    if (operation.queryFields === undefined) return []
    const fields = [...operation.queryFields].map(([name, field]) => {
      const { additions, ...platform } = field
      return `    ${literal({ [name]: additions.length > 0 ? field : platform }).slice(2, -2)},\n`
    })
    return [`  ${resourceOf(operation, operations)}: {\n${fields.join('')}  },\n`]
  })
  const doc =
    '/** Fields that queries can filter and sort by; `additions` are the sandbox’s own, for clients whose profile asks for them. */\n'
  return `${doc}export const queryFields = {\n${resources.join('')}} as const\n`
}

function emitLimits(views: Views): string {
  const entities = [...views.description.schemas]
    .filter(([name]) => views.isSent(name))
    .flatMap(([name, schema]) => {
      const fields = limitsIn(views, schema)
      return fields.length === 0 ? [] : [`  ${name}: {\n${fields.join('')}  },\n`]
    })
  const doc = '/** Limits of the fields of everything that is sent, by the name of its schema. */\n'
  return `${doc}export const limits = {\n${entities.join('')}} as const\n`
}

function limitsIn(views: Views, schema: Schema, prefix = ''): string[] {
  return [...(schema.properties ?? [])].flatMap(([name, field]) => {
    if (field.ref === undefined && field.properties !== undefined) {
      return limitsIn(views, field, `${prefix}${name}.`)
    }
    const limits = limitsOf(views, field, schema.required.includes(name))
    const isBare = Object.keys(limits).length === 0
    return isBare ? [] : [`    ${literal({ [prefix + name]: limits }).slice(2, -2)},\n`]
  })
}

function limitsOf(views: Views, field: Schema, isRequired: boolean): Record<string, unknown> {
  const target = views.resolve(field)
  const bounds = limitKeywords.map((keyword) => [
    keyword,
    field.limits[keyword] ?? target.limits[keyword],
  ])
  const entries: (readonly unknown[])[] = [
    ...bounds,
    ['pattern', field.pattern ?? target.pattern],
    ['format', target.types.includes('object') ? undefined : target.format],
    ['decimal', field.decimal ?? target.decimal],
    ['required', isRequired ? true : undefined],
    ['readOnly', field.readOnly ? true : undefined],
    ['immutable', field.immutable ? true : undefined],
    ['clearable', field.clearable ? true : undefined],
  ]
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined))
}

function emitEnumerations(views: Views): string {
  const entries = [...views.description.schemas].flatMap(([name, schema]) => {
    if (schema.enum === undefined) return []
    const values = schema.enum.filter((value) => value !== null)
    return [`  ${name}: [${values.map((value) => quote(String(value))).join(', ')}],\n`]
  })
  const doc = '/** The values of every enumeration the description names. */\n'
  return `${doc}export const enumerations = {\n${entries.join('')}} as const\n`
}
