/** The reference holds everything the description and the entries name, and its links lead somewhere. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { listOf, recordOf, stringsOf } from '../../scripts/generate/model/json.ts'
import { root } from './snippets.ts'

const reference = join(root, 'docs/reference')
const pages = readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.md'))
  .map((name) => join(root, 'docs', name))
const documents = [
  ...pages,
  ...readdirSync(root)
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(root, name)),
  join(root, 'spec/README.md'),
]
const textOf = new Map(documents.map((file) => [file, readFileSync(file, 'utf8')]))

/** The text without its code, in which brackets mean something else. */
const prose = (text: string): string => text.replace(/^```[\s\S]*?^```$/gm, '')

/** The headings of a page with the anchors a forge gives them: lower case, and a number from the second on. */
const headings = (text: string): Map<string, string> => {
  const found = new Map<string, string>()
  const seen = new Map<string, number>()
  for (const [, heading = ''] of prose(text).matchAll(/^#{1,6} (.+)$/gm)) {
    const title = heading.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    const anchor = title
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-')
    const count = seen.get(anchor) ?? 0
    seen.set(anchor, count + 1)
    found.set(count === 0 ? anchor : `${anchor}-${count}`, title)
  }
  return found
}

/** The links of a document into this repository. */
const linksOf = (text: string): string[] =>
  [...prose(text).matchAll(/(?<!\\)\]\(([^)\s]+)\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^[a-z]+:/.test(target))

const brokenLinks = (file: string): string[] => {
  const text = textOf.get(file) ?? ''
  return linksOf(text).flatMap((link) => {
    const [path = '', anchor] = link.split('#')
    const target = path === '' ? file : resolve(dirname(file), path)
    const place = `${relative(root, file)}: ${link}`
    if (!existsSync(target)) return [place]
    if (anchor === undefined) return []
    return headings(textOf.get(target) ?? '').has(anchor) ? [] : [place]
  })
}

const page = (name: string): string => textOf.get(join(reference, name)) ?? ''
const pagesIn = (folder: string): string[] =>
  [...textOf].filter(([file]) => dirname(file) === join(reference, folder)).map(([, text]) => text)
const titles = (texts: readonly string[]): string[] =>
  texts.flatMap((text) => [...headings(text).values()])

const bundle = recordOf(
  JSON.parse(readFileSync(join(root, 'generated/openapi.json'), 'utf8')) as unknown,
)
const operations = Object.entries(recordOf(bundle.paths)).flatMap(([path, item]) =>
  Object.entries(recordOf(item)).flatMap(([method, value]) => {
    const operation = recordOf(value)
    const id = operation.operationId
    return typeof id === 'string' ? [{ id, path, method: method.toUpperCase(), operation }] : []
  }),
)
const schemas = Object.entries(recordOf(recordOf(bundle.components).schemas))

describe('every link', () => {
  it('is found by this test', () => {
    const count = documents.flatMap((file) => linksOf(textOf.get(file) ?? '')).length
    expect(count).toBeGreaterThan(4000)
  })

  it('of the documentation leads to a file and to a heading in it', () => {
    expect(documents.flatMap(brokenLinks)).toEqual([])
  })

  it('of the reference starts at its first page', () => {
    const reached = new Set([join(reference, 'README.md')])
    for (const file of reached) {
      for (const link of linksOf(textOf.get(file) ?? '')) {
        const [path = ''] = link.split('#')
        if (path !== '') reached.add(resolve(dirname(file), path))
      }
    }
    const all = pages.filter((file) => file.startsWith(reference))
    expect(all.filter((file) => !reached.has(file))).toEqual([])
  })
})

describe('the reference has', () => {
  it('every operation, with its path and a line among the methods', () => {
    const services = pagesIn('services')
    expect(operations.length).toBeGreaterThan(90)
    const missing = operations.filter(({ id, path, method }) => {
      const [tag, name = ''] = id.split('.')
      const own = services.find((text) => text.includes(`\n# client.${tag}\n`)) ?? ''
      return !(
        own.includes(`\n## ${name}\n`) &&
        own.includes(`\`${method} ${path}\``) &&
        page('api.md').includes(`client.${id}(`)
      )
    })
    expect(missing.map(({ id }) => id)).toEqual([])
  })

  it('every schema, described on one page, and on the list of types', () => {
    const described = titles(pagesIn('entities'))
    const names = schemas.map(([name]) => name)
    expect(names.length).toBeGreaterThan(400)
    expect(
      names.filter((name) => described.filter((title) => title === name).length !== 1),
    ).toEqual([])
    expect(names.filter((name) => !page('types.md').includes(`#${name.toLowerCase()})`))).toEqual(
      [],
    )
  })

  it('every field of every schema in the table of that schema', () => {
    const sections = new Map(
      pagesIn('entities').flatMap((text) =>
        text.split(/^## /m).map((section) => [section.split('\n')[0], section] as const),
      ),
    )
    const missing = schemas.flatMap(([name, schema]) =>
      Object.keys(recordOf(recordOf(schema).properties))
        .filter((field) => !new RegExp(`\\| \`${field}\\??\` \\|`).test(sections.get(name) ?? ''))
        .map((field) => `${name}.${field}`),
    )
    expect(missing).toEqual([])
  })

  it('every value of every enumeration, where its type is', () => {
    const missing = schemas.flatMap(([name, schema]) =>
      listOf(recordOf(schema).enum)
        .filter((value) => value !== null)
        .filter((value) =>
          pagesIn('entities').every((text) => {
            const [, section = ''] = text.split(`\n## ${name}\n`)
            return !(section.split('\n## ')[0] ?? '').includes(`\n- \`${value}\``)
          }),
        )
        .map((value) => `${name}: ${value}`),
    )
    expect(missing).toEqual([])
  })

  it('every error code, linked from the operations that answer with it', () => {
    const codes = titles([page('errors.md')])
    const missing = [
      ...stringsOf(bundle['x-error-codes']).map((code) => ['any', code] as const),
      ...operations.flatMap(({ id, operation }) =>
        listOf(operation['x-error-codes']).map((code) => [id, String(code)] as const),
      ),
    ].filter(
      ([id, code]) =>
        !codes.includes(code) ||
        (id !== 'any' &&
          !pagesIn('services').some((text) =>
            text.includes(`](../errors.md#${code.toLowerCase()})`),
          )),
    )
    expect(missing).toEqual([])
  })
})
