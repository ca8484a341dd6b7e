/**
 * Says what changed between two bundles, operation by operation, and what of it breaks callers. Only operations that
 * changed reach the diff library, stripped of every part that did not: comparing whole bundles takes seconds.
 */

import { limitKeywords } from '../model/description.ts'
import {
  isRecord,
  parsePointer,
  pointerTo,
  recordOf,
  stringOf,
  type UnknownRecord,
  valueAt,
} from '../model/json.ts'

export interface OperationChange {
  /** The operation's id, method and path. */
  readonly operation: string
  readonly kind: 'added' | 'removed' | 'changed'
  readonly details: readonly Detail[]
  readonly breaks: boolean
}

interface Detail {
  readonly text: string
  readonly breaks: boolean
}

export async function findChanges(before: unknown, after: unknown): Promise<OperationChange[]> {
  const old = operationsOf(before)
  const current = operationsOf(after)
  const parts = new Parts(before, after)
  const changes: OperationChange[] = []
  const touched: string[] = []
  for (const [pointer, operation] of current) {
    const previous = old.get(pointer)
    if (previous === undefined)
      changes.push({
        operation: nameOf(pointer, operation),
        kind: 'added',
        details: [],
        breaks: false,
      })
    else if (!parts.areSame(previous, operation)) touched.push(pointer)
  }
  for (const [pointer, operation] of old) {
    if (!current.has(pointer))
      changes.push({
        operation: nameOf(pointer, operation),
        kind: 'removed',
        details: [],
        breaks: true,
      })
  }
  if (touched.length > 0) {
    const details = await compare(excerpt(before, touched, parts), excerpt(after, touched, parts))
    for (const pointer of touched) {
      const found = details.get(pointer) ?? []
      const operation = nameOf(pointer, current.get(pointer) ?? {})
      changes.push({
        operation,
        kind: 'changed',
        details: found,
        breaks: found.some(({ breaks }) => breaks),
      })
    }
  }
  return changes.sort((a, b) => a.operation.localeCompare(b.operation))
}

/** The report people read; operations that changed alike share their details. */
export function formatChanges(changes: readonly OperationChange[]): string {
  if (changes.length === 0) return 'Only words of the description changed, no operation.'
  const breaking = changes.filter(({ breaks }) => breaks).length
  const signs = { added: '+', removed: '-', changed: '~' }
  const groups = new Map<string, string[]>()
  for (const { operation, kind, details, breaks } of changes) {
    const shown = details.map(({ text, breaks }) => `      ${text}${breaks ? '  (breaks)' : ''}`)
    const more = shown.length > 8 ? [`      and ${shown.length - 8} more`] : []
    const key = [...shown.slice(0, 8), ...more].join('\n')
    const title = `  ${signs[kind]} ${operation}${breaks ? '  BREAKS CALLERS' : ''}`
    groups.set(key, [...(groups.get(key) ?? []), title])
  }
  const verdict = breaking === 0 ? 'no caller breaks' : `callers of ${breaking} break`
  const blocks = [...groups].flatMap(([details, titles]) => [
    ...titles,
    ...(details === '' ? [] : [details]),
  ])
  return [`Operations changed: ${changes.length}, ${verdict}.`, ...blocks].join('\n')
}

function operationsOf(bundle: unknown): Map<string, UnknownRecord> {
  const found = new Map<string, UnknownRecord>()
  for (const [path, item] of Object.entries(recordOf(recordOf(bundle).paths))) {
    for (const [method, operation] of Object.entries(recordOf(item))) {
      if (isRecord(operation)) found.set(pointerTo('paths', path, method), operation)
    }
  }
  return found
}

function nameOf(pointer: string, operation: UnknownRecord): string {
  const [, path = '', method = ''] = parsePointer(pointer)
  return `${stringOf(operation.operationId) ?? '?'} (${method.toUpperCase()} ${path})`
}

/** Knows which parts of two bundles differ, themselves or in anything they refer to. */
class Parts {
  readonly #before: unknown
  readonly #after: unknown
  readonly #changed = new Set<string>()

  constructor(before: unknown, after: unknown) {
    this.#before = before
    this.#after = after
    for (const root of [before, after]) {
      for (const [kind, parts] of Object.entries(recordOf(recordOf(root).components))) {
        for (const name of Object.keys(recordOf(parts))) {
          const pointer = pointerTo('components', kind, name)
          const isSame = textOf(valueAt(before, pointer)) === textOf(valueAt(after, pointer))
          if (!isSame) this.#changed.add(`#${pointer}`)
        }
      }
    }
  }

