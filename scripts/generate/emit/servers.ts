/**
 * Writes the servers of each operation into the bundle, because other tools read `servers`, not our extensions.
 * A URL consists of the document's server, the service's prefix and the operation's host.
 */
import type { Description } from '../model/description.ts'
import { listOf, recordOf, stringOf, type UnknownRecord } from '../model/json.ts'

/** A copy of the bundle whose operations each name their servers. */
export function withServers(bundle: unknown, description: Description): UnknownRecord {
  const root = recordOf(bundle)
  const servers = listOf(root.servers).map(recordOf)
  const paths = new Map(
    Object.entries(recordOf(root.paths)).map(([path, item]) => [path, { ...recordOf(item) }]),
  )
  for (const { path, method, host, service } of description.operations) {
    const item = paths.get(path)
    const key = method.toLowerCase()
    if (item === undefined) continue
    const prefix = description.services.get(service)?.publicPath ?? ''
    item[key] = { ...recordOf(item[key]), servers: serversOf(servers, host, prefix) }
  }
  return { ...root, paths: Object.fromEntries(paths) }
}

/** A server with `x-host` serves its operations behind their prefix; one without serves all paths unprefixed. */
function serversOf(
  servers: readonly UnknownRecord[],
  host: string,
  prefix: string,
): UnknownRecord[] {
  return servers.flatMap(({ 'x-host': own, url, ...server }) => {
    if (own === undefined) return [{ url, ...server }]
    return own === host ? [{ url: `${stringOf(url) ?? ''}${prefix}`, ...server }] : []
  })
}
