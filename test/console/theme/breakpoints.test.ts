// Style sheets cannot read the theme: the widths in them are those of its breakpoints.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { themes } from '../../../console/theme/theme.ts'

const root = join(import.meta.dirname, '../../../console')
const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
  (path) => /\.(?:css|tsx?)$/.test(path) && !/^dist/.test(path),
)

it('cards and tables share one breakpoint, in every file', () => {
  const { sm, md } = themes.ltr.breakpoints.values
  const widths = files.flatMap((path) =>
    [...readFileSync(join(root, path), 'utf8').matchAll(/\((max|min)-width: ([\d.]+)px\)/g)]
      .map(([, end, width]) => ({ path, end, width: Number(width) }))
      .filter(({ width }) => width > 400 && width < md - 1),
  )
  expect(widths.length).toBeGreaterThan(10)
  for (const { path, end, width } of widths)
    expect([path, width]).toEqual([path, end === 'max' ? sm - 0.05 : sm])
})
