/** Maps types to the operations that use them. */
import { innerTypes, type Type } from '../model/types.ts'
import type { Surface } from './surface.ts'

export class Uses {
  readonly #operations = new Map<string, string[]>()

  constructor({ types, operations }: Surface) {
    const reached = new Map<string, ReadonlySet<string>>()
    for (const [id, { call, answer }] of operations) {
      const found = new Set<string>()
      for (const name of [...namesIn(call), ...namesIn(answer)]) {
        const all = reached.get(name) ?? namesFrom(name, types)
        reached.set(name, all)
        for (const one of all) found.add(one)
      }
      for (const name of found) this.#operations.set(name, [...this.of(name), id])
    }
  }

  /** Ids of the operations with the type in arguments or responses. */
  of(name: string): readonly string[] {
    return this.#operations.get(name) ?? []
  }
}

/** A name and its transitive references. */
function namesFrom(name: string, types: Surface['types']): ReadonlySet<string> {
  const found = new Set([name])
  // Grows during iteration.
  for (const next of found) {
    const type = types.get(next)
    for (const inner of type ? namesIn(type) : []) found.add(inner)
  }
  return found
}

/** The names directly referenced by a type. */
function namesIn(type: Type): readonly string[] {
  return type.kind === 'named' ? [type.name] : innerTypes(type).flatMap(namesIn)
}
