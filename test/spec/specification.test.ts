/**
 * docs/specification.md against the specification's text: every sentence is there with its places, every place
 * exists, and the values and fields that a sentence names are at its places.
 */
import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { operations, record, schemas, texts } from './bundle.ts'

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')

interface Sentence {
  readonly number: string
  readonly text: string
}

/** Table rows, and the sentences of paragraphs and list entries; quoted text is never split. */
function sentencesOf(specification: string): Sentence[] {
  const found: Sentence[] = []
  let point = '0'
  let count = 0
  for (const line of specification.split('\n').map((each) => each.trim())) {
    const [, heading] = /^## (\d+)\./.exec(line) ?? []
    if (heading !== undefined) {
      point = heading
      count = 0
    }
    if (line === '' || line.startsWith('#') || /^\|[-| ]+\|$/.test(line)) continue
    const cells = line.replace(/^\||\|$/g, '').split('|')
    const isHead = /^(Values|Client login state|Result)$/.test(cells[1]?.trim() ?? '')
    if (line.startsWith('|') && isHead) continue
    const parts = line.startsWith('|')
      ? [cells.map((cell) => cell.trim()).join(' | ')]
      : partsOf(line.replace(/^- /, ''))
    for (const text of parts) {
      count += 1
      found.push({ number: `${point}.${count}`, text })
    }
  }
  return found
}

function partsOf(text: string): string[] {
  const masked = text.replace(/'[^']*'/g, (quoted) => '\0'.repeat(quoted.length))
  const ends = [...masked.matchAll(/\.\s+(?=[A-Z\0])/g)].map(({ index, 0: end }) => [
    index + 1,
    index + end.length,
  ])
  const starts = [0, ...ends.map(([, start]) => start ?? 0)]
  return starts.map((start, index) => text.slice(start, ends[index]?.[0]).trim())
}

interface Row extends Sentence {
  readonly places: readonly string[]
  readonly difference: string
}

const rows: readonly Row[] = read('../../docs/specification.md')
  .split('\n')
  .filter((line) => /^\| \d+\.\d+ \|/.test(line))
  .map((line) => {
    const [number = '', text = '', places = '', difference = ''] = line
      .replace(/^\| | \|$/g, '')
      .split(/ (?<!\\)\| /)
    return {
      number,
      text: text.replaceAll('\\|', '|'),
      places: places.split('<br>').filter((place) => place.trim() !== ''),
      difference: difference.trim(),
    }
  })

const names = new Set(operations.map(({ operation }) => String(operation.operationId)))

