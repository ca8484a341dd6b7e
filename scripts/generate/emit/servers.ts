/**
 * Writes where each operation is into the bundle, in OpenAPI's own words: other tools know `servers`, not our
 * extensions. The addresses come of the document's servers, of the service's prefix and of the host of the operation.
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

/** A server of a host of its own has its operations behind the prefix; one without serves all as they are. */
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
