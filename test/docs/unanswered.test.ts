/** The guide on testing names what the store in process does not answer: all of it, and nothing else. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from './snippets.ts'

const services = join(root, 'sandbox', 'services')

const idsIn = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, id = '']) => id).sort()

it('docs/guides/testing.md lists the operations that are answered with 501', () => {
  const handlers = readdirSync(services, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => readFileSync(join(services, name), 'utf8'))
    .join('\n')
  const guide = readFileSync(join(root, 'docs', 'guides', 'testing.md'), 'utf8')
  const [, section = ''] = /## What it does not answer\n([\s\S]*?)(?=^## )/m.exec(guide) ?? []
  const rows = section.replace(/^[^|].*$/gm, '')
  expect(idsIn(rows, /`(\w+\.\w+)`/g)).toEqual(idsIn(handlers, /notImplemented\(\s*'([\w.]+)'/g))
})
