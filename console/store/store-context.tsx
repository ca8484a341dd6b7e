// The context of the client and its session watch.
import { type ReactNode, useMemo, useSyncExternalStore } from 'react'
import { requiredContext } from './required-context.ts'
import { type SessionWatch, watchSession } from './session-watch.ts'
import type { StoreClient } from './store-client.ts'

interface Store {
  readonly client: StoreClient
  readonly watch: SessionWatch
}

interface StoreProviderProps {
  client: StoreClient
  /** The data provider's watch; by default a separate one. */
  watch?: SessionWatch
  children: ReactNode
}

export const [Store, useStore] = requiredContext<Store>(
  'Screens of the console need a StoreProvider above them.',
)

export function StoreProvider({ client, watch, children }: StoreProviderProps) {
  const store = useMemo(() => ({ client, watch: watch ?? watchSession(client) }), [client, watch])
  return <Store value={store}>{children}</Store>
}

/** The client of the store; screens call it through the actions of their resource. */
export function useStoreClient(): StoreClient {
  return useStore().client
}

/** Keeps calls alive across session expiry and network loss. */
export function useSessionWatch(): SessionWatch {
  return useStore().watch
}

export function useSessionEnded(): boolean {
  const watch = useSessionWatch()
  return useSyncExternalStore(watch.subscribe, () => watch.ended)
}
