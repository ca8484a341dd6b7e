// Work over an ended session: what waits, what goes on after the sign-in, and what fails at once.
import { afterEach, describe, expect, it, vi } from 'vitest'
import { watchSession } from '../../../console/store/session-watch.ts'
import { ApiError } from '../../../src/index.ts'
import { clientOf } from '../support/fake-platform.ts'

const tokens = (role: 'member' | 'visitor') => ({
  accessToken: { value: `${role}-access`, expiresAt: 4_000_000_000 },
  refreshToken: { value: `${role}-refresh`, role },
})
const signedOut = new ApiError({
  kind: 'application',
  message: 'm',
  code: 'UNAUTHENTICATED',
  status: 401,
})
const refused = new ApiError({ kind: 'application', message: 'm', code: 'ANY', status: 400 })

/** A watch over a client that is signed in, or is not. */
async function store(isSignedIn = true) {
  const client = clientOf(async () => Response.json({}))
  const { session } = client
  if (isSignedIn) await session.setTokens(tokens('member'))
  const watch = watchSession(client)
  const heard = vi.fn()
  const leave = watch.subscribe(heard)
  return {
    watch,
    heard,
    leave,
    session,
    enter: () => watch.signIn(async () => void (await session.setTokens(tokens('member')))),
    lose: () => session.setTokens(undefined),
  }
}
/** A call that fails so often, and how often it was made. */
const failing = (error: unknown, times = 1) => {
  const call = vi.fn(async () => {
    if (call.mock.calls.length <= times) throw error
    return 'done'
  })
  return call
}
const settled = async (work: Promise<unknown>) => {
  let isSettled = false
  const note = () => {
    isSettled = true
  }
  work.then(note, note)
  for (let turn = 0; turn < 50; turn += 1) await Promise.resolve()
  return isSettled
}

afterEach(() => vi.restoreAllMocks())

describe('a session', () => {
  it('ends once the owner is signed out, and is reported once', async () => {
    const { watch, heard, lose, enter } = await store()
    expect([watch.ended, heard.mock.calls.length]).toEqual([false, 0])
    await lose()
    expect([watch.ended, heard.mock.calls.length]).toEqual([true, 1])
    await enter()
    expect([watch.ended, heard.mock.calls.length]).toEqual([false, 2])
    await lose()
    expect(watch.ended).toBe(true)
  })

  it('has not ended if nobody was signed in, or the owner signed out explicitly', async () => {
    const nobody = await store(false)
    await nobody.session.setTokens(tokens('visitor'))
    expect(nobody.watch.ended).toBe(false)
    const left = await store()
    left.watch.end()
    await left.lose()
    expect(left.watch.ended).toBe(false)
    const late = await store()
    await late.lose()
    late.watch.end()
    expect(late.watch.ended).toBe(false)
  })

  it('can end again after a new sign-in', async () => {
    const { watch, enter, lose } = await store(false)
    await enter()
    await lose()
    expect(watch.ended).toBe(true)
  })

  it('stays ended during a sign-in, and after it fails', async () => {
    const { watch, lose, session } = await store()
    await lose()
    const failure = new Error('No way in')
    const entering = watch.signIn(async () => {
      await session.setTokens(tokens('member'))
      expect(watch.ended).toBe(true)
      await session.setTokens(undefined)
      throw failure
    })
    await expect(entering).rejects.toBe(failure)
    expect(watch.ended).toBe(true)
  })

  it('does not notify unsubscribed listeners', async () => {
    const { heard, leave, lose } = await store()
    leave()
    await lose()
    expect(heard).not.toHaveBeenCalled()
  })
})

describe.each(['signedIn', 'keep', 'once'] as const)('a call (%s)', (how) => {
  it('returns, or fails at once for any other reason', async () => {
    const { watch } = await store()
    expect(await watch[how](async () => 'done')).toBe('done')
    const call = failing(refused)
    await expect(watch[how](call)).rejects.toBe(refused)
    expect(call).toHaveBeenCalledTimes(1)
  })

  it('refused for its session ends it, and is retried after the sign-in', async () => {
    const { watch, enter, session } = await store()
    const call = failing(signedOut)
    const work = watch[how](call)
    expect(await settled(work)).toBe(false)
    expect([session.loggedIn, watch.ended, call.mock.calls.length]).toEqual([false, true, 1])
    await enter()
    expect(await work).toBe('done')
    expect(call).toHaveBeenCalledTimes(2)
  })

  it('waits for the sign-in if the session has ended before', async () => {
    const { watch, enter, lose } = await store()
    await lose()
    const call = vi.fn(async () => 'done')
    const work = watch[how](call)
    expect(await settled(work)).toBe(false)
    expect(call).not.toHaveBeenCalled()
    await enter()
    expect(await work).toBe('done')
  })

  it('fails at once when nobody was signed in', async () => {
    const { watch } = await store(false)
    await expect(watch[how](failing(signedOut))).rejects.toBe(signedOut)
  })

  it('is repeated when the session ended during it', async () => {
    const { watch, enter, lose } = await store()
    const call = vi.fn(async () => {
      if (call.mock.calls.length > 1) return 'done'
      await lose()
      throw refused
    })
    const work = watch[how](call)
    expect(await settled(work)).toBe(false)
    await enter()
    expect(await work).toBe('done')
  })
})

describe('a call while there is no network', () => {
  const offline = () => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const lost = new ApiError({ kind: 'system', message: 'm', code: 'NETWORK' })

  it('neither waits nor is retried if read-only', async () => {
    const { watch } = await store()
    offline()
    const call = failing(lost)
    await expect(watch.signedIn(call)).rejects.toBe(lost)
    expect(call).toHaveBeenCalledOnce()
  })

  it('queues with others, and the page may be left after the last', async () => {
    const { watch } = await store()
    const network = offline()
    const listened = vi.spyOn(window, 'addEventListener')
    const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
    const both = Promise.all([watch.keep(async () => 1), watch.once(async () => 2)])
    window.dispatchEvent(new Event('online'))
    expect([await settled(both), asks()]).toEqual([false, true])
    network.mockReturnValue(true)
    window.dispatchEvent(new Event('online'))
    expect(await both).toEqual([1, 2])
    expect(asks()).toBe(false)
    const signals = listened.mock.calls.flatMap(([name, , how]) =>
      name === 'online' && typeof how === 'object' ? how.signal : [],
    )
    expect(signals.map((signal) => signal?.aborted)).toEqual([true, true])
  })
})
