/** Compares servers, and which services have secret responses. */
import type { Description } from '../model/description.ts'
import { grouped } from '../model/grouped.ts'
import type { Operation } from '../model/operation.ts'
import { type Change, changesOf, missing, told } from './change.ts'

export function comparePlatforms(before: Description, after: Description): readonly Change[] {
  return [
    ...comparePaths(before, after),
    ...compareServers(before, after),
    ...compareSecrets(before, after),
  ]
}

const renew = 'Upgrade: the previous version calls the old address.'

function comparePaths(before: Description, after: Description): readonly Change[] {
  const prefixOf = ({ services }: Description, { service }: Operation) =>
    services.get(service)?.publicPath || 'the root'
  const moves = before.operations.flatMap((old) => {
    const current = after.operations.find(({ id }) => id === old.id)
    const last = prefixOf(before, old)
    if (current === undefined || prefixOf(after, current) === last) return []
    const what = `moved from ${last} to ${prefixOf(after, current)} on the public hosts`
    const subject = current.service === old.service ? `service ${old.service}` : old.id
    return [{ id: old.id, subject, what }]
  })
  return [...grouped(moves, ({ subject }) => subject)].flatMap(([subject, own]) => {
    const ids = own.map(({ id }) => id)
    return changesOf(subject, ids, [told('behaviour', 'changed', '', own[0]?.what ?? '', renew)])
  })
}

function compareServers(before: Description, after: Description): readonly Change[] {
  const urlsOf = ({ servers }: Description) => servers.map(({ url }) => url)
  const gone = missing(urlsOf(before), urlsOf(after))
  const come = missing(urlsOf(after), urlsOf(before))
  const what = come.length === 0 ? 'was removed' : `was replaced by ${come.join(' or ')}`
  const [urls, difference] =
    gone.length > 0
      ? [gone, told('behaviour', 'changed', '', what, renew)]
      : [come, told('none', 'added', '', 'is new')]
  return [
    ...urls.flatMap((url) => changesOf(`server ${url}`, [], [difference])),
    ...compareHosts(before, after),
  ]
}

function compareHosts(before: Description, after: Description): readonly Change[] {
  return before.servers.flatMap(({ url, host }) => {
    const current = after.servers.find((server) => server.url === url)
    if (current === undefined || current.host === host) return []
    const what = `serves calls of ${hostName(current.host)} instead of ${hostName(host)}`
    return changesOf(`server ${url}`, [], [told('behaviour', 'changed', '', what, renew)])
  })
}

const hostName = (host: string | undefined) => (host === undefined ? 'every host' : `host ${host}`)

/** Calls with secret responses accept no idempotency key. */
function compareSecrets(before: Description, after: Description): readonly Change[] {
  const isSecret = ({ tags }: Description, tag: string) =>
    tags.some(({ name, secretAnswers }) => name === tag && secretAnswers)
  return before.tags.flatMap(({ name }) => {
    if (isSecret(before, name) === isSecret(after, name)) return []
    const operations = before.operations.filter(({ tag }) => tag === name).map(({ id }) => id)
    const what = 'no longer send an Idempotency-Key: their responses are secret'
    const advice = 'Check whether a call was applied before you repeat it.'
    const difference = isSecret(after, name)
      ? told('behaviour', 'changed', '', what, advice)
      : told('none', 'changed', '', 'send an Idempotency-Key now')
    return changesOf(`calls of ${name}`, operations, [difference])
  })
}
