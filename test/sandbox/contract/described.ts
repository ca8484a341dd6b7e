/** What the description says of each operation. */
import { operations } from '../../../generated/operations/index.ts'
import type { OperationId } from '../../../generated/wire.ts'
import { readDescription } from '../../../sandbox/web/validation/description.ts'
import type { Schema } from './arbitrary.ts'

interface Parameter {
  readonly name: string
  readonly in: string
  readonly schema: Schema
}
export interface Body {
  readonly content?: {
    readonly 'application/json'?: { readonly schema: Schema }
  }
}
interface Described {
  readonly parameters?: readonly Parameter[]
  readonly requestBody?: Body
  readonly responses: Readonly<Record<string, Body>>
  readonly 'x-error-codes'?: readonly string[]
}
export const description: {
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> }
  readonly paths: Readonly<
    Record<string, Readonly<Record<string, Described>> & { readonly parameters?: Parameter[] }>
  >
  readonly 'x-error-codes': readonly string[]
} = JSON.parse(JSON.stringify(readDescription()))

/** The statuses and application error codes that the description gives an operation. */
export function promised(id: OperationId): {
  readonly statuses: readonly number[]
  readonly codes: readonly string[]
} {
  const { responses, 'x-error-codes': own = [] } = describedAs(id)
  return {
    statuses: Object.keys(responses).map(Number),
    codes: [...description['x-error-codes'], ...own],
  }
}

/** What is wrong with an answered code: an operation's own, or its status, that the description does not give it. */
export function unpromised(id: OperationId, status: number, code: string): string | undefined {
  if (description['x-error-codes'].includes(code)) return undefined
  const { statuses, codes } = promised(id)
  if (!codes.includes(code)) return `${id} does not say that it answers ${code}`
  return statuses.includes(status) ? undefined : `${id} does not say that it answers ${status}`
}

export const describedAs = (id: OperationId): Described =>
  describedAt(operations[id].method, operations[id].path)

export const describedAt = (method: string, path: string): Described =>
  description.paths[path]?.[method.toLowerCase()] ?? { responses: {} }
