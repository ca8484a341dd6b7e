// A failure on the screen: its words, its name, the id of its request; and whether there is a network.
import { act, renderHook } from '@testing-library/react'
import { NotificationContextProvider, useNotificationContext } from 'ra-core'
import type { ReactNode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { errors } from '../../../console/messages/en/errors.ts'
import { LanguageProvider } from '../../../console/messages/language-context.tsx'
import { useFailureWords } from '../../../console/store/failure-text.ts'
import { useNotifyFailure } from '../../../console/store/notify-failure.ts'
import { useOnline } from '../../../console/store/online.ts'
import { ApiError } from '../../../src/index.ts'
import { english } from '../support/render.tsx'

const gone = (requestId?: string) =>
  new ApiError({
    kind: 'application',
    message: 'm',
    code: 'NOT_FOUND',
    status: 404,
    ...(requestId === undefined ? {} : { requestId }),
  })
const wrapper = ({ children }: { children: ReactNode }) => (
  <LanguageProvider initial={english}>
    <NotificationContextProvider>{children}</NotificationContextProvider>
  </LanguageProvider>
)

describe('a failure on the screen', () => {
  const wordsOf = () => renderHook(() => useFailureWords(), { wrapper }).result.current

  it('is worded in the current language, with the id of its request', () => {
    expect(wordsOf()(gone('r1'))).toEqual({ text: errors.gone, requestId: 'Request ID r1' })
    expect(wordsOf()(gone())).toEqual({ text: errors.gone, requestId: undefined })
  })

  it('names its subject, and prefers the words of the screen', () => {
    expect(wordsOf()(gone(), 'Mug').text).toBe(`Mug: ${errors.gone}`)
    expect(wordsOf()(gone(), 'Mug', 'Gone.').text).toBe('Mug: Gone.')
    expect(wordsOf()(gone(), undefined, 'Gone.').text).toBe('Gone.')
    expect(wordsOf()(gone(), '').text).toBe(errors.gone)
    expect(wordsOf()(gone(), 'قميص 3').text).toBe(`\u2068قميص 3\u2069: ${errors.gone}`)
  })

  it.each([
    ['a busy store', 429, undefined, errors.busy(1)],
    ['one that asks for seconds', 429, 3_000, errors.busy(1)],
    ['one that asks for hours', 429, 7_200_000, errors.busy(120)],
    ['one out of service', 503, 60_500, 'The store is busy. Wait 2 minutes, then try again.'],
    ['a broken store', 503, undefined, errors.broken],
  ])('says how long to wait for %s', (_, status, retryAfter, text) => {
    const refused = new ApiError({ kind: 'system', message: 'm', code: 'X', status, retryAfter })
    expect(wordsOf()(refused).text).toBe(text)
  })

  it('has a stable function until the language changes', () => {
    const { result, rerender } = renderHook(() => [useFailureWords(), useNotifyFailure()], {
      wrapper,
    })
    const before = result.current
    rerender()
    expect(result.current[0]).toBe(before[0])
    expect(result.current[1]).toBe(before[1])
  })

  it.each([
    ['r1', `Mug: ${errors.gone}\nRequest ID r1`],
    [undefined, `Mug: ${errors.gone}`],
  ])('is a toast of an error, with the id %s', (requestId, message) => {
    const { result } = renderHook(
      () => ({ tell: useNotifyFailure(), told: useNotificationContext().notifications }),
      { wrapper },
    )
    act(() => result.current.tell(gone(requestId), 'Mug'))
    expect(result.current.told).toMatchObject([{ message, type: 'error' }])
  })
})

describe('the network', () => {
  it('notifies a screen of going online and offline until it unmounts', () => {
    const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
    const { result, unmount } = renderHook(() => useOnline())
    const go = (isOnline: boolean) =>
      act(() => {
        network.mockReturnValue(isOnline)
        window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'))
      })
    expect(result.current).toBe(true)
    go(false)
    expect(result.current).toBe(false)
    go(true)
    expect(result.current).toBe(true)
    const left = vi.spyOn(window, 'removeEventListener')
    unmount()
    expect(left.mock.calls.map(([name]) => name)).toEqual(
      expect.arrayContaining(['online', 'offline']),
    )
  })
})
