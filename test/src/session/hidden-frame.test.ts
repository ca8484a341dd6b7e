// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { hiddenFrame } from '../../../src/session/sign-in/hidden-frame.ts'

const address = 'http://store.example/oauth2/authorize?state=s'

const frame = (): HTMLIFrameElement => {
  const found = document.querySelector('iframe')
  if (!found) throw new Error('No frame')
  return found
}

const post = (message: Partial<MessageEventInit>): void => {
  window.dispatchEvent(
    new MessageEvent('message', {
      source: frame().contentWindow,
      origin: 'http://store.example',
      data: { code: 'c', state: 's' },
      ...message,
    }),
  )
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  document.body.replaceChildren()
})

describe('a hidden frame', () => {
  it('is invisible, returns the posted code, and is removed afterwards', async () => {
    const answer = hiddenFrame().open(address, 's')
    expect(frame()).toMatchObject({
      src: address,
      style: { display: 'none' },
      title: 'Sign-in',
      referrerPolicy: 'origin',
    })
    post({})
    expect(await answer).toEqual({ code: 'c', state: 's' })
    expect(document.querySelector('iframe')).toBeNull()
    expect(vi.getTimerCount()).toBe(0)
  })

  it.each([
    ['another origin', { origin: 'http://evil.example' }],
    ['another window', { source: window }],
    ['no window', { source: null }],
    ['another state', { data: { code: 'c', state: 'theirs' } }],
    ['no state', { data: { code: 'c' } }],
    ['no object', { data: 's' }],
  ])('does not listen to %s', async (_, message) => {
    const settled = vi.fn()
    const answer = hiddenFrame().open(address, 's').then(settled)
    post(message)
    await vi.advanceTimersByTimeAsync(1000)
    expect(settled).not.toHaveBeenCalled()
    post({})
    await answer
  })

  it.each(['javascript:alert(1)', 'file:///etc/passwd', 'xhttps://store.example/', 'httpsx://a/'])(
    'is not made for %s',
    async (other) => {
      await expect(hiddenFrame().open(other, 's')).rejects.toThrow('No sign-in address')
      expect(document.querySelector('iframe')).toBeNull()
    },
  )

  it('passes on the server’s error', async () => {
    const answer = hiddenFrame().open(address, 's')
    post({ data: { error: 'login_required', error_description: 'sign in', state: 's' } })
    expect(await answer).toMatchObject({ error: 'login_required', code: undefined, state: 's' })
  })

  it.each<[string, (controller: AbortController) => void]>([
    ['an answer', () => post({})],
    ['an error', () => post({ data: { error: 'login_required', state: 's' } })],
    ['two minutes', () => void vi.advanceTimersByTime(120_000)],
    ['an abort', (controller) => controller.abort(new Error('enough'))],
  ])('leaves no frame, listener or timer after %s', async (_, end) => {
    const listening = vi.spyOn(window, 'addEventListener')
    const leaving = vi.spyOn(window, 'removeEventListener')
    const controller = new AbortController()
    const ended = hiddenFrame()
      .open(address, 's', controller.signal)
      .catch(() => {})
    const [, listener] = listening.mock.calls.find(([type]) => type === 'message') ?? []
    end(controller)
    await ended
    expect(document.querySelector('iframe')).toBeNull()
    expect(vi.getTimerCount()).toBe(0)
    expect(leaving).toHaveBeenCalledWith('message', listener)
    vi.restoreAllMocks()
  })

  it('is not created for an address that is not a page’s, or after an abort', async () => {
    await expect(hiddenFrame().open('javascript:alert(1)', 's')).rejects.toThrow(TypeError)
    await expect(hiddenFrame().open(address, 's', AbortSignal.abort())).rejects.toMatchObject({
      code: 'ABORTED',
    })
    expect(document.querySelector('iframe')).toBeNull()
  })

  it('waits 119999 ms, gives up at 120000, and removes everything', async () => {
    const failed = vi.fn()
    const answer = hiddenFrame().open(address, 's').catch(failed)
    await vi.advanceTimersByTimeAsync(119_999)
    expect(failed).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    await answer
    expect(failed).toHaveBeenCalledWith(
      expect.objectContaining({ message: 'OAuth flow timed out' }),
    )
    expect(document.querySelector('iframe')).toBeNull()
  })
})
