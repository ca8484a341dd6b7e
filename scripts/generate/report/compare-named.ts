/** Diffs named parts of two versions: removed, renamed, added, or in both. */

/** Callbacks per fate of a part, each returns the messages. */
export interface Fates<Part, Said> {
  /** Whether a new part is the old one, renamed. */
  readonly isSuccessor?: (
    old: readonly [string, Part],
    candidate: readonly [string, Part],
  ) => boolean
  readonly gone: (name: string, old: Part, successor: string | undefined) => readonly Said[]
  readonly kept: (name: string, old: Part, current: Part) => readonly Said[]
  readonly added: (name: string, current: Part) => readonly Said[]
}

export function compareNamed<Part, Said>(
  before: ReadonlyMap<string, Part>,
  after: ReadonlyMap<string, Part>,
  { isSuccessor = () => false, gone, kept, added }: Fates<Part, Said>,
): readonly Said[] {
  const fresh = new Map([...after].filter(([name]) => !before.has(name)))
  const renamed = new Set<string>()
  const said = [...before].flatMap(([name, old]) => {
    const current = after.get(name)
    if (current !== undefined) return kept(name, old, current)
    const [successor] = [...fresh].find((candidate) => isSuccessor([name, old], candidate)) ?? []
    if (successor !== undefined) renamed.add(successor)
    return gone(name, old, successor)
  })
  const others = [...fresh].filter(([name]) => !renamed.has(name))
  return [...said, ...others.flatMap(([name, current]) => added(name, current))]
}
