/** Simulated failures: their effects, rates and operations. */
import { operationList } from '../../../generated/operations/list.ts'
import type { Rules } from '../../../generated/rule-types.ts'
import { brokenRules } from '../../../src/schemas/broken-rules.ts'
import { fieldsOf, listOf } from '../../../src/values/json.ts'
import { assertNone, type Violation, violation } from '../../platform/errors.ts'
import { assertRules } from '../validation/validate.ts'
import { violationsOf } from '../validation/violations.ts'

/** The effect on a request. */
export type FaultEffect =
  /** Delays the handler; with `upTo`, a uniformly random delay between the two. */
  | { readonly type: 'latency'; readonly milliseconds: number; readonly upTo?: number }
  /** Refused without reaching the handler. `retryAfter` is a header in seconds. */
  | { readonly type: 'status'; readonly status: number; readonly retryAfter?: number }
  /** The connection breaks without an answer, after the handler or `before` it. */
  | { readonly type: 'reset'; readonly before?: boolean }
  /** The connection hangs without an answer, after the handler or `before` it. */
  | { readonly type: 'stalledHeaders'; readonly before?: boolean }
  /** The connection breaks halfway through the body. */
  | { readonly type: 'cutBody' }

/** A simulated failure. */
export type Fault = FaultEffect & {
  /** An operation (`carts.addToCart`), a group (`carts.*`) or all (`*`). */
  readonly operation: string
  /** Probability per request, above 0 and up to 1; 1 by default. */
  readonly rate?: number
  /** Expires after so many occurrences. */
  readonly times?: number
}

/** The kinds of effect, in the order of the form. */
export const faultTypes = ['latency', 'status', 'cutBody', 'reset', 'stalledHeaders'] as const

/** All faults of a site, and the seed of their random numbers. */
export interface FaultPlan {
  /** The same seed and requests reproduce the same faults. */
  readonly seed: number
  readonly faults: readonly Fault[]
}

const wait: Rules = { type: 'integer', minimum: 0, maximum: 120_000 }
const before: Rules = { type: 'boolean' }

/** The fields of each kind of effect. */
const fieldsOfEffect: Readonly<Record<FaultEffect['type'], Rules>> = {
  latency: { properties: { milliseconds: wait, upTo: wait }, required: ['milliseconds'] },
  status: {
    properties: {
      status: { type: 'integer', minimum: 400, maximum: 599 },
      retryAfter: { type: 'integer', minimum: 0, maximum: 86_400 },
    },
    required: ['status'],
  },
  cutBody: {},
  reset: { properties: { before } },
  stalledHeaders: { properties: { before } },
}

const planRules: Rules = {
  type: 'object',
  properties: {
    seed: { type: 'integer', minimum: 0, maximum: Number.MAX_SAFE_INTEGER },
    faults: {
      type: 'array',
      maxItems: 100,
      items: {
        type: 'object',
        properties: { type: { enum: faultTypes } },
        required: ['type'],
        others: true,
      },
    },
  },
  required: ['faults'],
}

/** The rules of a fault: those of its effect, and the common ones. */
function rulesOf(fault: unknown): Rules {
  const type = faultTypes.find((name) => name === fieldsOf(fault).type)
  const { properties, required = [] } = type === undefined ? {} : fieldsOfEffect[type]
  return {
    type: 'object',
    properties: {
      ...properties,
      type: { enum: faultTypes },
      operation: { type: 'string' },
      rate: { type: 'number', exclusiveMinimum: 0, maximum: 1 },
      times: { type: 'integer', minimum: 1 },
    },
    required: ['operation', ...required],
  }
}

/** Reads a plan from outside. Throws a ValidationError that names each field. */
export function readFaultPlan(value: unknown): FaultPlan {
  assertRules(planRules, value)
  const { seed = 1, faults } = fieldsOf(value)
  const list = listOf(faults)
  assertNone(list.flatMap(violationsOfFault))
  return { seed: Number(seed), faults: list.filter(isFault) }
}

/** Whether a fault applies to an operation. */
export function concerns({ operation: named }: Pick<Fault, 'operation'>, id: string): boolean {
  return (
    named === '*' || named === id || (named.endsWith('.*') && id.startsWith(named.slice(0, -1)))
  )
}

function violationsOfFault(fault: unknown, index: number): Violation[] {
  const violations = violationsOf(brokenRules(rulesOf(fault), fault, ['faults', index]))
  if (violations.length > 0) return violations
  const { operation, milliseconds, upTo = milliseconds } = fieldsOf(fault)
  const named = { operation: String(operation) }
  const refuse = (field: string, description: string) => [
    violation(`faults[${index}].${field}`, 'OTHER', description),
  ]
  if (!operationList.some(({ id }) => concerns(named, id))) {
    const description = 'must name an operation (carts.addToCart), a group (carts.*) or all (*)'
    return refuse('operation', description)
  }
  return Number(upTo) < Number(milliseconds) ? refuse('upTo', 'must not be below milliseconds') : []
}

function isFault(fault: unknown): fault is Fault {
  return brokenRules(rulesOf(fault), fault).length === 0
}
