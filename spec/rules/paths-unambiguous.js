// No request may match two operations. Redocly's own rule does not look at the method, and so complains about pairs of
// paths the platform itself has chosen, such as GET /v1/collections/slug/{slug} beside
// POST /v1/collections/{id}/productIds.

const methods = ['get', 'put', 'post', 'patch', 'delete']
const isParameter = (segment) => segment.startsWith('{')

/**
 * A segment written out always goes before a parameter at the same place, so two paths compete only if each has a
 * parameter where the other is written out, or if both have their parameters at the same places.
 */
const compete = (left, right) => {
  const [a, b] = [left.split('/'), right.split('/')]
  if (a.length !== b.length) return false
  const differing = a.map((segment, at) => [segment, b[at]]).filter(([one, other]) => one !== other)
  if (differing.some(([one, other]) => !isParameter(one) && !isParameter(other))) return false
  const leftWins = differing.some(([one, other]) => !isParameter(one) && isParameter(other))
  const rightWins = differing.some(([one, other]) => isParameter(one) && !isParameter(other))
  return leftWins === rightWins
}

export const pathsUnambiguous = () => {
  /** @type {Map<string, string[]>} */
  const seen = new Map(methods.map((method) => [method, []]))
  return {
    PathItem(item, { key: path, report, rawLocation }) {
      for (const method of methods.filter((name) => name in item)) {
        const rival = seen.get(method)?.find((other) => compete(other, path))
        if (rival)
          report({
            message: `A ${method.toUpperCase()} can match this path and ${rival}.`,
            suggest: ['Change one of the two paths, or describe both as one.'],
            location: rawLocation.key(),
          })
        seen.get(method)?.push(path)
      }
    },
  }
}
