/** What happened to the addresses that calls go to, and to what a whole service keeps secret. */
import type { Description } from '../model/description.ts'
import type { Change } from './change.ts'

export function comparePlatforms(before: Description, after: Description): readonly Change[] {
  return [
    ...comparePaths(before, after),
    ...compareServers(before, after),
    ...compareSecrets(before, after),
  ]
}

const renew = 'Move to this version: the last one calls the old address.'

function comparePaths(before: Description, after: Description): readonly Change[] {
  return [...before.services].flatMap(([name, { publicPath }]): Change[] => {
    const current = after.services.get(name)
    if (current === undefined || current.publicPath === publicPath) return []
    const operations = before.operations.filter(({ service }) => service === name)
    return [
      {
        subject: `service ${name}`,
        place: '',
        kind: 'changed',
        what: `is below ${shown(current.publicPath)} on the public hosts now, no longer ${shown(publicPath)}`,
        advice: renew,
        impact: 'behaviour',
        operations: operations.map(({ id }) => id),
      },
    ]
  })
}

function shown(path: string): string {
  return path === '' ? 'the root' : path
}

function compareServers(before: Description, after: Description): readonly Change[] {
  const [old, current] = [before, after].map(({ servers }) => servers.map(({ url }) => url))
  const gone = (old ?? []).filter((url) => !current?.includes(url))
  const come = (current ?? []).filter((url) => !old?.includes(url))
  const operations: readonly string[] = []
  return [
    ...gone.map((url): Change => {
      const what = come.length === 0 ? 'is no longer a server' : `is ${come.join(' or ')} now`
      const subject = `server ${url}`
      return {
        subject,
        place: '',
        kind: 'changed',
        what,
        advice: renew,
        impact: 'behaviour',
        operations,
      }
    }),
    ...(gone.length > 0 ? [] : come).map((url): Change => {
      return {
        subject: `server ${url}`,
        place: '',
        kind: 'added',
        what: 'is new',
        impact: 'none',
        operations,
      }
    }),
  ]
}

/** Calls with secret answers take no key that makes a repeated call the same call. */
function compareSecrets(before: Description, after: Description): readonly Change[] {
  const secret = ({ tags }: Description) =>
    new Set(tags.flatMap(({ name, secretAnswers }) => (secretAnswers ? [name] : [])))
  const [old, current] = [secret(before), secret(after)]
  return before.tags.flatMap(({ name }): Change[] => {
    if (old.has(name) === current.has(name)) return []
    const operations = before.operations.filter(({ tag }) => tag === name).map(({ id }) => id)
    const common = { subject: `calls of ${name}`, place: '', kind: 'changed', operations } as const
    return [
      current.has(name)
        ? {
            ...common,
            what: 'send no Idempotency-Key any more: their answers are secret',
            advice: 'Find out whether a call was made before you repeat it.',
            impact: 'behaviour',
          }
        : { ...common, what: 'send an Idempotency-Key now', impact: 'none' },
    ]
  })
}
