// Of two saves at once the later one reads again: what a change names, and how often it is made again.
import { platforms } from 'storefront-client'
import { describe, expect, it } from 'vitest'
import {
  changeAsRead,
  changesOf,
  type OnlyAsRead,
  readRevision,
} from '../../../console/store/revisions.ts'
import { ApiError } from '../../../src/index.ts'

const taking = { platform: platforms.sandbox('http://store.example', { additions: true }) }
const answered = <Data>(data: Data, etag?: string) => ({
  withResponse: async () => ({
    data,
    response: new Response(null, { headers: etag === undefined ? {} : { etag } }),
  }),
})
const read = (etag?: string, client: Parameters<typeof readRevision>[0] = taking) =>
  readRevision(client, answered({ row: { id: 'p' } }, etag), ({ row }) => row)

/** What each of two changes of a row names. */
const named = async (row: object, tags: readonly (string | undefined)[]) => {
  const sent: OnlyAsRead[] = []
  const make = changesOf(row)
  for (const tag of tags) {
    await make((options) => {
      sent.push(options)
      return answered('done', tag)
    })
  }
  return sent.map(({ headers }) => headers?.['if-match'])
}

describe('a change of a read record', () => {
  it('sends the read revision, and each next one that of the previous response', async () => {
    expect(await named(await read('"1"'), ['"2"', '"3"', '"4"'])).toEqual(['"1"', '"2"', '"3"'])
    expect(await named(await read('"1"'), [undefined, '"3"', '"4"'])).toEqual([
      ...['"1"', undefined, undefined],
    ])
  })

  it('sends no revision if the platform supports or sent none', async () => {
    const hosted = { platform: platforms.wix }
    expect(await named(await read('"1"', hosted), ['"2"', '"3"'])).toEqual([undefined, undefined])
    expect(await named(await read(), ['"2"', '"3"'])).toEqual([undefined, undefined])
    expect(await named({ id: 'never read' }, ['"2"'])).toEqual([undefined])
    expect(await named(await read('"1"', {}), ['"2"'])).toEqual(['"1"'])
  })

  it('returns the platform’s response', async () => {
    for (const row of [await read('"1"'), await read()]) {
      expect(await changesOf(row)(() => answered('done'))).toBe('done')
    }
  })
})

describe('a record that others keep changing', () => {
  const outdated = new ApiError({
    kind: 'application',
    message: 'm',
    code: 'FAILED_PRECONDITION',
    status: 412,
  })
  const refused = new ApiError({ kind: 'application', message: 'm', code: 'ANY', status: 409 })
  /** How often a change is read and made, that fails so often. */
  const tries = async (failures: number, error: unknown) => {
    let count = { reads: 0, changes: 0 }
    const made = changeAsRead(
      async () => {
        count = { ...count, reads: count.reads + 1 }
        return count.reads
      },
      async (row) => {
        count = { ...count, changes: count.changes + 1 }
        expect(row).toBe(count.reads)
        if (count.changes <= failures) throw error
        return 'done'
      },
    )
    const outcome = await made.catch((caught: unknown) => caught)
    return { ...count, outcome }
  }

  it('is reread and changed again, five times in total', async () => {
    expect(await tries(0, outdated)).toEqual({ reads: 1, changes: 1, outcome: 'done' })
    expect(await tries(4, outdated)).toEqual({ reads: 5, changes: 5, outcome: 'done' })
    expect(await tries(5, outdated)).toEqual({ reads: 5, changes: 5, outcome: outdated })
  })

  it.each([[refused], [new Error('A slip')]])('is not changed again after %s', async (error) => {
    expect(await tries(1, error)).toEqual({ reads: 1, changes: 1, outcome: error })
  })
})
