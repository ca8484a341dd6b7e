/** Validates answers against the description: an opt-in check of the sandbox itself. */
import { operations } from '../../../generated/operations/index.ts'
import type { OperationId } from '../../../generated/wire.ts'
import { isRecord } from '../../../src/values/json.ts'
import { readDescription } from './description.ts'

/** The violations of an operation's answer as text; `undefined` for a valid one. */
export type CheckAnswer = (id: OperationId, status: number, body: unknown) => string | undefined

/** Compiles the description's answers lazily, each at its first use. */
export async function answerChecker(): Promise<CheckAnswer> {
  // The default export: a bundle has no named one.
  const { default: Ajv2020 } = await import('ajv/dist/2020.js')
  const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true })
  ajv.addSchema(closed(readDescription()), 'description')
  return (id, status, body) => {
    const pointer = status === 200 ? answerOf(id) : '/components/schemas/ErrorEnvelope'
    const validate =
      ajv.getSchema(`description#${pointer}`) ?? ajv.compile({ $ref: `description#${pointer}` })
    if (validate(body) === true) return undefined
    return (validate.errors ?? [])
      .map(({ instancePath, message }) => `${instancePath || 'the response'} ${message}`)
      .join(', ')
  }
}

function answerOf(id: OperationId): string {
  const { method, path } = operations[id]
  const steps = ['paths', path, method.toLowerCase(), 'responses', '200', 'content']
    .concat('application/json', 'schema')
    .map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1')))
  return `/${steps.join('/')}`
}

/** The description with every object closed: unknown fields are violations. */
function closed(node: object): Record<string, unknown> {
  const copy: Record<string, unknown> = {}
  for (const [key, value] of Object.entries(node)) copy[key] = closedValue(value)
  const answered = alwaysAnswered(copy)
  const open = copy.type === 'object' && 'properties' in copy && !('additionalProperties' in copy)
  return { ...copy, ...answered, ...(open && { additionalProperties: false }) }
}

/** Makes always-present fields required and not nullable. */
function alwaysAnswered({
  'x-always-answered': marked,
  required = [],
  properties = {},
}: Record<string, unknown>): Record<string, unknown> {
  if (!Array.isArray(marked) || !Array.isArray(required) || !isRecord(properties)) return {}
  const present = marked.map((name) => [name, { allOf: [properties[name], notNull] }] as const)
  return {
    required: [...new Set([...required, ...marked])],
    properties: { ...properties, ...Object.fromEntries(present) },
  }
}

const notNull = { not: { type: 'null' } }

function closedValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(closedValue)
  return typeof value === 'object' && value !== null ? closed(value) : value
}
