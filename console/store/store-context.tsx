// Hands the client down to the screens.
import { createContext, type ReactNode, useContext } from 'react'
import type { StoreClient } from './store-client.ts'

const Client = createContext<StoreClient | undefined>(undefined)

export function StoreProvider({ client, children }: { client: StoreClient; children: ReactNode }) {
  return <Client value={client}>{children}</Client>
}

/** The client of the store; screens call it through the actions of their resource. */
export function useStoreClient(): StoreClient {
  const client = useContext(Client)
  if (!client) throw new Error('Screens of the console need a StoreProvider above them.')
  return client
}
