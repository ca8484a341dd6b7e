import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readAll } from '../../../../console/ui/list/read-all.ts'

/** A list in pages of this size, whose records may change between two of its pages; counted up to a limit. */
function listOf(
  ids: string[],
  size: number,
  between: (pagesRead: number) => void = () => {},
  countable = ids.length,
) {
  let pagesRead = 0
  return async (page: number) => {
    const data = ids.slice((page - 1) * size, page * size).map((id) => ({ id }))
    // A page with an end tells the exact total.
    const isCapped = ids.length > countable && data.length === size
    const answer = {
      data,
      total: isCapped ? countable : ids.length,
      ...(isCapped && { meta: { capped: true } }),
    }
    pagesRead += 1
    between(pagesRead)
    return answer
  }
}

const { signal } = new AbortController()
const idOf = ({ id }: { id: string }) => id
const ids = fc.uniqueArray(fc.nat({ max: 400 }).map(String), { maxLength: 60 })
const size = fc.integer({ min: 1, max: 9 })

describe('reading all matches of a list', () => {
  it('reads every record once, in pages of any size', async () => {
    await fc.assert(
      fc.asyncProperty(ids, size, async (all, perPage) => {
        const read = await readAll({
          size: perPage,
          page: listOf(all, perPage),
          keep: idOf,
          signal,
        })
        expect([...read].sort()).toEqual([...all].sort())
      }),
    )
  })

  it('keeps the order of the list where a page is late', async () => {
    const list = listOf(['a', 'b', 'c', 'd', 'e'], 2)
    const read = await readAll({
      size: 2,
      async page(number) {
        const page = await list(number)
        if (number === 2) await new Promise((resolve) => setTimeout(resolve, 5))
        return page
      },
      keep: idOf,
      signal,
    })
    expect(read).toEqual(['a', 'b', 'c', 'd', 'e'])
  })

  it('misses no existing record during concurrent deletions and creations', async () => {
    await fc.assert(
      fc.asyncProperty(ids, size, fc.nat(), fc.boolean(), async (all, perPage, at, deletes) => {
        const now = [...all]
        const change = (pagesRead: number) => {
          if (pagesRead !== 2) return
          if (deletes) now.splice(at % (now.length + 1), 1)
          else now.splice(at % (now.length + 1), 0, 'made meanwhile')
        }
        const page = listOf(now, perPage, change)
        const read = await readAll({ size: perPage, page, keep: idOf, signal })
        const stayed = all.filter((id) => now.includes(id))
        expect(stayed.filter((id) => !read.includes(id))).toEqual([])
        expect(new Set(read).size).toBe(read.length)
      }),
    )
  })

  it('ends, with every record it saw, where the list grows in each pass', async () => {
    const all = ['a', 'b', 'c', 'd']
    const list = listOf(all, 2, undefined, Number.POSITIVE_INFINITY)
    let passes = 0
    const read = await readAll({
      size: 2,
      async page(number) {
        const answer = await list(number)
        if (number === 1) all.push(`new-${++passes}`)
        // Or the test would read for good.
        if (passes > 9) throw new Error('Still reading')
        return answer
      },
      keep: idOf,
      signal,
    })
    expect(passes).toBe(3)
    expect([...read].sort()).toEqual([...all].sort())
  })

  it('reads beyond where the platform stops counting', async () => {
    await fc.assert(
      fc.asyncProperty(ids, size, fc.nat({ max: 20 }), async (all, perPage, countable) => {
        const told: string[] = []
        let pages = 0
        const count = (read: number) => {
          pages = read
        }
        const page = listOf(all, perPage, count, countable)
        const progress = (done: number, total: number) => told.push(`${done} of ${total}`)
        const read = await readAll({ size: perPage, page, keep: idOf, signal, progress })
        expect([...read].sort()).toEqual([...all].sort())
        expect(told.at(-1)).toBe(`${all.length} of ${all.length}`)
        // In one pass: workers meet the end once each.
        expect(pages).toBeLessThanOrEqual(Math.ceil(all.length / perPage) + 4)
      }),
    )
  })

  it('drops unwanted records, and reports progress', async () => {
    const told: string[] = []
    const read = await readAll({
      size: 2,
      page: listOf(['a', 'b', 'c', 'd', 'e'], 2),
      keep: ({ id }) => (id === 'c' ? undefined : id),
      progress: (done, total) => told.push(`${done} of ${total}`),
      signal,
    })
    expect([...read].sort()).toEqual(['a', 'b', 'd', 'e'])
    expect(told.at(-1)).toBe('5 of 5')
  })

  it('reads a list once whose pages leave out deleted records', async () => {
    const asked: number[] = []
    const list = listOf(['a', 'b', 'c', 'd'], 2)
    const page = async (number: number) => {
      asked.push(number)
      const { data, total } = await list(number)
      const shown = data.filter(({ id }) => id !== 'b')
      return { data: shown, total, meta: { deleted: data.length - shown.length } }
    }
    expect(await readAll({ size: 2, page, keep: idOf, signal })).toEqual(['a', 'c', 'd'])
    expect(asked).toEqual([1, 2])
  })

  it('ends at a failed page, and when aborted', async () => {
    const failing = async () => {
      throw new Error('out of reach')
    }
    await expect(readAll({ size: 2, page: failing, keep: idOf, signal })).rejects.toThrow('reach')
    const abort = new AbortController()
    const reading = readAll({
      size: 1,
      page: listOf(['a', 'b', 'c'], 1, () => abort.abort()),
      keep: idOf,
      signal: abort.signal,
    })
    await expect(reading).rejects.toThrow('aborted')
  })

  it('reads no further page after one has failed', async () => {
    const asked: number[] = []
    const page = async (number: number) => {
      asked.push(number)
      await Promise.resolve()
      if (number === 3) throw new Error('out of reach')
      return { data: [{ id: String(number) }], total: 50 }
    }
    await expect(readAll({ size: 1, page, keep: idOf, signal })).rejects.toThrow('reach')
    const before = asked.length
    await new Promise((resolve) => setImmediate(resolve))
    expect(asked.length).toBe(before)
  })
})
