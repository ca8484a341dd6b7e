// @vitest-environment jsdom
/** The session as a hook. */
import {
  QueryClient,
  QueryClientProvider,
  useInfiniteQuery,
  useMutation,
  useQuery,
} from '@tanstack/react-query'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterAll, afterEach, beforeAll, describe, expect, expectTypeOf, it, vi } from 'vitest'
import { createTestStore, type TestStore } from '../../../sandbox/testing.ts'
import { type ApiError, createClient } from '../../../src/index.ts'
import {
  createMutations,
  createQueries,
  StorefrontProvider,
  useClient,
  useSession,
} from '../../../src/react/index.ts'
import './support/patience.ts'

let store: TestStore

beforeAll(async () => {
  store = await createTestStore({ products: 5 })
})
afterAll(() => store.close())
afterEach(cleanup)

/** A member's tokens, got as on a server: this page has nothing that could load a frame. */
const memberTokens = async () => {
  vi.stubGlobal('document', undefined)
  const { session } = createClient(store.visitor)
  await session.loginWithPassword(store.member)
  vi.unstubAllGlobals()
  return session.tokens()
}

const Who = () => {
  const { role, loggedIn } = useSession()
  return <p>{`${role}${loggedIn ? ', signed in' : ''}`}</p>
}

const Lost = () => {
  useClient()
  return null
}

describe('useSession', () => {
  it('shows each change of the session', async () => {
    const client = createClient(store.visitor)
    render(
      <StorefrontProvider client={client}>
        <Who />
      </StorefrontProvider>,
    )
    expect(screen.getByText('none')).toBeTruthy()
    await act(async () => {
      await client.products.queryProducts({})
    })
    expect(screen.getByText('visitor')).toBeTruthy()
  })

  it('renders again only with its session, not with the provider', () => {
    const client = createClient(store.visitor)
    const rendered = vi.fn()
    const Counted = () => {
      rendered(useSession().role)
      return null
    }
    const counted = <Counted />
    const page = () => <StorefrontProvider client={client}>{counted}</StorefrontProvider>
    render(page()).rerender(page())
    expect(rendered).toHaveBeenCalledTimes(1)
  })

  it('renders on a server as the role it is given', () => {
    const client = createClient(store.visitor)
    const html = renderToString(
      <StorefrontProvider client={client} initialRole="member">
        <Who />
      </StorefrontProvider>,
    )
    expect(html).toBe('<p>member, signed in</p>')
  })

  it('names the missing provider', () => {
    expect(() => renderToString(<Lost />)).toThrow(/StorefrontProvider/)
  })
})

describe('StorefrontProvider with a query client', () => {
  const Mine = () => {
    const { data, isPending } = useQuery(createQueries(useClient()).members.getCurrentMember())
    return <p>{isPending ? 'nothing yet' : data?.member ? 'a member' : 'no member'}</p>
  }

  it('drops the data of the previous caller, and refetches it as the current one', async () => {
    const client = createClient(store.visitor)
    const queryClient = new QueryClient()
    const reset = vi.spyOn(queryClient, 'resetQueries')
    const tokens = await memberTokens()
    queryClient.setQueryData(['another service'], 'kept')
    render(
      <QueryClientProvider client={queryClient}>
        <StorefrontProvider client={client} queryClient={queryClient}>
          <Mine />
        </StorefrontProvider>
      </QueryClientProvider>,
    )
    await waitFor(() => expect(screen.getByText('no member')).toBeTruthy())
    // The first visitor replaces no other caller.
    expect(reset).not.toHaveBeenCalled()
    await act(() => client.session.setTokens(tokens))
    await waitFor(() => expect(screen.getByText('a member')).toBeTruthy())
    expect(queryClient.getQueryData(['another service'])).toBe('kept')
    await act(() => client.session.setTokens(undefined))
    await waitFor(() => expect(screen.getByText('no member')).toBeTruthy())
  })
})

describe('the hooks of TanStack Query', () => {
  it('know that every error is an ApiError', () => {
    const Errors = () => {
      const queries = createQueries(useClient())
      const mutations = createMutations(useClient())
      const one = useQuery(queries.products.getProduct('p')).error
      const list = useInfiniteQuery(queries.products.queryProducts.infinite({})).error
      const change = useMutation(mutations.products.deleteProduct()).error
      expectTypeOf(one).toEqualTypeOf<ApiError | null>()
      expectTypeOf(list).toEqualTypeOf<ApiError | null>()
      expectTypeOf(change).toEqualTypeOf<ApiError | null>()
      const { error } = useQuery({
        ...queries.products.getProduct('p'),
        select: ({ product }) => product.name,
      })
      expectTypeOf(error).toEqualTypeOf<ApiError | null>()
      return null
    }
    expect(Errors).toBeTypeOf('function')
  })
})
