/** What the typed query builder gets of a query operation, and the short form of operations. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import config from '../../openapi-ts.config.ts'
import { checkClashes } from '../../scripts/generate/emit/clashes.ts'
import { Codecs } from '../../scripts/generate/emit/codecs.ts'
import { resourceOf } from '../../scripts/generate/emit/list-resources.ts'
import { emitOperations } from '../../scripts/generate/emit/operations.ts'
import { plainQueries } from '../../scripts/generate/emit/plain-queries.ts'
import { emitQueries } from '../../scripts/generate/emit/queries.ts'
import { declarationsOf, textOf } from '../../scripts/generate/emit/schemas.ts'
import { TypePrinter } from '../../scripts/generate/emit/type-printer.ts'
import { Views } from '../../scripts/generate/model/views.ts'
import { bundleOf, type JsonObject, viewsOf } from './support/bundle.ts'

const schemas = {
  Thing: { type: 'object', properties: { name: { type: 'string' } } },
  Things: {
    type: 'object',
    properties: { things: { type: 'array', items: { $ref: '#/components/schemas/Thing' } } },
  },
}

const fields = {
  id: { type: 'string', operators: ['eq', 'ne', 'in'], sortable: true },
  size: { type: 'number', operators: ['ge', 'lt', 'le'] },
  made: { type: 'date', operators: ['ge', 'gt'], sortable: true },
  tags: { type: 'strings', operators: ['hasAll'] },
}

const viewsWith = (extensions: JsonObject) =>
  viewsOf(bundleOf(schemas, { answered: 'Things', extensions }))

const linesOf = (extensions: JsonObject): string[] => {
  const views = viewsWith(extensions)
  return emitQueries(new TypePrinter(views))
    .split('\n')
    .map((line) => line.trim())
}

const query = {
  operationId: 'things.queryThings',
  'x-query-fields': fields,
  'x-paging': { style: ['offset'], items: 'things', query: 'query' },
}

test('a query has the items of its page, and its styles of paging', () => {
  const lines = linesOf(query)
  expect(lines).toContain('export interface ThingsQueryTypes {')
  expect(lines).toContain('item: schema.Thing')
  expect(lines).toContain("pages: 'offset'")
  expect(lines).toContain('things: ThingsQueryTypes')
})

test('quotes the names of fields that are no identifiers', () => {
  const things = { type: 'array', items: { type: 'object', properties: { 'sku-code': {} } } }
  const inline = { ...schemas, Things: { type: 'object', properties: { things } } }
  const views = viewsOf(bundleOf(inline, { answered: 'Things', extensions: query }))
  const text = emitQueries(new TypePrinter(views))
  expect(text).toContain("  item: { 'sku-code'?: unknown }\n")
})

test('each operator has its fields, each field its values, and sorting its fields', () => {
  const lines = linesOf(query)
  expect(lines).toContain("eq: 'id'")
  expect(lines).toContain("ge: 'size' | 'made'")
  expect(lines).toContain("hasAll: 'tags'")
  expect(lines).toContain('startsWith: never')
  expect(lines).toContain("'made': Date | string")
  expect(lines).toContain("'tags': string")
  expect(lines).toContain("sort: 'id' | 'made'")
})

test('an operator made of two is allowed where both are', () => {
  const lines = linesOf(query)
  expect(lines).toContain("between: 'size'")
  expect(lines).toContain("isEmpty: 'id'")
  expect(lines).toContain("isNotEmpty: 'id'")
})

test('marks additions to the platform’s table where they are typed', () => {
  const lines = linesOf({
    ...query,
    'x-query-fields': {
      ...fields,
      size: {
        type: 'number',
        operators: ['ge', 'lt', 'le'],
        sortable: true,
        additions: ['lt', 'sort'],
      },
      shelf: { type: 'string', operators: ['eq'], additions: ['field'] },
    },
  })
  const docOf = (line: string) => lines[lines.indexOf(line) - 1]
  expect(docOf("lt: 'size'")).toBe('/** An addition of the sandbox: `size`. */')
  expect(docOf("between: 'size'")).toBe('/** An addition of the sandbox: `size`. */')
  expect(docOf("sort: 'id' | 'size' | 'made'")).toBe(
    '/** What it can be sorted by. An addition of the sandbox: `size`. */',
  )
  expect(docOf("'shelf': string")).toBe('/** An addition of the sandbox. */')
  expect(docOf("ge: 'size' | 'made'")).not.toContain('addition')
})

test('compares an enumeration with its values, wherever the item has it', () => {
  const views = viewsOf(
    bundleOf(
      {
        ...schemas,
        Thing: {
          type: 'object',
          properties: {
            state: { $ref: '#/components/schemas/State' },
            parts: {
              type: 'array',
              items: { type: 'object', properties: { state: { enum: ['new', null] } } },
            },
          },
        },
        State: { type: 'string', enum: ['OPEN', 'SHUT'] },
      },
      {
        answered: 'Things',
        extensions: {
          ...query,
          'x-query-fields': {
            state: { type: 'string', operators: ['eq'] },
            'parts.state': { type: 'string', operators: ['eq'] },
          },
        },
      },
    ),
  )
  const text = emitQueries(new TypePrinter(views))
  expect(text).toContain("'state': 'OPEN' | 'SHUT'\n")
  expect(text).toContain("'parts.state': 'new'\n")
})

