// @vitest-environment jsdom
/** The member and their sign-in as hooks, against a real store. */
import { QueryClient } from '@tanstack/react-query'
import { act, cleanup, waitFor } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { createTestStore, type TestStore } from '../../../../sandbox/testing.ts'
import { createQueries, useMember, useSession, useSignIn } from '../../../../src/react/index.ts'
import { createGate } from '../../support/gate.ts'
import { memberTokens } from '../support/member-tokens.ts'
import { pageOf } from '../support/page.tsx'

let store: TestStore
beforeAll(async () => {
  store = await createTestStore({ products: 5, accounts: { emailVerification: true } })
})
afterAll(() => store.close())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const reads = (requests: readonly string[]) => requests.filter((made) => made.startsWith('GET'))

describe('useMember', () => {
  it('is null for a visitor, without a request', async () => {
    const page = pageOf(store, useMember)
    expect(page.result.current).toMatchObject({ member: null, error: null })
    await expect(page.result.current.update({})).rejects.toMatchObject({ name: 'ApiError' })
    expect(page.requests.filter((made) => made.includes('/members/'))).toHaveLength(1)
  })

  it('asks for nothing when the member signs out', async () => {
    const page = pageOf(store, useMember, { tokens: await memberTokens(store) })
    await waitFor(() => expect(page.result.current.member?.loginEmail).toBe(store.member.email))
    const asked = reads(page.requests).length
    await act(() => page.client.session.setTokens(undefined))
    await waitFor(() => expect(page.result.current.member).toBeNull())
    expect(page.cache.isFetching()).toBe(0)
    expect(reads(page.requests)).toHaveLength(asked)
  })

  it('has the member who signs in next, also where responses never become stale', async () => {
    const tokens = await memberTokens(store)
    const cache = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
    const page = pageOf(store, useMember, { tokens, cache })
    const isThere = () => expect(page.result.current.member?.loginEmail).toBe(store.member.email)
    await waitFor(isThere)
    await act(() => page.client.session.setTokens(undefined))
    await waitFor(() => expect(page.result.current.member).toBeNull())
    await act(() => page.client.session.setTokens(tokens))
    await waitFor(isThere)
  })

  it('has options that the first version of TanStack Query 5 takes', async () => {
    const page = pageOf(store, useMember, { tokens: await memberTokens(store) })
    await waitFor(() => expect(page.result.current.member).toBeTruthy())
    const observers = page.cache
      .getQueryCache()
      .getAll()
      .flatMap((query) => query.observers)
    expect(observers.map(({ options }) => options.enabled)).toEqual([true])
  })

  it('has the member with all fields, and updates without a refetch', async () => {
    const page = pageOf(store, useMember, { tokens: await memberTokens(store) })
    await waitFor(() => expect(page.result.current.member?.loginEmail).toBe(store.member.email))
    const asked = reads(page.requests).length
    const contact = { firstName: 'Anna' }
    await act(async () => void (await page.result.current.update({ contact })))
    await waitFor(() => expect(page.result.current.member?.contact?.firstName).toBe('Anna'))
    expect(page.result.current.member?.contact?.firstName).toBe('Anna')
    expect(page.result.current.member?.loginEmail).toBe(store.member.email)
    expect(reads(page.requests)).toHaveLength(asked)
    const { member } = await page.client.members.getCurrentMember({ fieldsets: ['FULL'] })
    expect(page.result.current.member).toEqual(member)
  })

  it('reads the member to its end while a change is refused', async () => {
    const gate = createGate()
    const { fetch } = store
    const slow = vi.spyOn(store, 'fetch').mockImplementation(async (url, init) => {
      if (init?.method === 'PATCH') return Response.json({ message: 'Taken' }, { status: 409 })
      if (String(url).includes('fieldsets')) await gate.opened
      return fetch(url, init)
    })
    onTestFinished(() => slow.mockRestore())
    const page = pageOf(store, useMember, { tokens: await memberTokens(store) })
    await waitFor(() => expect(reads(page.requests)).toHaveLength(1))
    await act(() => expect(page.result.current.update({})).rejects.toThrow('Taken'))
    gate.open()
    await waitFor(() => expect(page.result.current.member?.loginEmail).toBe(store.member.email))
  })

  it('shows the later of two changes whose responses arrive in reverse', async () => {
    const page = pageOf(store, useMember, { tokens: await memberTokens(store) })
    await waitFor(() => expect(page.result.current.member?.loginEmail).toBe(store.member.email))
    const [sent, gate] = [createGate(), createGate()]
    const { fetch } = store
    const slow = vi.spyOn(store, 'fetch').mockImplementationOnce(async (url, init) => {
      const answer = await fetch(url, init)
      sent.open()
      await gate.opened
      return answer
    })
    onTestFinished(() => slow.mockRestore())
    const { update } = page.result.current
    const first = update({ contact: { firstName: 'Berta' } })
    await sent.opened
    await act(async () => void (await update({ contact: { lastName: 'Lee' } })))
    gate.open()
    await act(() => first)
    const { member } = await page.client.members.getCurrentMember({ fieldsets: ['FULL'] })
    expect(member?.contact).toMatchObject({ firstName: 'Berta', lastName: 'Lee' })
    await waitFor(() => expect(page.result.current.member).toEqual(member))
  })

  it('does not cache the response of a change for the next member', async () => {
    const page = pageOf(store, useMember, { tokens: await memberTokens(store) })
    await waitFor(() => expect(page.result.current.member?.loginEmail).toBe(store.member.email))
    const gate = createGate()
    const { fetch } = store
    const slow = vi.spyOn(store, 'fetch').mockImplementation(async (url, init) => {
      const answer = await fetch(url, init)
      if (init?.method === 'PATCH') await gate.opened
      return answer
    })
    onTestFinished(() => slow.mockRestore())
    const change = page.result.current.update({ contact: { firstName: 'Bea' } })
    await waitFor(() => expect(page.requests.at(-1)).toContain('PATCH'))
    await act(() => page.client.session.setTokens(undefined))
    gate.open()
    await act(async () => void (await change))
    const { queryKey } = createQueries(page.client).members.getCurrentMember.orNull({
      fieldsets: ['FULL'],
    })
    expect(page.cache.getQueryData(queryKey) ?? null).toBeNull()
  })
})

