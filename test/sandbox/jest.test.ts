/** A store in Jest: before version 30 modules know only their URL, and in documents timers are numbers. */
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { afterEach, expect, it, vi } from 'vitest'
import { createTestStore } from '../../sandbox/testing.ts'

afterEach(() => void vi.unstubAllGlobals())

it('finds its files by the URL of its modules', () => {
  const sandbox = resolve(import.meta.dirname, '../../sandbox')
  const files = readdirSync(sandbox, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !/^(dist|node_modules|process|tsdown)\b/.test(file),
  )
  expect(files.length).toBeGreaterThan(100)
  const lost = files.filter((file) =>
    /import\.meta\.(dirname|filename)/.test(readFileSync(join(sandbox, file), 'utf8')),
  )
  expect(lost).toEqual([])
})

it('opens and closes where timers are numbers', async () => {
  const { setInterval, setTimeout } = globalThis
  vi.stubGlobal('setInterval', (work: () => void, time: number) => Number(setInterval(work, time)))
  vi.stubGlobal('setTimeout', (work: () => void, time: number) => Number(setTimeout(work, time)))
  const store = await createTestStore({ products: 20 })
  const answer = await store.fetch(`${store.url}/_sandbox/clock`)
  expect(answer.status).toBe(200)
  await store.close()
})