test('writes the plain form of a filter with the operators of each field', () => {
  const views = viewsWith(query)
  const declarations = textOf(plainQueries(new TypePrinter(views)).declarations)
  expect(declarations).toContain(
    "  'id'?: string | null | { $eq?: string | null; $ne?: string | null; $in?: readonly string[] }\n",
  )
  expect(declarations).toContain("  'size'?: { $gte?: number; $lte?: number; $lt?: number }\n")
  expect(declarations).toContain("  'tags'?: { $hasAll?: readonly string[] }\n")
  expect(declarations).toContain("  readonly [filterOf]?: 'things'\n")
})

test('writes the page size of a list, whatever its schemas are called', () => {
  const limit = { type: 'integer', default: 25 }
  const paging = { type: 'object', properties: { limit } }
  const sent = { Ask: { type: 'object', properties: { query: { properties: { paging } } } } }
  const bundle = bundleOf(
    { ...schemas, ...sent },
    { sent: 'Ask', answered: 'Things', extensions: query },
  )
  expect(emitQueries(new TypePrinter(viewsOf(bundle)))).toContain('defaultPageSize = 25\n')
})

test('writes no query for an operation without query fields', () => {
  expect(linesOf({}).join('\n')).toContain('export interface QueryResources {\n}')
})

const constantOf = (extensions: JsonObject): string => {
  const views = viewsWith(extensions)
  const text = emitOperations(views, new Codecs(views)).get('operations/things.ts') ?? ''
  return text.slice(text.indexOf('export const'))
}

test('writes an operation by position, and rare parts by name', () => {
  expect(constantOf({})).toBe(
    "export const change: Operation = /* @__PURE__ */ operation('POST', 'main', 'repeatable', 'change', ['app'], '/things', 'things', 'things', '/things/{id}')\n",
  )
  expect(constantOf({ 'x-path-mirrors': { id: 'thing.id' } })).toMatch(
    /'\/things\/\{id\}', \{\n {2}mirrors: \{ id: 'thing\.id' \},\n\}\)\n$/,
  )
})

test('lists every operation once', () => {
  const views = viewsWith({})
  const list = emitOperations(views, new Codecs(views)).get('operations/list.ts')
  expect(list).toContain(
    "export const operationList: readonly Operation[] = [\n  /* @__PURE__ */ operation('POST', 'main', 'repeatable', 'change', ['app'], '/things', 'things', 'things', '/things/{id}'),\n]\n",
  )
})

const namesOf = (...ids: readonly string[]): readonly string[] => {
  const operations = ids.flatMap(
    (operationId) => viewsWith({ ...query, operationId }).description.operations,
  )
  return operations.map((operation) => resourceOf(operation, operations))
}

test('keeps the name of a resource that another operation lists, too', () => {
  expect(namesOf('members.queryMembers', 'members.listMembers', 'members.searchMembers')).toEqual([
    'members',
    'listedMembers',
    'searchedMembers',
  ])
  expect(namesOf('a.searchThings', 'a.listThings')).toEqual(['things', 'listedThings'])
  expect(namesOf('a.listThings', 'b.listThings')).toEqual(['aThings', 'bThings'])
})

function clashesIn(views: Views): readonly string[] {
  const said: string[] = []
  const declared = declarationsOf(new TypePrinter(views))
  checkClashes(views, declared, (...problem) => said.push(problem.join(' ')))
  return said
}

test('refuses two lists of one name', () => {
  const once = viewsWith(query)
  const [operation] = once.description.operations
  const twin = operation && { ...operation, id: 'things.things', name: 'things' }
  const operations = operation && twin ? [operation, twin] : []
  expect(clashesIn(new Views({ ...once.description, operations }, config.formats))).toEqual([
    '/paths/~1things~1{id}/post The list of things.things is called things, as is that of things.queryThings. Name one of the two operations after what it finds.',
  ])
})

test('refuses two operations whose functions have one name', () => {
  const [change] = viewsWith({}).description.operations
  const named = (tag: string, name: string) =>
    change ? [{ ...change, id: `${tag}.${name}`, tag, name }] : []
  const operations = [...named('search', 'products'), ...named('products', 'searchProducts')]
  const { description } = viewsWith({})
  expect(clashesIn(new Views({ ...description, operations }, config.formats))).toEqual([
    '/paths/~1things~1{id}/post The function of products.searchProducts is called searchProducts, as is that of search.products. Give one of the two operations another name.',
  ])
})

test('refuses a schema with the name of a filter', () => {
  const clashing = { ...schemas, ThingsFilter: { type: 'object' } }
  const views = viewsOf(bundleOf(clashing, { answered: 'Things', extensions: query }))
  expect(clashesIn(views)).toEqual([
    '/components/schemas/ThingsFilter ThingsFilter is the name of a type that goes with queries. Rename the schema.',
  ])
  expect(clashesIn(viewsWith(query))).toEqual([])
})

test('gives every group different names of items', () => {
  const ids = ['a', 'b'].flatMap((tag) =>
    ['query', 'list', 'search'].map((verb) => `${tag}.${verb}Things`),
  )
  fc.assert(
    fc.property(fc.subarray(ids), (chosen) => {
      expect(new Set(namesOf(...chosen)).size).toBe(chosen.length)
    }),
  )
})
