/**
 * Keys of parts of a bundle by what they say: two bundles give a part the same key only when it and everything that it
 * refers to read the same in both. What is made from a part alone can be kept under its key.
 */
import { createHash, randomUUID } from 'node:crypto'
import { pointerTo, recordOf, valueAt } from './json.ts'
import { withoutProse } from './prose.ts'

interface Part {
  readonly digest: string
  /** The digest without descriptions. */
  readonly meaning: string
  /** Pointers of the parts it refers to. */
  readonly targets: readonly string[]
}

export class ContentKeys {
  /** The same for bundles of which one differs from another only inside schemas, and refers to the same parts there. */
  readonly references: string
  readonly #bundle: unknown
  readonly #parts = new Map<string, Part>()
  readonly #reached = new Map<string, ReadonlySet<string>>()
  readonly #keys = new Map<string, string>()
  #meaning: string | undefined

  constructor(bundle: unknown, references: string = randomUUID()) {
    this.#bundle = bundle
    this.references = references
  }

  /** The keys of a bundle in which some schemas read otherwise, while every part refers to the same others as before. */
  after(bundle: unknown, changed: readonly string[]): ContentKeys {
    const next = new ContentKeys(bundle, this.references)
    for (const [pointer, part] of this.#parts)
      if (!changed.includes(pointer)) next.#parts.set(pointer, part)
    for (const [pointer, reached] of this.#reached) next.#reached.set(pointer, reached)
    for (const [pointer, key] of this.#keys)
      if (!this.reaches(pointer, changed)) next.#keys.set(pointer, key)
    return next
  }

  schema(name: string): string {
    return this.of(pointerTo('components', 'schemas', name))
  }

  /** The key of all operations of a path: they share its parameters. */
  path(path: string): string {
    return this.of(pointerTo('paths', path))
  }

  of(pointer: string): string {
    const known = this.#keys.get(pointer)
    if (known !== undefined) return known
    const key = digestOf(
      [...this.#reachedFrom(pointer)].map((next) => `${next} ${this.#part(next).digest}`).join(),
    )
    this.#keys.set(pointer, key)
    return key
  }

  /** The key of a part by itself, whatever it refers to. */
  own(pointer: string): string {
    return this.#part(pointer).digest
  }

  /** The key of the whole bundle without the descriptions of its schemas. */
  get meaning(): string {
    this.#meaning ??= digestOf(
      Object.keys(recordOf(recordOf(recordOf(this.#bundle).components).schemas))
        .map((name) => `${name} ${this.#part(pointerTo('components', 'schemas', name)).meaning}`)
        .join(),
    )
    return this.references + this.#meaning
  }

  /** Whether a part is one of these or refers to one, directly or by others. */
  reaches(pointer: string, targets: readonly string[]): boolean {
    const reached = this.#reachedFrom(pointer)
    return targets.some((target) => reached.has(target))
  }

  /** The pointers of a part and of everything that it refers to. */
  #reachedFrom(pointer: string): ReadonlySet<string> {
    const known = this.#reached.get(pointer)
    if (known !== undefined) return known
    const reached = new Set([pointer])
    // A set also walks what is added on the way.
    for (const next of reached) for (const target of this.#part(next).targets) reached.add(target)
    this.#reached.set(pointer, reached)
    return reached
  }

  #part(pointer: string): Part {
    const known = this.#parts.get(pointer)
    if (known !== undefined) return known
    const value = valueAt(this.#bundle, pointer)
    const text = JSON.stringify(value) ?? ''
    const targets = [...text.matchAll(/"\$ref":"#([^"]+)"/g)].map(([, target = '']) => target)
    const part = { digest: digestOf(text), meaning: digestOf(withoutProse(value)), targets }
    this.#parts.set(pointer, part)
    return part
  }
}

/** A short name for a text. */
export function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('base64')
}
