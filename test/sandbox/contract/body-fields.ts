/** The fields of request bodies in the description, each with its path through lists and maps. */
import { readFileSync } from 'node:fs'
import type { Operation } from '../../../generated/operation.ts'
import { operations } from '../../../generated/operations/index.ts'
import type { OperationId } from '../../../generated/wire.ts'
import { keysOf } from '../../../sandbox/platform/one-of.ts'

/** The parts of a schema that contain fields. */
interface Node {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly enum?: readonly unknown[]
  readonly format?: string
  readonly readOnly?: boolean
  readonly description?: string
  readonly allOf?: readonly Node[]
  readonly anyOf?: readonly Node[]
  readonly oneOf?: readonly Node[]
  readonly items?: Node
  readonly properties?: Readonly<Record<string, Node>>
  readonly additionalProperties?: Node | boolean
}

/** A field: `[]` is an item of a list, `*` any key of a map. */
export interface BodyField {
  readonly operation: Operation & { readonly id: OperationId }
  readonly steps: readonly string[]
  readonly schema: Node
  /** Whether it, or a parent, is read-only. */
  readonly isReadOnly: boolean
}

const bundle: {
  readonly components: { readonly schemas: Readonly<Record<string, Node>> }
  readonly paths: Readonly<Record<string, Readonly<Record<string, OperationOfPath>>>>
} = JSON.parse(readFileSync(new URL('../../../generated/openapi.json', import.meta.url), 'utf8'))

interface OperationOfPath {
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Node }>> }
}

/** Every field of every request body. */
export function* bodyFields(): Generator<BodyField> {
  for (const id of keysOf(operations)) {
    const operation = { ...operations[id], id }
    const described = bundle.paths[operation.path]?.[operation.method.toLowerCase()]
    const schema = described?.requestBody?.content['application/json']?.schema
    if (schema !== undefined)
      yield* fieldsOf(operation, schema, { steps: [], within: [], isReadOnly: false })
  }
}

/** The state of the traversal. */
interface Place {
  readonly steps: readonly string[]
  /** The schemas on the path, to stop at cycles. */
  readonly within: readonly string[]
  readonly isReadOnly: boolean
}

function* fieldsOf(
  operation: BodyField['operation'],
  node: Node,
  place: Place,
): Generator<BodyField> {
  const { steps, within } = place
  const isReadOnly = place.isReadOnly || node.readOnly === true
  if (node.$ref !== undefined) {
    const target = bundle.components.schemas[node.$ref.split('/').at(-1) ?? '']
    if (target === undefined || within.includes(node.$ref)) return
    const merged = { ...target, ...(node.description && { description: node.description }) }
    const entered = { steps, within: [...within, node.$ref], isReadOnly }
    yield* fieldsOf(operation, merged, entered)
    return
  }
  const at = (...more: readonly string[]) => ({ steps: [...steps, ...more], within, isReadOnly })
  if (steps.length > 0) yield { operation, steps, schema: node, isReadOnly }
  for (const part of [...(node.allOf ?? []), ...(node.anyOf ?? []), ...(node.oneOf ?? [])]) {
    yield* fieldsOf(operation, part, at())
  }
  if (node.items !== undefined) yield* fieldsOf(operation, node.items, at('[]'))
  for (const [name, part] of Object.entries(node.properties ?? {})) {
    yield* fieldsOf(operation, part, at(name))
  }
  const { additionalProperties: more } = node
  if (typeof more === 'object') yield* fieldsOf(operation, more, at('*'))
}

/** A body with a value at one field only. */
export function bodyWith(steps: readonly string[], value: unknown): unknown {
  return steps.reduceRight<unknown>(
    (inner, step) => (step === '[]' ? [inner] : { [step === '*' ? 'any' : step]: inner }),
    value,
  )
}

/** The field as violations name it. */
export function fieldName(steps: readonly string[]): string {
  return steps
    .map((step, index) =>
      step === '[]' ? '[0]' : `${index > 0 ? '.' : ''}${step === '*' ? 'any' : step}`,
    )
    .join('')
}