/** What is wrong with a place; nothing when it exists. */
function faultOf(place: string): string | undefined {
  const [, name = '', file = '', words] =
    /^\[`([^`]+)`\]\(\.\.\/([^)]+)\)(?: “`(.+)`”)?$/.exec(place.trim()) ?? []
  if (name === '') return 'is no link'
  if (!existsSync(new URL(`../../${file}`, import.meta.url))) return `leads to no file: ${file}`
  const source = read(`../../${file}`)
  if (words !== undefined) return source.includes(words) ? undefined : `has no “${words}”`
  if (names.has(name)) {
    return source.includes(`operationId: ${name}\n`) ? undefined : `is not written in ${file}`
  }
  const [schema = '', field] = name.split('.')
  const target = schemas.get(schema)
  if (!target) return 'is neither an operation nor a schema'
  if (!new RegExp(`^${schema}:`, 'm').test(source)) return `is not written in ${file}`
  const isField = field === undefined || field in record(target.properties ?? {})
  return isField ? undefined : 'is no field'
}

/** Every name an operation is sent or answers, as far as its schemas reach. */
function wordsIn(value: unknown, seen = new Set<unknown>()): string[] {
  if (typeof value !== 'object' || value === null || seen.has(value)) return []
  seen.add(value)
  return Object.entries(value).flatMap(([key, entry]) => {
    if (key === '$ref') return wordsIn(schemas.get(String(entry).split('/').at(-1) ?? ''), seen)
    return [key, ...(key === 'name' ? [String(entry)] : []), ...wordsIn(entry, seen)]
  })
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

describe('the page about the specification', () => {
  it('has every sentence of it, word for word and in its order', () => {
    const sentences = sentencesOf(read('specification.txt'))
    expect(sentences.length).toBeGreaterThan(220)
    expect(rows.map(({ number, text }) => ({ number, text }))).toEqual(sentences)
  })

  it('says of each where it is, or why it is nowhere', () => {
    const silent = rows.filter(({ places, difference }) => places.length + difference.length === 0)
    expect(silent.map(({ number }) => number)).toEqual([])
  })

  it('names with each difference the test that shows it', () => {
    const unshown = rows.flatMap(({ number, difference }) => {
      if (difference === '') return []
      const [, file = '', title = ''] =
        /\[test\]\(\.\.\/(test\/[^)]+)\) “([^”]+)”$/.exec(difference) ?? []
      if (file === '') return [`${number}: no test`]
      const titled = new RegExp(
        `(it|describe)(\\.each\\b[^]*?)?\\(\\s*['\`][^\\n]*${escaped(title)}`,
      )
      return titled.test(read(`../../${file}`)) ? [] : [`${number}: ${file} has no “${title}”`]
    })
    expect(unshown).toEqual([])
  })

  it('names only places that exist', () => {
    const faults = rows.flatMap(({ number, places }) =>
      places.flatMap((place) => {
        const fault = faultOf(place)
        return fault === undefined ? [] : [`${number}: ${place} ${fault}`]
      }),
    )
    expect(faults).toEqual([])
  })

  it('leads from each value in capitals of an enumeration to a place that has it', () => {
    const listings = rows.filter(
      ({ number, text }) => number.startsWith('3.') && /[A-Z]{2,}(, |$)/.test(text),
    )
    expect(listings.length).toBeGreaterThanOrEqual(40)
    const missing = listings.flatMap(({ number, text, places }) => {
      const known = new Set(
        places.flatMap((place) => texts(schemas.get(/`(\w+)`/.exec(place)?.[1] ?? '')?.enum)),
      )
      const values = [...text.matchAll(/\b[A-Z][A-Z_0-9]+\b/g)]
        .map(([value]) => value)
        .filter((value) => value !== 'VAT')
      return values.filter((value) => !known.has(value)).map((value) => `${number}: ${value}`)
    })
    expect(missing).toEqual([])
  })

  it('leads from each field of an entity or a request to a place of its name', () => {
    const facts = rows.filter(({ number, text }) => /^[37]\./.test(number) && !text.includes(' | '))
    const missing = facts.flatMap(({ number, text, places, difference }) => {
      const known = new Set(
        places.flatMap((place) => {
          const name = /`([\w.]+)`/.exec(place)?.[1] ?? ''
          const one = operations.find(({ operation }) => operation.operationId === name)
          return [...(place.match(/\w+/g) ?? []), ...(one ? wordsIn(one.operation) : [])]
        }),
      )
      const fields = text.replace(/\/\S+/g, '').match(/\b[a-z]+[A-Z]\w*\b/g) ?? []
      return fields
        .filter((field) => !known.has(field) && !difference.includes(`\`${field}\``))
        .map((field) => `${number}: ${field}`)
    })
    expect(missing).toEqual([])
  })

  it('leads from each call to an operation with its method and path', () => {
    const calls = rows.filter(
      ({ number, text }) =>
        number.startsWith('7.') && /^(Write proxy: )?(GET|POST|PATCH|DELETE) \/v?\w/.test(text),
    )
    expect(calls.length).toBeGreaterThan(60)
    for (const { number, text, places } of calls) {
      const [, method, path = ''] = /(GET|POST|PATCH|DELETE) (\/[\w/{}.-]+)/.exec(text) ?? []
      const shape = path.replace(/\{[^}]*\}/g, '{}').replace(/[.:,]+$/, '')
      const found = places.map((place) => {
        const one = operations.find(
          ({ operation }) => operation.operationId === /`([\w.]+)`/.exec(place)?.[1],
        )
        return `${one?.method} ${one?.path.replace(/\{[^}]*\}/g, '{}')}`
      })
      const isMember = found.includes(`${method} /v1/members${shape}`)
      expect(isMember || found.includes(`${method} ${shape}`), `${number} ${text}`).toBe(true)
    }
  })
})
