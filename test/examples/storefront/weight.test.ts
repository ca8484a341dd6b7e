// The shop's first load, held to its budget by bytes: what a page names, and what that imports.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type OpenShop, openShop } from './shop.ts'

/** The most of JavaScript before a page can be used, in bytes as gzip makes them. */
const budget = 120 * 1024

let shop: OpenShop

beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop?.close())

/** The bytes of a script and of all that it imports at once. */
async function weigh(file: string, seen: Map<string, number>): Promise<void> {
  if (seen.has(file)) return
  seen.set(file, 0)
  const content = await readFile(join(shop.folder, 'client/assets', file))
  seen.set(file, gzipSync(content, { level: 9 }).byteLength)
  const imports = content.toString().matchAll(/(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g)
  for (const [, imported = ''] of imports) await weigh(imported, seen)
}

it.each([
  '',
  'collections/clothing',
  'products/linen-camp-shirt',
  'search?q=cup',
  'cart',
  'sign-in',
])('sends no more JavaScript than its budget to show %s', async (path) => {
  const html = await (await fetch(`${shop.url}${path}`)).text()
  const seen = new Map<string, number>()
  for (const [, file = ''] of html.matchAll(/\/assets\/([\w.-]+\.js)/g)) await weigh(file, seen)
  const total = [...seen.values()].reduce((sum, bytes) => sum + bytes, 0)
  console.info(`/shop/${path}: ${seen.size} files, ${(total / 1024).toFixed(1)} KiB`)
  expect(total).toBeGreaterThan(50 * 1024)
  expect(total).toBeLessThanOrEqual(budget)
})
