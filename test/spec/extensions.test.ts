/** The table of extensions is written once, in spec/extensions.yaml. */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readExtensions } from '../../scripts/generate/read/extensions.ts'

const spec = resolve(import.meta.dirname, '../../spec')
const table = await readExtensions(resolve(spec, 'extensions.yaml'))
const readme = readFileSync(resolve(spec, 'README.md'), 'utf8')

const places = [
  ['document', 'On the document'],
  ['server', 'On a server'],
  ['tag', 'On a tag'],
  ['operation', 'On an operation'],
  ['schema', 'On a schema or field'],
] as const

/** The rows of the table below a line of the README. */
function rowsBelow(title: string): Record<string, string> {
  const [, rest = ''] = readme.split(`\n${title}:\n`)
  const [, ...lines] = rest.trim().split(/\n\n/)[0]?.split('\n').slice(1) ?? []
  return Object.fromEntries(
    lines.map((line) => {
      const [, name = '', meaning = ''] = /^\| `(\S+)`\s*\| (.*?)\s*\|$/.exec(line) ?? []
      return [name, meaning]
    }),
  )
}

describe('the table of extensions', () => {
  it('has the places of the README', () => {
    expect([...table.keys()]).toEqual(places.map(([place]) => place))
  })

  it.each(places)('for a %s is the one of the README', (place, title) => {
    const meanings = [...(table.get(place) ?? [])].map(([name, { meaning }]) => [name, meaning])
    expect(rowsBelow(title)).toEqual(Object.fromEntries(meanings))
  })
})
