// A tab of a console that was replaced loads the new one, once.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { reloadIfReplaced, reloadIfServed } from '../../../console/store/new-deployment.ts'

const reload = vi.fn()
const pageWith = (entry: string) => `<script type="module" src="${entry}"></script>`
const serve = (page: () => Promise<Response>) => {
  const served = vi.fn<typeof fetch>(page)
  vi.stubGlobal('fetch', served)
  return served
}

beforeEach(() => {
  reload.mockClear()
  const script = document.createElement('script')
  document.head.append(Object.assign(script, { type: 'module', src: '/old.js' }))
  vi.stubGlobal('window', { location: { reload } })
})
afterEach(() => {
  // Only what these tests put there: styles of the screens of other files are in the head, too.
  for (const script of document.head.querySelectorAll('script')) script.remove()
  vi.unstubAllGlobals()
})

describe('a console with a missing chunk', () => {
  it('reloads once per new deployment', async () => {
    const asked = serve(async () => new Response(pageWith('/new.js')))
    expect(await reloadIfReplaced()).toBe(true)
    expect(asked).toHaveBeenCalledWith(import.meta.env.BASE_URL, { cache: 'no-store' })
    expect(await reloadIfReplaced()).toBe(false)
    expect(reload).toHaveBeenCalledTimes(1)
    serve(async () => new Response(pageWith('/newer.js')))
    expect(await reloadIfReplaced()).toBe(true)
    expect(reload).toHaveBeenCalledTimes(2)
  })

  it('checks once, however many chunks are missing', async () => {
    const asked = serve(async () => new Response(pageWith('/new.js')))
    expect(await Promise.all([reloadIfReplaced(), reloadIfReplaced()])).toEqual([true, true])
    expect(asked).toHaveBeenCalledTimes(1)
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it.each<[string, () => Promise<Response>]>([
    ['the same one is served', async () => new Response(pageWith('/old.js'))],
    ['the store fails', async () => new Response(pageWith('/new.js'), { status: 503 })],
    ['the page has no script', async () => new Response('<script>inline()</script>')],
    ['its scripts are no modules', async () => new Response('<script src="/new.js"></script>')],
    ['there is no network', async () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('stays where %s', async (_name, page) => {
    serve(page)
    expect(await reloadIfReplaced()).toBe(false)
    expect(reload).not.toHaveBeenCalled()
  })

  it('reloads once for the same deployment if a chunk fails again', async () => {
    serve(async () => new Response(pageWith('/same.js')))
    expect(await reloadIfServed()).toBe(true)
    expect(await reloadIfServed()).toBe(false)
    expect(reload).toHaveBeenCalledTimes(1)
    serve(async () => Promise.reject(new TypeError('Failed to fetch')))
    expect(await reloadIfServed()).toBe(false)
  })

  it('does not reload without storage, which could loop', async () => {
    serve(async () => new Response(pageWith('/new.js')))
    vi.stubGlobal('sessionStorage', {
      getItem: () => null,
      setItem: () => {
        throw new DOMException('Full', 'QuotaExceededError')
      },
    })
    expect(await reloadIfReplaced()).toBe(false)
    expect(reload).not.toHaveBeenCalled()
  })
})
