'use client'

/** The client and its session in React. */
import {
  createContext,
  type ReactElement,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useSyncExternalStore,
} from 'react'
import type { SessionClient } from '../client.ts'
import type { Session } from '../session/session.ts'
import type { Role } from '../session/tokens/tokens.ts'
import { type CachedQueries, keepDates } from './cache/hydrated-dates.ts'

interface Storefront {
  readonly client: SessionClient
  readonly initialRole: Role
}

const StorefrontContext = createContext<Storefront | undefined>(undefined)

/** The part of a TanStack `QueryClient` that is used. */
export interface AnswerCache {
  getQueryCache(): CachedQueries
  resetQueries(filters: { readonly queryKey: readonly ['storefront'] }): unknown
}

/** The props of the provider. */
export interface StorefrontProviderProps {
  /** Made once, outside the components. */
  readonly client: SessionClient
  /**
   * The role that the server rendered for. The first render in the browser shows the same, so that
   * hydration finds matching markup; the real role follows at once.
   */
  readonly initialRole?: Role | undefined
  /**
   * The cache of the responses. The provider resets it when the member or visitor changes, and TanStack refetches what
   * is on the screen: the keys of the option factories name the call, not the caller, so one member would otherwise see
   * another's data. Dates of hydrated responses are revived as they enter the cache.
   */
  readonly queryClient?: AnswerCache | undefined
  readonly children?: ReactNode
}

/** Provides a client to the components below. */
export const StorefrontProvider = ({
  client,
  initialRole = 'none',
  queryClient,
  children,
}: StorefrontProviderProps): ReactElement => {
  const { session } = client
  if (queryClient) keepDates(queryClient.getQueryCache())
  useEffect(() => {
    if (!queryClient) return
    return session.subscribe(({ previousRole }) => {
      // Before the first visitor, nothing is cached.
      if (previousRole !== 'none') queryClient.resetQueries({ queryKey: ['storefront'] })
    })
  }, [session, queryClient])
  const storefront = useMemo(() => ({ client, initialRole }), [client, initialRole])
  return <StorefrontContext.Provider value={storefront}>{children}</StorefrontContext.Provider>
}

const useStorefront = (): Storefront => {
  const storefront = useContext(StorefrontContext)
  if (!storefront) throw new Error('useClient and useSession need a StorefrontProvider above them')
  return storefront
}

/**
 * The client of the nearest provider. `useClient<true>()` is the one of a provider whose client asks for additions.
 */
export function useClient<Additions extends boolean = false>(): SessionClient<Additions>
export function useClient(): SessionClient {
  return useStorefront().client
}

/** Who calls are made as now, and the session to change that with. */
export interface SessionView {
  readonly role: Role
  /** Whether a member is signed in. */
  readonly loggedIn: boolean
  /** Sign-in, registration and sign-out. */
  readonly session: Session
}

/** The session, re-rendered after every sign-in, sign-out and expiry. */
export const useSession = (): SessionView => {
  const { client, initialRole } = useStorefront()
  const { session } = client
  const subscribe = useCallback((notify: () => void) => session.subscribe(notify), [session])
  const role = useSyncExternalStore(
    subscribe,
    () => session.role,
    () => initialRole,
  )
  return { role, loggedIn: role === 'member', session }
}
