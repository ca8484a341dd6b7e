// Every part that is loaded later stands in a boundary: this looks at the console's source for others.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '../../../../console')

/** Files of the console that import a name from React. */
const importersOf = (name: string) =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.tsx') && !path.startsWith('dist'))
    .filter((path) =>
      new RegExp(`import [^;]*?\\b${name}\\b[^;]*? from 'react'`).test(
        readFileSync(join(root, path), 'utf8').replaceAll("'\n", "';\n"),
      ),
    )
    .sort()

it('is made lazy and suspended in one place each', () => {
  expect(importersOf('lazy')).toEqual(['ui/page/lazy-part.tsx'])
  expect(importersOf('Suspense')).toEqual(['start/app.tsx', 'ui/page/part-boundary.tsx'])
})
