// @ts-check
// "Did you mean …": the nearest of the words that would have been right.

/**
 * One sentence: the likely word first, else the words that would do.
 *
 * @param {string} word what is written
 * @param {Iterable<string>} candidates what could be written
 * @returns {string}
 */
export function adviseOneOf(word, candidates) {
  const known = [...candidates]
  const likely = nearest(word, known)
  if (likely !== undefined) return `Did you mean ${likely}?`
  if (known.length === 0) return 'Leave it out: nothing can be named here.'
  if (known.length === 1) return `Write ${known[0]}.`
  if (known.length <= mostListed) return `Write one of: ${known.join(', ')}.`
  const nearestFirst = known
    .map((candidate) => ({ candidate, distance: distanceOf(word, candidate) }))
    .sort((a, b) => a.distance - b.distance)
    .map(({ candidate }) => candidate)
  return `Write one of: ${nearestFirst.slice(0, mostListed).join(', ')}, ….`
}

/** All services fit into one advice, and all fields of most schemas. */
const mostListed = 20

/**
 * The word that was likely meant.
 *
 * @param {string} word
 * @param {Iterable<string>} candidates
 * @returns {string | undefined}
 */
export function nearest(word, candidates) {
  /** @type {string | undefined} */
  let best
  // Half a word may be wrong, two letters always, but never all of them.
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

/**
 * How many letters differ, whatever their case.
 *
 * @param {string} word
 * @param {string} other
 * @returns {number}
 */
function distanceOf(word, other) {
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
