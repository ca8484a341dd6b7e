// The inside pages name every room of their floor, and every file they lead to is there.
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { rooms } from '../floors.ts'

const root = resolve(import.meta.dirname, '../..')
const folder = 'docs/inside'

/** Each floor's page. */
const pages: Readonly<Record<string, string>> = {
  src: 'client.md',
  sandbox: 'sandbox.md',
  console: 'console.md',
  'scripts/generate': 'compiler.md',
}

const linksOf = (page: string): readonly string[] =>
  [...readFileSync(join(root, folder, page), 'utf8').matchAll(/\]\(([^)#]+)\)/g)].map(
    ([, link = '']) => link,
  )

describe.each(Object.entries(rooms))('the page on the inside of %s', (floor, order) => {
  const page = pages[floor] ?? ''
  const targets = linksOf(page).map((link) => resolve(root, folder, link))

  it('leads to files and folders that are there', () => {
    expect(targets.length).toBeGreaterThan(0)
    expect(targets.filter((target) => !existsSync(target))).toEqual([])
  })

  it('leads to every room', () => {
    expect(order.filter((room) => !targets.includes(join(root, floor, room)))).toEqual([])
  })
})
