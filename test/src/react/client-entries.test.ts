/** What calls React's hooks is a client component, also as it is published: a first line that bundling keeps. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '../../..')
const config = readFileSync(join(root, 'tsdown.config.ts'), 'utf8')

/** Files that import more than types of React or TanStack's hooks; elements alone can be made on a server, too. */
const clients = readdirSync(join(root, 'src/react'), { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name))
  .map((name) => `src/react/${name}`)
  .filter((path) =>
    /^import (?!type |\{ createElement(?:, type \w+)* \} )[^;]*? from '(?:react|@tanstack\/react-query)'$/m.test(
      readFileSync(join(root, path), 'utf8'),
    ),
  )

describe('a file with hooks', () => {
  it('exists', () => {
    expect(clients).toContain('src/react/provider.tsx')
    expect(clients.length).toBeGreaterThan(4)
  })

  it.each(clients)(
    '%s has the client directive as its first line, and an entry of its own',
    (path) => {
      expect(readFileSync(join(root, path), 'utf8').startsWith("'use client'\n")).toBe(true)
      // Bundled with another file, it would lose that line.
      expect(config).toContain(`'${path}'`)
    },
  )
})
