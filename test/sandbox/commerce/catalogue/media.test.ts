import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Product } from '../../../../generated/wire.ts'
import { broken, openShop, origin, present, productNamed, type Shop } from './shop.ts'

let shop: Shop
let mug: Product
beforeAll(async () => {
  shop = await openShop()
  mug = await productNamed(shop, 'Stoneware Mug')
})
afterAll(() => shop.close())

const read = async (): Promise<Product> =>
  (await shop.call('products.getProduct', { path: { id: mug.id } })).product
const pictures = async () => (await read()).media?.items.map(({ id }) => id) ?? []
const choiceMedia = async () =>
  (await read()).productOptions[0]?.choices.map(
    ({ media }) => media?.items.map(({ id }) => id) ?? [],
  )
const seeded = ['oat-1', 'slate-2', 'moss-3', 'blush-4'].map(
  (view) => `mug-stoneware-mug-${view}.svg`,
)

describe('the gallery', () => {
  it('appends files by id and by URL, without duplicates', async () => {
    const filter = { name: { $ne: mug.name } }
    const others = await shop.call('products.queryProducts', { body: { query: { filter } } })
    const elsewhere = present(others.products[0]?.media?.items[0])
    const extra = present(elsewhere.id)
    const media = [
      { mediaId: extra },
      { mediaId: present(seeded[0]) },
      { url: 'https://pictures.example/mug.jpg' },
      { url: `${origin}/media/mug-local.svg` },
    ]
    await shop.call('products.addProductMedia', { path: { id: mug.id }, body: { media } })
    const items = (await read()).media?.items ?? []
    expect(items.map(({ id }) => id).slice(0, 5)).toEqual([...seeded, extra])
    expect(items.map(({ image }) => image?.url).slice(4)).toEqual([
      elsewhere.image?.url,
      'https://pictures.example/mug.jpg',
      `${origin}/media/mug-local.svg`,
    ])
  })

  it('refuses an entry without a file, and adds nothing', async () => {
    const before = await pictures()
    const body = { media: [{ mediaId: seeded[0] }, {}] }
    const refused = await shop.refuse('products.addProductMedia', { path: { id: mug.id }, body })
    expect(broken(refused)).toEqual(['media[1].mediaId REQUIRED_FIELD'])
    for (const [entry, field] of [
      [{ url: 'javascript:alert(1)' }, 'url'],
      [{ mediaId: '../../secret' }, 'mediaId'],
    ] as const) {
      const hostile = { path: { id: mug.id }, body: { media: [entry] } }
      expect(broken(await shop.refuse('products.addProductMedia', hostile))).toEqual([
        `media[0].${field} FORMAT`,
      ])
    }
    expect(await pictures()).toEqual(before)
  })

  it('refuses the id of an unknown file', async () => {
    const parts = { path: { id: mug.id }, body: { media: [{ mediaId: 'nowhere.svg' }] } }
    expect(await shop.refuse('products.addProductMedia', parts)).toMatchObject({
      status: 404,
      code: 'NOT_FOUND',
      data: { mediaId: 'nowhere.svg' },
      description: 'There is no file nowhere.svg in the media store; add it by its url.',
    })
  })

  it('removes single images, also from choices', async () => {
    const mediaIds = [present(seeded[0])]
    await shop.call('products.removeProductMedia', { path: { id: mug.id }, body: { mediaIds } })
    expect(await pictures()).not.toContain(seeded[0])
    expect(await choiceMedia()).toEqual([[], [seeded[1]], [seeded[2]], [seeded[3]]])
  })

  it('accepts a removed image again by its id, if copied from a URL', async () => {
    const media = [{ url: 'https://pictures.example/kept.jpg' }]
    await shop.call('products.addProductMedia', { path: { id: mug.id }, body: { media } })
    const before = present((await read()).media?.items.at(-1))
    const mediaIds = [present(before.id)]
    await shop.call('products.removeProductMedia', { path: { id: mug.id }, body: { mediaIds } })
    const again = { media: [{ mediaId: present(before.id) }] }
    await shop.call('products.addProductMedia', { path: { id: mug.id }, body: again })
    expect((await read()).media?.items.at(-1)).toEqual(before)
  })
})

describe('pictures of choices', () => {
  const assign = (media: object[]) => ({ path: { id: mug.id }, body: { media } })

  it('are assigned, released one by one, and cleared', async () => {
    const entry = { option: 'Color', choice: 'Oat' }
    const both = [present(seeded[1]), present(seeded[2])]
    const parts = assign([{ ...entry, mediaIds: both }])
    await shop.call('products.addProductMediaToChoices', parts)
    await shop.call('products.addProductMediaToChoices', parts)
    expect((await choiceMedia())?.[0]).toEqual(both)
    const one = assign([{ ...entry, mediaIds: [seeded[1]] }])
    await shop.call('products.removeProductMediaFromChoices', one)
    expect((await choiceMedia())?.[0]).toEqual([seeded[2]])
    await shop.call('products.removeProductMediaFromChoices', assign([entry]))
    expect((await choiceMedia())?.[0]).toEqual([])
    await shop.call('products.removeProductMediaFromChoices', assign([]))
    expect(await choiceMedia()).toEqual([[], [], [], []])
  })

  it('must be in the gallery, and belong to a choice that exists', async () => {
    const refuse = (entry: object) =>
      shop.refuse('products.addProductMediaToChoices', assign([entry]))
    const known = { option: 'Color', choice: 'Oat', mediaIds: [seeded[1]] }
    expect(await refuse({ ...known, mediaIds: ['nowhere.svg'] })).toMatchObject({ status: 404 })
    expect(broken(await refuse({ ...known, option: 'Size' }))).toEqual([
      'media[0].option VALIDATION',
    ])
    expect(broken(await refuse({ ...known, choice: 'Pink' }))).toEqual([
      'media[0].choice VALIDATION',
    ])
  })

  it('are refused at the sent argument, also for a new image with a choice', async () => {
    const add = (choice: object) =>
      shop.refuse('products.addProductMedia', {
        path: { id: mug.id },
        body: { media: [{ mediaId: seeded[1] }, { mediaId: seeded[2], choice }] },
      })
    expect(broken(await add({ option: 'Size', choice: 'Oat' }))).toEqual([
      'media[1].choice.option VALIDATION',
    ])
    expect(broken(await add({ option: 'Color', choice: 'Pink' }))).toEqual([
      'media[1].choice.choice VALIDATION',
    ])
  })

  it('are of one option only', async () => {
    const { id } = await productNamed(shop, 'Clothbound Notebook')
    const entry = {
      option: 'Ruling',
      choice: 'Lined',
      mediaIds: ['notebook-clothbound-notebook-ink-1.svg'],
    }
    const parts = { path: { id }, body: { media: [entry] } }
    expect(broken(await shop.refuse('products.addProductMediaToChoices', parts))).toEqual([
      'media[0].option VALIDATION',
    ])
  })

  it('are removed with the whole gallery', async () => {
    await shop.call('products.removeProductMedia', {
      path: { id: mug.id },
      body: { mediaIds: [] },
    })
    expect(await pictures()).toEqual([])
    expect((await read()).media?.mainMedia).toBe(undefined)
  })
})
