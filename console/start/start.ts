// What starts before the first render: the settings, the session, and the first page of the list in the address.
import { createAuthProvider } from '../providers/auth-provider.ts'
import { createDataProvider } from '../providers/data-provider.ts'
import { createQueryClient, followWrites } from '../providers/query-client.ts'
import { home } from '../resources/home/index.ts'
import { resources } from '../resources/index.ts'
import { watchSession } from '../store/session-watch.ts'
import { createStoreClient } from '../store/store-client.ts'
import { readAddress } from '../ui/list/list-address.ts'
import { listQuery, listRequest } from '../ui/list/list-request.ts'

/** The console's store connection, ready to render. */
export type Started = Awaited<ReturnType<typeof startStore>>

/**
 * Makes the client with the stored session, and prefetches the first rows.
 *
 * @param path the page's path below the console's own
 * @throws StartError when the settings cannot be read or are malformed
 */
export async function startStore(path: string, search: string) {
  const client = await createStoreClient()
  const watch = watchSession(client)
  const dataProvider = createDataProvider(client, resources, watch)
  const queryClient = createQueryClient()
  if (client.writes) followWrites(queryClient, client.writes)
  const list = resources.find(({ name }) => path === `/${name}`)
  let firstRows: Promise<unknown> = Promise.resolve()
  if (client.session.loggedIn) {
    // Seeds ra-core's first sign-in check, which renders as loading while pending.
    queryClient.setQueryData(['auth', 'checkAuth', {}], true)
    if (list) {
      const address = readAddress(new URLSearchParams(search), list.sort)
      const request = listRequest(address)
      firstRows = queryClient.prefetchQuery(listQuery(dataProvider, list.name, request))
    }
  }
  return {
    client,
    watch,
    dataProvider,
    authProvider: createAuthProvider(client, watch),
    queryClient,
    /** Settles when the prefetched rows have loaded or failed. */
    firstRows,
  }
}

export function prepareScreen(path: string): Promise<unknown> {
  const [, name, id] = path.split('/')
  const resource = resources.find((known) => known.name === name)
  if (!resource) return name === home.name ? home.list.prepare() : Promise.resolve()
  if (id === undefined) return resource.list.prepare()
  return (id === 'create' ? (resource.create ?? resource.edit) : resource.edit).prepare()
}
