/**
 * Writes the servers of each operation into the bundle, because other tools read `servers`, not our extensions.
 * A URL consists of the document's server, the service's prefix and the operation's host.
 */
import type { Description } from '../model/description.ts'
import { listOf, recordOf, stringOf, type UnknownRecord } from '../model/json.ts'

export function withServers(bundle: UnknownRecord, description: Description): UnknownRecord {
  const root = structuredClone(bundle)
  const servers = listOf(root.servers).map(recordOf)
  for (const { path, method, host, service } of description.operations) {
    const prefix = description.services.get(service)?.publicPath ?? ''
    const operation = recordOf(recordOf(recordOf(root.paths)[path])[method.toLowerCase()])
    Object.assign(operation, { servers: serversOf(servers, host, prefix) })
  }
  return root
}

/** A server with `x-host` serves its operations behind their prefix; one without serves all paths unprefixed. */
function serversOf(servers: readonly UnknownRecord[], host: string, prefix: string) {
  return servers.flatMap(({ 'x-host': own, url, ...server }) => {
    if (own === undefined) return [{ url, ...server }]
    return own === host ? [{ url: `${stringOf(url) ?? ''}${prefix}`, ...server }] : []
  })
}