describe('useSignIn', () => {
  const both = () => ({ ...useSignIn(), role: useSession().role })

  it('signs a new member in after the e-mail code', async () => {
    const page = pageOf(store, both)
    expect(page.result.current).toMatchObject({
      state: 'INITIAL',
      pending: false,
      result: undefined,
    })
    const email = 'ann@example.com'
    let registered: Promise<unknown> = Promise.resolve()
    // Without a document the last step takes no hidden frame, which this page could not load.
    vi.stubGlobal('document', undefined)
    act(() => {
      registered = page.result.current.register({ email, password: 'a long sentence' })
    })
    expect(page.result.current.pending).toBe(true)
    await act(async () => void (await registered))
    expect(page.result.current).toMatchObject({
      state: 'EMAIL_VERIFICATION_REQUIRED',
      pending: false,
    })
    const [mail] = await store.outbox({ to: email })
    const result = page.result.current
    await act(async () => void (await result.verify(String(mail?.code))))
    vi.unstubAllGlobals()
    await waitFor(() => expect(page.result.current.state).toBe('SUCCESS'))
    expect(page.result.current.role).toBe('member')
  })

  it('keeps the state after a wrong code, and reports the error', async () => {
    const page = pageOf(store, both)
    const member = { email: 'bea@example.com', password: 'a long sentence' }
    await act(async () => void (await page.result.current.register(member)))
    await act(async () => void (await page.result.current.verify('000000')))
    expect(page.result.current).toMatchObject({
      state: 'EMAIL_VERIFICATION_REQUIRED',
      pending: false,
    })
    expect(page.result.current.error?.name).toBe('ApiError')
    vi.spyOn(page.client.session, 'loginWithPassword').mockResolvedValue({
      loginState: 'FAILURE',
      error: 'no',
    })
    await act(async () => void (await page.result.current.signIn(member)))
    expect(page.result.current).toMatchObject({ state: 'FAILURE', error: undefined })
    vi.spyOn(page.client.session, 'loginWithPassword').mockRejectedValue(new Error('away'))
    await act(async () => void (await page.result.current.signIn(member)))
    expect(page.result.current).toMatchObject({ state: 'INITIAL', result: undefined })
  })

  it('is single-flight: a second press gets the first result', async () => {
    const page = pageOf(store, both)
    const wrong = { email: store.member.email, password: 'wrong one' }
    await act(async () => {
      const { signIn } = page.result.current
      const [first, second] = await Promise.all([signIn(wrong), signIn(wrong)])
      expect(second).toBe(first)
    })
    expect(page.requests.filter((made) => made.endsWith('/v2/login'))).toHaveLength(1)
  })

  describe('with an e-mail code that is still being sent', () => {
    const sent = { loginState: 'EMAIL_VERIFICATION_REQUIRED', data: { stateToken: 's' } } as const
    const refused = { loginState: 'FAILURE', error: 'wrong' } as const

    const waiting = () => {
      const page = pageOf(store, both)
      const gate = createGate()
      const made: string[] = []
      vi.spyOn(page.client.session, 'resendVerification').mockImplementation(async () => {
        made.push('resend')
        await gate.opened
        return sent
      })
      vi.spyOn(page.client.session, 'verify').mockImplementation(async ({ code }) => {
        made.push(code)
        return refused
      })
      return { page, gate, made }
    }

    it('verifies it afterwards, and makes each step once', async () => {
      const { page, gate, made } = waiting()
      const { resendCode, verify } = page.result.current
      await act(async () => {
        const answers = [resendCode(), verify('1'), resendCode(), verify('1')]
        expect(made).toEqual(['resend'])
        gate.open()
        expect(await Promise.all(answers)).toEqual([sent, refused, sent, refused])
      })
      expect(made).toEqual(['resend', '1'])
      expect(page.result.current).toMatchObject({ result: refused, pending: false })
      await act(async () => void (await verify('2')))
      expect(made).toEqual(['resend', '1', '2'])
    })

    it('stays pending in between', async () => {
      const { page, gate } = waiting()
      const between = createGate()
      const verified = vi.spyOn(page.client.session, 'verify').mockImplementation(async () => {
        await between.opened
        return refused
      })
      const { resendCode, verify } = page.result.current
      await act(async () => {
        const first = resendCode()
        void verify('1')
        gate.open()
        await first
      })
      expect(page.result.current).toMatchObject({ result: sent, pending: true })
      await act(async () => between.open())
      await waitFor(() => expect(page.result.current.pending).toBe(false))
      expect(verified).toHaveBeenCalledOnce()
    })

    it('verifies it even if the other step failed', async () => {
      const { page, made } = waiting()
      vi.spyOn(page.client.session, 'resendVerification').mockRejectedValue(new Error('away'))
      const { resendCode, verify } = page.result.current
      await act(async () => {
        expect(await Promise.all([resendCode(), verify('1')])).toEqual([undefined, refused])
      })
      expect(made).toEqual(['1'])
      expect(page.result.current).toMatchObject({ error: undefined, result: refused })
    })
  })

  it('has an error without a response', async () => {
    const page = pageOf(store, both)
    vi.spyOn(page.client.session, 'loginWithPassword').mockRejectedValue(new Error('away'))
    await act(async () => void (await page.result.current.signIn(store.member)))
    expect(page.result.current.error?.name).toBe('ApiError')
    expect(page.result.current).toMatchObject({ state: 'INITIAL', pending: false })
  })

  it('keeps the reason of a refusal, and can be reset', async () => {
    const page = pageOf(store, both)
    const { email } = store.member
    await act(async () => void (await page.result.current.signIn({ email, password: 'wrong one' })))
    expect(page.result.current).toMatchObject({ state: 'FAILURE', pending: false })
    expect(page.result.current.error).toBeUndefined()
    expect(page.result.current.role).toBe('visitor')
    act(() => page.result.current.reset())
    expect(page.result.current.state).toBe('INITIAL')
  })

  it('sends what is entered after a reset, and shows no result of before', async () => {
    const page = pageOf(store, both)
    const gate = createGate()
    const asked = vi.spyOn(page.client.session, 'loginWithPassword')
    asked.mockImplementation(async ({ email }) => {
      if (email === 'ann@example.com') await gate.opened
      return { loginState: 'FAILURE', error: email }
    })
    const signIn = (email: string) => page.result.current.signIn({ email, password: 'secret' })
    act(() => void signIn('ann@example.com'))
    act(() => page.result.current.reset())
    let second: ReturnType<typeof signIn> | undefined
    act(() => {
      second = signIn('bea@example.com')
    })
    expect(page.result.current.pending).toBe(true)
    gate.open()
    await act(async () => void (await second))
    expect(asked.mock.calls.map(([{ email }]) => email)).toEqual([
      'ann@example.com',
      'bea@example.com',
    ])
    expect(page.result.current).toMatchObject({ result: { error: 'bea@example.com' } })
    expect(page.result.current.pending).toBe(false)
  })
})
