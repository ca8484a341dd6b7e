/** What happened to the addresses that calls go to, and to what a whole service keeps secret. */
import type { Description } from '../model/description.ts'
import { type Change, changesOf, told } from './change.ts'

export function comparePlatforms(before: Description, after: Description): readonly Change[] {
  return [
    ...comparePaths(before, after),
    ...compareServers(before, after),
    ...compareSecrets(before, after),
  ]
}

const renew = 'Move to this version: the last one calls the old address.'

function comparePaths(before: Description, after: Description): readonly Change[] {
  return [...before.services].flatMap(([name, { publicPath }]) => {
    const current = after.services.get(name)
    if (current === undefined || current.publicPath === publicPath) return []
    const operations = before.operations.filter(({ service }) => service === name)
    const what = `is below ${shown(current.publicPath)} on the public hosts now, no longer ${shown(publicPath)}`
    const ids = operations.map(({ id }) => id)
    return changesOf(`service ${name}`, ids, [told('behaviour', 'changed', '', what, renew)])
  })
}

function shown(path: string): string {
  return path === '' ? 'the root' : path
}

function compareServers(before: Description, after: Description): readonly Change[] {
  const [old, current] = [before, after].map(({ servers }) => servers.map(({ url }) => url))
  const gone = (old ?? []).filter((url) => !current?.includes(url))
  const come = (current ?? []).filter((url) => !old?.includes(url))
  const what = come.length === 0 ? 'is no longer a server' : `is ${come.join(' or ')} now`
  const moved = told('behaviour', 'changed', '', what, renew)
  const added = gone.length > 0 ? [] : come
  return [
    ...gone.flatMap((url) => changesOf(`server ${url}`, [], [moved])),
    ...added.flatMap((url) =>
      changesOf(`server ${url}`, [], [told('none', 'added', '', 'is new')]),
    ),
  ]
}

/** Calls with secret answers take no key that makes a repeated call the same call. */
function compareSecrets(before: Description, after: Description): readonly Change[] {
  const secret = ({ tags }: Description) =>
    new Set(tags.flatMap(({ name, secretAnswers }) => (secretAnswers ? [name] : [])))
  const [old, current] = [secret(before), secret(after)]
  return before.tags.flatMap(({ name }) => {
    if (old.has(name) === current.has(name)) return []
    const operations = before.operations.filter(({ tag }) => tag === name).map(({ id }) => id)
    const difference = current.has(name)
      ? told(
          'behaviour',
          'changed',
          '',
          'send no Idempotency-Key any more: their answers are secret',
          'Find out whether a call was made before you repeat it.',
        )
      : told('none', 'changed', '', 'send an Idempotency-Key now')
    return changesOf(`calls of ${name}`, operations, [difference])
  })
}
