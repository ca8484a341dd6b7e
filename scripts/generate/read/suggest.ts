/** "Did you mean …": the nearest of the words that would have been right. */

function nearest(word: string, candidates: Iterable<string>): string | undefined {
  let best: string | undefined
  // Half a word may be wrong, two letters always, but never all of them.
  let bestDistance = Math.min(word.length, Math.max(3, Math.ceil(word.length / 2)))
  for (const candidate of candidates) {
    const distance = editDistance(word.toLowerCase(), candidate.toLowerCase())
    if (distance < bestDistance) {
      best = candidate
      bestDistance = distance
    }
  }
  return best
}

/** One sentence: the likely word first, else the words that would do. */
export function adviseOneOf(word: string, candidates: Iterable<string>): string {
  const known = [...candidates]
  const likely = nearest(word, known)
  if (likely !== undefined) return `Did you mean ${likely}?`
  if (known.length === 0) return 'Nothing is known here yet.'
  const shown = known.slice(0, 12).join(', ')
  return `Write one of: ${shown}${known.length > 12 ? ', …' : ''}.`
}

function editDistance(a: string, b: string): number {
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
