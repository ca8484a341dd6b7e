/** Simulated failures: their effects, rates and operations. */
import { operationList } from '../../../generated/operations/list.ts'
import { fieldsOf } from '../../../src/values/json.ts'
import { ValidationError, type Violation, violation } from '../../platform/errors.ts'

/** The effect on a request. */
export type FaultEffect =
  /** It waits before it is worked on; with `upTo`, any time between the two. */
  | { readonly type: 'latency'; readonly milliseconds: number; readonly upTo?: number }
  /** It is refused and not worked on. `retryAfter` is a header in seconds. */
  | { readonly type: 'status'; readonly status: number; readonly retryAfter?: number }
  /** It is worked on, unless `before`; then the connection breaks without an answer. */
  | { readonly type: 'reset'; readonly before?: boolean }
  /** It is worked on, unless `before`; then no answer comes and the connection stays. */
  | { readonly type: 'stalledHeaders'; readonly before?: boolean }
  /** It is worked on; the connection breaks half way through the body of the answer. */
  | { readonly type: 'cutBody' }

/** Something that goes wrong on purpose. */
export type Fault = FaultEffect & {
  /** An operation (`carts.addToCart`), all of a group (`carts.*`) or all of them (`*`). */
  readonly operation: string
  /** The share of requests it happens to, above 0 and up to 1; every one when left out. */
  readonly rate?: number
  /** Ends after it has happened so often. */
  readonly times?: number
}

/** The kinds of effect, in the order in which they are offered. */
export const faultTypes = ['latency', 'status', 'cutBody', 'reset', 'stalledHeaders'] as const

/** All faults of a site, and the seed of their random numbers. */
export interface FaultPlan {
  /** The same seed and the same requests make the same faults. */
  readonly seed: number
  readonly faults: readonly Fault[]
}

/** The longest wait, in milliseconds. */
const longestWait = 120_000

const mostFaults = 100

/** Reads a plan from outside. Throws a ValidationError that names each field. */
export function readFaultPlan(value: unknown): FaultPlan {
  const { seed = 1, faults, ...others } = fieldsOf(value)
  const violations: Violation[] = unknownFields(others, '')
  if (!Array.isArray(faults)) {
    violations.push(violation('faults', 'FORMAT', 'must be a list of faults', { type: 'array' }))
  } else if (faults.length > mostFaults) {
    const data = { threshold: mostFaults }
    violations.push(violation('faults', 'MAX_SIZE', `must not be more than ${mostFaults}`, data))
  }
  if (!isWhole(seed, 0, Number.MAX_SAFE_INTEGER)) {
    violations.push(violation('seed', 'FORMAT', 'must be a whole number', { type: 'integer' }))
  }
  const list: readonly unknown[] = Array.isArray(faults) ? faults.slice(0, mostFaults) : []
  const read = list.flatMap((fault, index) => readFault(fault, `faults[${index}]`, violations))
  if (violations.length > 0) throw new ValidationError(violations)
  return { seed: Number(seed), faults: read }
}

/** Whether a fault is about an operation. */
export function concerns({ operation: named }: Pick<Fault, 'operation'>, id: string): boolean {
  return (
    named === '*' || named === id || (named.endsWith('.*') && id.startsWith(named.slice(0, -1)))
  )
}

function readFault(value: unknown, path: string, violations: Violation[]): Fault[] {
  const before = violations.length
  const { type, operation, rate, times, ...rest } = fieldsOf(value)
  const refuse = (field: string, text: string) =>
    violations.push(violation(`${path}.${field}`, 'OTHER', text))
  const isNamed =
    typeof operation === 'string' && operationList.some(({ id }) => concerns({ operation }, id))
  if (!isNamed) {
    refuse('operation', 'must name an operation (carts.addToCart), a group (carts.*) or all (*)')
  }
  if (rate !== undefined && !(typeof rate === 'number' && rate > 0 && rate <= 1)) {
    refuse('rate', 'must be a number above 0 and up to 1')
  }
  if (times !== undefined && !isWhole(times, 1, Number.MAX_SAFE_INTEGER)) {
    refuse('times', 'must be a whole number from 1 on')
  }
  const effect = readEffect(type, rest, path, violations)
  if (violations.length > before || effect === undefined) return []
  return [
    {
      ...effect,
      operation: String(operation),
      ...(rate !== undefined && { rate: Number(rate) }),
      ...(times !== undefined && { times: Number(times) }),
    },
  ]
}

function readEffect(
  type: unknown,
  rest: Readonly<Record<string, unknown>>,
  path: string,
  violations: Violation[],
): FaultEffect | undefined {
  const refuse = (field: string, text: string) => {
    violations.push(violation(`${path}.${field}`, 'OTHER', text))
    return undefined
  }
  const known = faultTypes.find((name) => name === type)
  if (known === undefined) return refuse('type', `must be one of ${faultTypes.join(', ')}`)
  violations.push(...unknownFields(rest, path, fieldsOfEffect[known]))
  const { milliseconds, upTo, status, retryAfter, before } = rest
  const isBefore = before === true ? { before } : {}
  if (before !== undefined && typeof before !== 'boolean') {
    return refuse('before', 'must be true or false')
  }
  switch (known) {
    case 'latency': {
      if (!isWhole(milliseconds, 0, longestWait)) {
        return refuse('milliseconds', `must be a whole number from 0 to ${longestWait}`)
      }
      if (upTo === undefined) return { type: known, milliseconds: Number(milliseconds) }
      if (!isWhole(upTo, Number(milliseconds), longestWait)) {
        return refuse('upTo', `must be a whole number from milliseconds to ${longestWait}`)
      }
      return { type: known, milliseconds: Number(milliseconds), upTo: Number(upTo) }
    }
    case 'status': {
      if (!isWhole(status, 400, 599)) return refuse('status', 'must be from 400 to 599')
      if (retryAfter === undefined) return { type: known, status: Number(status) }
      if (!isWhole(retryAfter, 0, 86_400)) {
        return refuse('retryAfter', 'must be a whole number of seconds from 0 to 86400')
      }
      return { type: known, status: Number(status), retryAfter: Number(retryAfter) }
    }
    case 'reset':
    case 'stalledHeaders':
      return { type: known, ...isBefore }
    case 'cutBody':
      return { type: known }
  }
}

const fieldsOfEffect: Readonly<Record<FaultEffect['type'], readonly string[]>> = {
  latency: ['milliseconds', 'upTo'],
  status: ['status', 'retryAfter'],
  cutBody: [],
  reset: ['before'],
  stalledHeaders: ['before'],
}

function unknownFields(
  fields: Readonly<Record<string, unknown>>,
  path: string,
  known: readonly string[] = [],
): Violation[] {
  return Object.keys(fields)
    .filter((name) => !known.includes(name))
    .map((name) =>
      violation(
        path === '' ? name : `${path}.${name}`,
        'FIELD_NOT_ALLOWED',
        'is not a field of it',
      ),
    )
}

function isWhole(value: unknown, least: number, most: number): boolean {
  return typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most
}
