// Pictures that a new order takes out of the gallery come back into it, though the store fails in between.
import type { MediaItem } from 'storefront-client'
import { expect, it } from 'vitest'
import {
  galleryOf,
  mediaActions,
  removedPicture,
} from '../../../../console/resources/products/media-actions.ts'
import { quickRetries } from '../../../setup/quick-retries.ts'
import { clientOf } from '../../support/fake-platform.ts'

quickRetries()

/** How often the client makes a call that fails. */
const tries = 3

/** A store with one gallery, which fails so many requests that add to it, or does what they ask and then fails. */
function store(
  failures: number,
  { does = false, holds = ['a', 'b', 'c'], red = [] as readonly string[] } = {},
) {
  let gallery = holds
  const assigned: unknown[] = []
  const taken: string[] = []
  let left = failures
  const done = new Set<string | null>()
  const product = () => ({
    id: 'p',
    productOptions: [
      {
        name: 'Colour',
        choices: [
          { description: 'Red', media: { items: red.map((id) => ({ id })) } },
          { description: 'Blue', media: { items: [{ id: 'a' }] } },
          { description: 'Green' },
        ],
      },
    ],
    media: { items: gallery.map((id) => ({ id })) },
  })
  const client = clientOf(async (url, init) => {
    const { pathname } = new URL(url)
    const { media, mediaIds } = JSON.parse(String(init.body ?? '{}'))
    if ((media ?? mediaIds)?.length > 50) return Response.json({}, { status: 400 })
    if (pathname.endsWith('/media/delete')) {
      gallery = gallery.filter((id) => !mediaIds.includes(id))
      taken.push(...mediaIds)
    } else if (pathname.endsWith('/choices/media')) {
      assigned.push(...media)
    } else if (pathname.endsWith('/media')) {
      const fails = left > 0
      left -= 1
      const key = new Headers(init.headers).get('idempotency-key')
      if ((!fails || does) && !done.has(key)) {
        gallery.push(...media.map(({ mediaId }: { mediaId: string }) => mediaId))
        done.add(key)
      }
      if (fails) return Response.json({}, { status: 500 })
    }
    return Response.json({ product: product() })
  })
  const reorder = async (wanted = reversed) => {
    const { product: read } = await client.products.getProduct('p')
    return mediaActions(client).order(read, wanted(galleryOf(read)))
  }
  return { client, reorder, taken, assigned, gallery: () => gallery }
}

const reversed = (pictures: MediaItem[]) => [...pictures].reverse()

it.each([
  ['once', tries, false],
  ['twice', 2 * tries, false],
  ['after it was done', tries, true],
])('pictures are put in order where adding them fails %s', async (_name, failures, does) => {
  const { reorder, gallery } = store(failures, { does })
  await reorder()
  expect(gallery()).toEqual(['c', 'b', 'a'])
})

it('pictures before the first that moves stay in the gallery', async () => {
  const { reorder, taken, gallery } = store(0)
  await reorder(([first, ...others]) => (first ? [first, ...reversed(others)] : []))
  expect([gallery(), taken]).toEqual([
    ['a', 'c', 'b'],
    ['c', 'b'],
  ])
})

it('pictures that move are shown for their choices again, and no other', async () => {
  const { reorder, assigned } = store(0, { red: ['a', 'c'] })
  await reorder(([first, ...others]) => (first ? [first, ...reversed(others)] : []))
  expect(assigned).toEqual([{ option: 'Colour', choice: 'Red', mediaIds: ['c'] }])
})

it('a removed picture comes back in its place with its choice, unless others have changed', async () => {
  const { client, gallery, taken, assigned } = store(0, { red: ['b'] })
  const { restore, remove } = mediaActions(client)
  const removed = removedPicture((await client.products.getProduct('p')).product, 'b')
  await restore(removed)
  expect([gallery(), taken]).toEqual([['a', 'b', 'c'], []])
  await remove('p', 'b')
  await restore(removed)
  expect(gallery()).toEqual(['a', 'b', 'c'])
  expect(assigned).toEqual([{ option: 'Colour', choice: 'Red', mediaIds: ['b'] }])
  await remove('p', 'b')
  await remove('p', 'a')
  await expect(restore(removed)).rejects.toMatchObject({ status: 409 })
  expect(gallery()).toEqual(['c'])
})

it('a reorder that fails repeatedly is reported', async () => {
  const { reorder } = store(100)
  await expect(reorder()).rejects.toMatchObject({ status: 500 })
})

it.each([0, tries])(
  'the last of more pictures than a call may name is moved to the front, with %i failures',
  async (failures) => {
    const holds = Array.from({ length: 120 }, (_, at) => `${at}`)
    const { reorder, gallery } = store(failures, { holds })
    await reorder((pictures) => [...pictures.slice(-1), ...pictures.slice(0, -1)])
    expect(gallery()).toEqual(['119', ...holds.slice(0, -1)])
  },
)