  areSame(left: unknown, right: unknown): boolean {
    const reaches = (root: unknown, value: unknown) =>
      [...refsIn(value)].some((ref) => this.#isChanged(root, ref, new Set()))
    return (
      textOf(left) === textOf(right) && !reaches(this.#before, left) && !reaches(this.#after, right)
    )
  }

  /** Whether a component differs in either bundle. */
  isChanged(ref: string): boolean {
    return [this.#before, this.#after].some((root) => this.#isChanged(root, ref, new Set()))
  }

  #isChanged(root: unknown, ref: string, seen: Set<string>): boolean {
    if (this.#changed.has(ref)) return true
    if (seen.has(ref)) return false
    seen.add(ref)
    return [...refsIn(valueAt(root, ref))].some((next) => this.#isChanged(root, next, seen))
  }
}

/** A value's text without words for people, which break nobody. */
function textOf(value: unknown): string {
  return (
    JSON.stringify(value, (key, item: unknown) =>
      proseKeys.has(key) && typeof item === 'string' ? undefined : item,
    ) ?? ''
  )
}

const proseKeys = new Set(['description', 'summary', 'title'])
const limits = new Set<string>([...limitKeywords, 'pattern', 'format'])
const exampleKeys = new Set(['example', 'examples'])

function* refsIn(value: unknown): Generator<string> {
  if (Array.isArray(value)) for (const item of value) yield* refsIn(item)
  else if (isRecord(value)) {
    if (typeof value.$ref === 'string') yield value.$ref
    for (const [key, item] of Object.entries(value)) if (!exampleKeys.has(key)) yield* refsIn(item)
  }
}

/** A small document of the touched operations and the components that changed; the others are left open. */
function excerpt(bundle: unknown, pointers: readonly string[], parts: Parts): UnknownRecord {
  const paths: Record<string, Record<string, unknown>> = {}
  const root = recordOf(bundle)
  const components: Record<string, Record<string, unknown>> = {}
  const keep = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(keep)
    if (!isRecord(value)) return value
    const ref = stringOf(value.$ref)
    if (ref !== undefined) {
      if (!parts.isChanged(ref)) return {}
      const [, kind = '', name = ''] = parsePointer(ref)
      const group = components[kind] ?? {}
      components[kind] = group
      if (!(name in group)) {
        group[name] = {}
        group[name] = keep(valueAt(bundle, ref))
      }
      return { $ref: ref }
    }
    const entries = Object.entries(value).filter(([key]) => !exampleKeys.has(key))
    return Object.fromEntries(entries.map(([key, item]) => [key, keep(item)]))
  }
  for (const pointer of pointers) {
    const [, path = '', method = ''] = parsePointer(pointer)
    paths[path] = { ...paths[path], [method]: keep(valueAt(bundle, pointer)) }
  }
  return { openapi: root.openapi, info: root.info, paths, components }
}

async function compare(
  before: UnknownRecord,
  after: UnknownRecord,
): Promise<Map<string, Detail[]>> {
  const { apiDiff } = await import('api-smart-diff')
  const found = new Map<string, Map<string, Detail>>()
  for (const { type, action, path, before: old, after: current } of apiDiff(before, after)) {
    const [section, route, method, ...place] = path.map(String)
    if (section !== 'paths' || route === undefined || method === undefined) continue
    if (place.some((part) => proseKeys.has(part)) && place.at(-2) !== 'properties') continue
    const pointer = pointerTo('paths', route, method)
    const details = found.get(pointer) ?? new Map<string, Detail>()
    found.set(pointer, details)
    const value = (side: unknown) => (typeof side === 'object' ? '' : ` ${JSON.stringify(side)}`)
    const change =
      action === 'replace'
        ? `${value(old)} →${value(current)}`
        : ` ${action === 'add' ? 'added' : 'removed'}${action === 'add' ? value(current) : value(old)}`
    const text = `${placeText(place, before, pointer, after)}:${change}`
    // The library lets fields go; callers who read or send one do not compile any more.
    const losesField = action === 'remove' && place.at(-2) === 'properties'
    // Limits of what is answered bind the platform, not those who read it.
    const isLimit = place[0] === 'responses' && limits.has(place.at(-1) ?? '')
    details.set(text, { text, breaks: losesField || (type === 'breaking' && !isLimit) })
  }
  return new Map([...found].map(([pointer, details]) => [pointer, [...details.values()]]))
}

/** `responses/200/content/…/schema/properties/product/properties/slug` → `answer product.slug`. */
function placeText(
  place: readonly string[],
  before: unknown,
  pointer: string,
  after: unknown,
): string {
  const [section, index, ...rest] = place
  if (section === 'parameters' && index !== undefined) {
    const at = pointer + pointerTo('parameters', index)
    const { name } = recordOf(valueAt(after, at) ?? valueAt(before, at))
    return ['parameter', stringOf(name) ?? index, ...rest.filter((part) => part !== 'schema')].join(
      ' ',
    )
  }
  if (section !== 'requestBody' && section !== 'responses') return place.join(' ')
  const side =
    section === 'requestBody' ? 'request' : index?.startsWith('2') ? 'answer' : `answer ${index}`
  const schema = place.slice(place.indexOf('schema') + 1)
  if (!place.includes('schema')) return [side, ...rest].join(' ')
  let field = ''
  const keywords: string[] = []
  for (let i = 0; i < schema.length; i++) {
    const part = schema[i] ?? ''
    if (part === 'properties') field += `${field === '' ? '' : '.'}${schema[++i] ?? ''}`
    else if (part === 'items') field += '[]'
    else if (part === 'allOf' || part === 'oneOf' || part === 'anyOf') i++
    else if (schema[i - 1] !== 'required') keywords.push(part)
  }
  return [side, field, ...keywords].filter((part) => part !== '').join(' ')
}
