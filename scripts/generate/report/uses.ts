/** Which operations a caller meets a type in. */
import type { Shape, Types } from './shape.ts'
import type { Surface } from './surface.ts'

export class Uses {
  readonly #operations = new Map<string, string[]>()

  constructor({ types, operations }: Surface) {
    const reached = new Map<string, ReadonlySet<string>>()
    for (const [id, { call, answer }] of operations) {
      const names = new Set([call, answer].flatMap(namesIn))
      const all = new Set([...names].flatMap((name) => [...reachedFrom(name, types, reached)]))
      for (const name of all) this.#operations.set(name, [...this.of(name), id])
    }
  }

  /** Ids of the operations whose arguments or answers hold the type. */
  of(name: string): readonly string[] {
    return this.#operations.get(name) ?? []
  }
}

function reachedFrom(
  name: string,
  types: Types,
  known: Map<string, ReadonlySet<string>>,
): ReadonlySet<string> {
  const before = known.get(name)
  if (before !== undefined) return before
  const found = new Set<string>()
  const open = [name]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (found.has(next)) continue
    found.add(next)
    const shape = types.get(next)
    if (shape !== undefined) open.push(...namesIn(shape))
  }
  known.set(name, found)
  return found
}

/** The names written directly inside a type. */
function namesIn(shape: Shape): readonly string[] {
  switch (shape.kind) {
    case 'named':
      return [shape.name]
    case 'list':
      return namesIn(shape.items)
    case 'union':
      return shape.members.flatMap(namesIn)
    case 'all':
      return shape.parts.flatMap(namesIn)
    case 'object':
      return [
        ...[...shape.fields.values()].flatMap((field) => namesIn(field.shape)),
        ...(shape.others ? namesIn(shape.others) : []),
      ]
    default:
      return []
  }
}
