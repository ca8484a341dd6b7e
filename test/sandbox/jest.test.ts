/** A store in Jest: before version 30 modules know only their URL. */
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'

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
