/** "Did you mean …": suggests the nearest valid word. */

/** All services fit into one advice, and all fields of most schemas. */
const mostListed = 20

/** One sentence: the nearest word, else all valid words. */
export function adviseOneOf(word: string, candidates: Iterable<string>): string {
  const known = [...candidates]
  const likely = nearest(word, known)
  if (likely !== undefined) return `Did you mean ${likely}?`
  if (known.length === 0) return 'Leave it out: names are not supported here.'
  if (known.length === 1) return `Write ${known[0]}.`
  if (known.length <= mostListed) return `Write one of: ${known.join(', ')}.`
  const nearestFirst = known.toSorted((a, b) => distanceOf(word, a) - distanceOf(word, b))
  return `Write one of: ${nearestFirst.slice(0, mostListed).join(', ')}, ….`
}

/** The likely intended word. */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  let best: string | undefined
  // Tolerates half a word or two letters, but never all of them.
  let bestDistance = Math.min(word.length, Math.max(3, Math.ceil(word.length / 2)))
  for (const candidate of candidates) {
    const distance = distanceOf(word, candidate)
    if (distance < bestDistance) {
      best = candidate
      bestDistance = distance
    }
  }
  return best
}

function distanceOf(word: string, other: string): number {
  const [a, b] = [word.toLowerCase(), other.toLowerCase()]
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const current = [i]
    for (let j = 1; j <= b.length; j++) {
      const substitution = (previous[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      current.push(Math.min(substitution, (previous[j] ?? 0) + 1, (current[j - 1] ?? 0) + 1))
    }
    previous = current
  }
  return previous[b.length] ?? 0
}
