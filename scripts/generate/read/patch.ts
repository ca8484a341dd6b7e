/**
 * Bundles by putting saved schemas into the bundle of the last reading, which takes a small part of bundling anew. Only
 * for saves that leave every reference as and where it was: then the bundler would find the same parts in the same order.
 */
import type { Document } from '@redocly/openapi-core'
import { isRecord, parsePointer, pointerTo, recordOf } from '../model/json.ts'
import { withoutProse } from '../model/prose.ts'
import { refsIn, refsOf } from './source-location.ts'

/** A bundle and the documents that it was made of. */
export interface Bundled {
  readonly bundle: unknown
  readonly documents: readonly Document[]
}

export interface Patched {
  readonly bundle: unknown
  /** Pointers of the schemas that differ. */
  readonly changed: readonly string[]
  /** Whether they differ in descriptions alone, which no example depends on. */
  readonly isProseOnly: boolean
}

/** The bundle of these documents; nothing when it must be made anew. */
export function patched(last: Bundled, documents: readonly Document[]): Patched | undefined {
  const before = byFile(last.documents)
  const now = byFile(documents)
  if (before.size !== now.size) return undefined
  const root = recordOf(last.bundle)
  const components = recordOf(root.components)
  const schemas = { ...recordOf(components.schemas) }
  const changed: string[] = []
  let isProseOnly = true
  for (const [file, document] of now) {
    const old = before.get(file)
    if (old === document) continue
    if (old === undefined || documents.some((other) => refersInside(other, file))) return undefined
    const [was, is] = [recordOf(old.parsed), recordOf(document.parsed)]
    if (Object.keys(was).join('\n') !== Object.keys(is).join('\n')) return undefined
    for (const [name, value] of Object.entries(is)) {
      if (JSON.stringify(value) === JSON.stringify(was[name])) continue
      const schema = replaced(schemas[name], was[name], value)
      if (schema === undefined) return undefined
      schemas[name] = schema
      changed.push(pointerTo('components', 'schemas', name))
      isProseOnly &&= withoutProse(value) === withoutProse(was[name])
    }
  }
  return { bundle: { ...root, components: { ...components, schemas } }, changed, isProseOnly }
}

/** The new value with the references of the bundle; nothing unless the bundle holds the old one. */
function replaced(bundled: unknown, old: unknown, value: unknown): unknown {
  if (!isRecord(bundled) || withoutTargets(bundled) !== withoutTargets(old)) return undefined
  if (placedRefs(old).join('\n') !== placedRefs(value).join('\n')) return undefined
  const targets = [...refsIn(bundled)]
  let next = 0
  const copy = structuredClone(value)
  const seen = new Set<unknown>()
  const redirect = (node: unknown): void => {
    if (typeof node !== 'object' || node === null || seen.has(node)) return
    seen.add(node)
    if (isRecord(node) && typeof node.$ref === 'string')
      Object.assign(node, { $ref: targets[next++] })
    for (const child of Object.values(node)) redirect(child)
  }
  redirect(copy)
  // Fewer when an alias shares a part that holds references.
  return next === targets.length ? copy : undefined
}

function byFile(documents: readonly Document[]): ReadonlyMap<string, Document> {
  return new Map(documents.map((document) => [document.source.absoluteRef, document]))
}

/** Whether a document refers to something inside a named part of a file: that becomes a part of its own. */
function refersInside(document: Document, file: string): boolean {
  const name = file.slice(file.lastIndexOf('/') + 1)
  return refsOf(document).some((ref) => {
    const [path = '', pointer = ''] = ref.split('#')
    const isOwn = path === '' && document.source.absoluteRef === file
    return (isOwn || path.endsWith(name)) && parsePointer(pointer).length !== 1
  })
}

/** A value as text, in which every reference is alike. */
function withoutTargets(value: unknown): string {
  return JSON.stringify(value, (key, inner) => (key === '$ref' ? '' : inner)) ?? ''
}

/** The references of a value with their places, in the order in which they are written. */
function placedRefs(value: unknown, place = ''): readonly string[] {
  if (typeof value !== 'object' || value === null) return []
  const own = isRecord(value) && typeof value.$ref === 'string' ? [`${place} ${value.$ref}`] : []
  return [
    ...own,
    ...Object.entries(value).flatMap(([key, inner]) => placedRefs(inner, place + pointerTo(key))),
  ]
}
