// A store with more collections than the shop reads for its pages.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createClient, platforms } from '../../../src/index.ts'
import { sampled } from '../../setup/long.ts'
import { browser } from './forms.ts'
import { type OpenShop, openShop } from './shop.ts'

let shop: OpenShop

beforeAll(async () => {
  shop = await openShop()
  const { apiKey } = shop.sandbox.site
  const { products } = createClient({ platform: platforms.sandbox(shop.origin), apiKey })
  for (let number = 1; number <= 201; number += 1) {
    await products.createCollection({ collection: { name: `Shelf ${number}` } })
  }
})
afterAll(() => shop?.close())

it('shows each of them, and names each to search engines', async () => {
  const { html } = await browser()(`${shop.url}sitemap.xml`)
  const paths = Array.from({ length: 201 }, (_, index) => `collections/shelf-${index + 1}`)
  expect(paths.filter((path) => !html.includes(`<loc>${shop.url}${path}</loc>`))).toEqual([])
  const opened = [...sampled(paths, 100), 'collections/shelf-201']
  const shown = await Promise.all(opened.map((path) => browser()(`${shop.url}${path}`)))
  expect(shown.filter(({ status }) => status !== 200)).toEqual([])
})
