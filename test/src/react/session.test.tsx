// @vitest-environment jsdom
/** The session as a hook. */
import { act, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestStore, type TestStore } from '../../../sandbox/testing.ts'
import { createClient } from '../../../src/index.ts'
import { StorefrontProvider, useClient, useSession } from '../../../src/react/index.ts'

let store: TestStore

beforeAll(async () => {
  store = await createTestStore({ products: 5 })
})
afterAll(() => store.close())

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

  it('renders on a server as the role it is told', () => {
    const client = createClient(store.visitor)
    const html = renderToString(
      <StorefrontProvider client={client} initialRole="member">
        <Who />
      </StorefrontProvider>,
    )
    expect(html).toBe('<p>member, signed in</p>')
  })

  it('says what is missing without a provider', () => {
    expect(() => renderToString(<Lost />)).toThrow(/StorefrontProvider/)
  })
})
