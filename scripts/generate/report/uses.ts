/** Maps types to the operations that use them. */
import { innerTypes, type Type, unknown } from '../model/types.ts'
import type { Surface } from './surface.ts'

/** Type → ids of the operations with it in arguments or responses. */
export type Uses = ReadonlyMap<string, readonly string[]>

export function usesOf({ types, operations }: Surface): Uses {
  const uses = new Map<string, string[]>()
  for (const [id, { call, answer }] of operations) {
    const found = new Set([call, answer].flatMap(namesIn))
    // Grows during iteration.
    for (const name of found) {
      uses.set(name, [...(uses.get(name) ?? []), id])
      for (const inner of namesIn(types.get(name) ?? unknown)) found.add(inner)
    }
  }
  return uses
}

function namesIn(type: Type): readonly string[] {
  return type.kind === 'named' ? [type.name] : innerTypes(type).flatMap(namesIn)
}
