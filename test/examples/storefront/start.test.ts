// The shop in a process that built the console first, as a fresh clone's `npm start` does.
import { execFile } from 'node:child_process'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { builtShop } from '../../../scripts/built-apps.ts'
import { type OpenShop, openShop } from './shop.ts'

const root = resolve(import.meta.dirname, '../../..')
let shop: OpenShop

beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop?.close())

it('renders with one React, although the build changes the mode of the process', async () => {
  const script = `
    const { shopOf } = await import('./scripts/shop.ts')
    process.env.NODE_ENV = 'production'
    const answer = await shopOf(${JSON.stringify(await builtShop(root))})
    const response = await answer(new Request('${shop.url}'))
    console.log(response.status, /<h1/.test(await response.text()))
    process.exit()`
  const { NODE_ENV: _, ...environment } = process.env
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '--eval', script],
    { cwd: root, env: environment },
  )
  expect(stdout.trim()).toBe('200 true')
})
