/**
 * Keys of parts of a bundle by what they say: two bundles give a part the same key only when it and everything that it
 * refers to read the same in both. What is made from a part alone can be kept under its key.
 */
import { createHash } from 'node:crypto'
import { pointerTo, valueAt } from './json.ts'

interface Part {
  readonly digest: string
  /** Pointers of the parts it refers to. */
  readonly targets: readonly string[]
}

export class ContentKeys {
  readonly #bundle: unknown
  readonly #parts = new Map<string, Part>()
  readonly #keys = new Map<string, string>()

  constructor(bundle: unknown) {
    this.#bundle = bundle
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
      [...this.reachedFrom(pointer)].map((next) => `${next} ${this.#part(next).digest}`).join(),
    )
    this.#keys.set(pointer, key)
    return key
  }

  /** The pointers of a part and of everything that it refers to. */
  reachedFrom(pointer: string): ReadonlySet<string> {
    const reached = new Set([pointer])
    // A set also walks what is added on the way.
    for (const next of reached) for (const target of this.#part(next).targets) reached.add(target)
    return reached
  }

  #part(pointer: string): Part {
    const known = this.#parts.get(pointer)
    if (known !== undefined) return known
    const text = JSON.stringify(valueAt(this.#bundle, pointer)) ?? ''
    const targets = [...text.matchAll(/"\$ref":"#([^"]+)"/g)].map(([, target = '']) => target)
    const part = { digest: digestOf(text), targets }
    this.#parts.set(pointer, part)
    return part
  }
}

/** A short name for a text. */
export function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('base64')
}
