// What the console asks of a platform: nothing that its profile does not declare.
import { platforms, queryFields } from 'storefront-client'
import { describe, expect, it } from 'vitest'
import {
  knownQueries,
  type QueryTable,
  searchWords,
  textMatch,
} from '../../../console/store/known-queries.ts'

const sandbox = platforms.sandbox('http://store.example', { additions: true })
const hosted = platforms.wix

interface Field {
  readonly operators: readonly string[]
  readonly sortable: boolean
  readonly additions?: readonly string[]
}

/** Every field of every table, with what the description says of it. */
const everyField = tablesOf(queryFields).flatMap((table) => {
  const fields: Readonly<Record<string, Field>> = queryFields[table]
  return Object.entries(fields).map(([name, field]) => ({ table, name, field }))
})

function tablesOf(tables: Readonly<Record<QueryTable, unknown>>): QueryTable[] {
  return Object.keys(tables).filter((name): name is QueryTable => Object.hasOwn(queryFields, name))
}

describe('the query support of a platform', () => {
  it.each(everyField)(
    'is all of $table.$name where additions are asked for',
    ({ table, name, field }) => {
      const known = knownQueries({ platform: sandbox }, table)
      expect(field.operators.every((operator) => known.filters(name, operator))).toBe(true)
      expect(known.sorts(name)).toBe(field.sortable)
    },
  )

  it.each(everyField)(
    'is $table.$name without additions on the hosted one',
    ({ table, name, field }) => {
      const known = knownQueries({ platform: hosted }, table)
      const { additions = [] } = field
      const whole = additions.includes('field')
      for (const operator of field.operators) {
        expect(known.filters(name, operator)).toBe(!whole && !additions.includes(operator))
      }
      expect(known.sorts(name)).toBe(field.sortable && !whole && !additions.includes('sort'))
    },
  )

  it('is nothing for an unknown field', () => {
    const known = knownQueries({ platform: sandbox }, 'products')
    expect(known.filters('toString')).toBe(false)
    expect(known.sorts('colour')).toBe(false)
  })

  it('turns a substring search into a prefix search', () => {
    const strict = knownQueries({ platform: { ...sandbox, additions: false } }, 'products')
    expect(textMatch(strict, 'name', 'mug')).toEqual({ $startsWith: 'mug' })
    expect(textMatch(knownQueries({}, 'products'), 'name', 'mug')).toEqual({ $contains: 'mug' })
  })
})

describe('a search term', () => {
  const words = (text: string) =>
    searchWords(text, knownQueries({ platform: sandbox }, 'products'), 'name')

  it('is each word once, up to the platform’s limit', () => {
    expect(words(' blue  mug blue ')).toEqual(['blue', 'mug'])
    const long = Array.from({ length: 60 }, (_, at) => `word${at}`)
    expect(words(long.join(' '))).toEqual(long.slice(0, 10))
    expect(words('   ')).toEqual([])
    // As copied from a page from right to left, or with a control character.
    expect(words('\u200fmug\u200e \u0000blue')).toEqual(['mug', 'blue'])
  })

  it('is one prefix where the platform supports only prefix search', () => {
    const plain = knownQueries({ platform: { ...sandbox, additions: false } }, 'products')
    expect(searchWords(' blue  mug ', plain, 'name')).toEqual(['blue  mug'])
    expect(searchWords('  ', plain, 'name')).toEqual([])
  })
})
