// What begins before the first screen is drawn: the settings, the session, and the first page of the list that the
// address names.

import type { QueryClient } from '@tanstack/react-query'
import type { AuthProvider, DataProvider } from 'ra-core'
import { createAuthProvider } from '../providers/auth-provider.ts'
import { createDataProvider } from '../providers/data-provider.ts'
import { createQueryClient } from '../providers/query-client.ts'
import { home } from '../resources/home/index.ts'
import { resources } from '../resources/index.ts'
import { type SessionWatch, watchSession } from '../store/session-watch.ts'
import { createStoreClient, type StoreClient } from '../store/store-client.ts'
import { readAddress } from '../ui/list/list-address.ts'
import { listQuery, listRequest } from '../ui/list/list-request.ts'

/** The console's way to its store, ready to be shown. */
export interface Started {
  readonly client: StoreClient
  readonly watch: SessionWatch
  readonly dataProvider: DataProvider
  readonly authProvider: AuthProvider
  readonly queryClient: QueryClient
  /** Settles when the rows that were asked for in advance have come, or have failed to. */
  readonly firstRows: Promise<unknown>
}

/**
 * Makes the client with the session that this browser kept, and asks for the first rows.
 *
 * @param path the page's path below the console's own
 * @param search the part of its address after the path
 * @throws StartError when the settings cannot be read or are not of the expected form
 */
export async function startStore(path: string, search: string): Promise<Started> {
  const client = await createStoreClient()
  const watch = watchSession(client)
  const dataProvider = createDataProvider(client, resources, watch)
  const queryClient = createQueryClient()
  const list = resources.find(({ name }) => path === `/${name}`)
  let firstRows: Promise<unknown> = Promise.resolve()
  if (client.session.loggedIn) {
    signedIn(queryClient)
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
    firstRows,
  }
}

/** Answers ra-core's first question whether the owner is signed in, which is drawn as loading until it is answered. */
function signedIn(queryClient: QueryClient) {
  queryClient.setQueryData(['auth', 'checkAuth', {}], true)
}

/** Loads the screen that the address names, so that it shows without a wait. */
export function prepareScreen(path: string): Promise<unknown> {
  const [, name, id] = path.split('/')
  const resource = resources.find((known) => known.name === name)
  if (!resource) return name === home.name ? home.list.prepare() : Promise.resolve()
  if (id === undefined) return resource.list.prepare()
  return (id === 'create' ? (resource.create ?? resource.edit) : resource.edit).prepare()
}
