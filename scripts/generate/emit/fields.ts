/** Emits what forms and query builders need: fields.ts, and limits.ts and enumerations.ts for it. */
import type { Operation } from '../model/operation.ts'
import type { Schema } from '../model/schema.ts'
import type { Views } from '../model/views.ts'
import { resourceOf } from './list-resources.ts'
import { entry, header, literal } from './source-text.ts'

export function emitFields(views: Views): string {
  return [
    header('What forms and query builders need to know about fields.'),
    emitQueryFields(views.description.operations),
    // Namespace re-exports are tree-shakeable: bundles hold only what is read.
    "/** Limits of the fields of every schema, by its name; of read-only fields, how large they may be. */\nexport * as limits from './limits.ts'\n",
    "/** The values of every enumeration the description names. */\nexport * as enumerations from './enumerations.ts'\n",
  ].join('\n')
}

function emitQueryFields(operations: readonly Operation[]): string {
  const resources = operations.flatMap((operation) => {
    if (operation.queryFields === undefined) return []
    const fields = [...operation.queryFields].map(([name, field]) => {
      const { additions, ...platform } = field
      return entry(name, additions.length > 0 ? field : platform, '    ')
    })
    return [`  ${resourceOf(operation, operations)}: {\n${fields.join('')}  },\n`]
  })
  const doc =
    '/** Fields that queries can filter and sort by; `additions` are the sandbox’s own, for clients whose profile asks for them. */\n'
  return `${doc}export const queryFields = {\n${resources.join('')}} as const\n`
}

/** Emits limits.ts: an export per schema, for tree-shaking. */
export function emitLimits(views: Views): string {
  const tables = [...limitTables(views)].map(
    ([name, fields]) => `\nexport const ${name} = {\n${fields.join('')}} as const\n`,
  )
  return moduleOf('Limits of the fields of every schema.', tables)
}

export function limitTables(views: Views): ReadonlyMap<string, readonly string[]> {
  const schemas = [...views.description.schemas].map(
    ([name, schema]) => [name, limitsIn(views, schema, views.isSent(name))] as const,
  )
  return new Map(schemas.filter(([, fields]) => fields.length > 0))
}

/** A file of exports; a module even if empty. */
const moduleOf = (purpose: string, exports: readonly string[]): string =>
  header(purpose) + (exports.join('') || 'export {}\n')

function limitsIn(views: Views, schema: Schema, isSent: boolean, prefix = ''): string[] {
  return [...(schema.properties ?? [])].flatMap(([name, field]) => {
    if (field.ref === undefined && field.properties !== undefined) {
      return limitsIn(views, field, isSent, `${prefix}${name}.`)
    }
    const target = views.resolve(field)
    const isRequired = schema.required.includes(name)
    const limits = isSent ? constraintsOf(field, target, isRequired) : target.limits
    const isBare = Object.values(limits).every((limit) => limit === undefined)
    return isBare ? [] : [entry(prefix + name, limits)]
  })
}

/** Form constraints of a request field; `target` is its resolved reference. */
function constraintsOf(field: Schema, target: Schema, isRequired: boolean) {
  const { limits, pattern, format, decimal, types } = target
  return {
    ...limits,
    default: typeof field.default === 'number' ? field.default : undefined,
    pattern,
    format: types.includes('object') ? undefined : format,
    decimal,
    required: isRequired || undefined,
    readOnly: field.readOnly || undefined,
    immutable: field.immutable || undefined,
    clearable: field.clearable || undefined,
  }
}

/** Emits enumerations.ts, an export per enumeration, likewise. */
export function emitEnumerations(views: Views): string {
  const tables = [...enumerationTables(views)].map(
    ([name, values]) => `export const ${name} = ${literal(values)} as const\n`,
  )
  return moduleOf('The values of the enumerations.', tables)
}

export function enumerationTables({ description }: Views): ReadonlyMap<string, readonly string[]> {
  const tables = [...description.schemas].flatMap(([name, { enum: values }]) =>
    values ? [[name, values.map(String)] as const] : [],
  )
  return new Map(tables)
}
