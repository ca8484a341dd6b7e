/** What the rules of a request let through. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import type { RequestChecks } from '../../generated/request-check.ts'
import { argumentsOf } from '../../scripts/generate/emit/arguments.ts'
import { Codecs } from '../../scripts/generate/emit/codecs.ts'
import { emitRequestRules } from '../../scripts/generate/emit/request-rules.ts'
import { TypePrinter } from '../../scripts/generate/emit/type-printer.ts'
import { brokenRules } from '../../src/schemas/broken-rules.ts'
import { bundleOf, type JsonObject, viewsOf } from './support/bundle.ts'

/** Answers what is wrong with a body: path, rule and, for limits of decimal texts and fields that exclude each other, what it says. */
async function bodyCheck(schemas: JsonObject): Promise<(body: unknown) => string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'rules-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const views = viewsOf(bundleOf(schemas))
  const codecs = new Codecs(views)
  const { files } = emitRequestRules(new TypePrinter(views), codecs)
  for (const [name, text] of files) writeFileSync(join(folder, name), text)
  writeFileSync(join(folder, 'codecs.ts'), codecs.emit(views.description.operations))
  const module: { requestChecks: Record<string, RequestChecks> } = await import(
    pathToFileURL(join(folder, 'request-checks.ts')).href
  )
  const rules = module.requestChecks['things.change']?.body
  if (rules === undefined) throw new Error('the operation has no body')
  return (body) =>
    brokenRules(rules, body).map(({ rule, says, path }) => {
      const at = path.map((step) => `/${String(step)}`).join('')
      return /^(decimal|atMostOne)/.test(rule)
        ? `${at} ${rule} ${JSON.stringify(says)}`
        : `${at} ${rule}`
    })
}

test('refuses unknown fields, and accepts read-only ones and the path’s own', async () => {
  const check = await bodyCheck({
    Thing: {
      type: 'object',
      required: ['id'],
      properties: {
        made: { type: 'string', readOnly: true },
        id: { type: 'string', readOnly: true },
      },
    },
  })
  expect(check({ id: 't1', made: 'yesterday' })).toEqual([])
  expect(check({})).toEqual([])
  expect(check({ colour: 'red' })).toEqual(['/colour others'])
})

test('accepts anything in free-form objects, and recursive schemas', async () => {
  const check = await bodyCheck({
    Thing: {
      type: 'object',
      properties: {
        free: { type: 'object', additionalProperties: true },
        part: { $ref: '#/components/schemas/Thing' },
        size: { type: 'integer', minimum: 1 },
      },
    },
  })
  expect(check({ free: { anything: [1] }, part: { part: { size: 1 } } })).toEqual([])
  expect(check({ part: { part: { size: 0, colour: 1 } } })).toEqual([
    '/part/part/size minimum',
    '/part/part/colour others',
  ])
})

const named = (...required: string[]) => ({
  type: 'object',
  required,
  properties: { name: { type: 'string' }, made: { type: 'string', readOnly: true } },
})

test.each<[string, JsonObject, boolean]>([
  ['fields that may be left out', named('made'), true],
  ['a field that must be there', named('name'), false],
  ['at least one field', { ...named(), minProperties: 1 }, false],
  ['a choice of objects', { oneOf: [named('name'), named('name', 'made')] }, false],
  ['a list', { type: 'array', items: { type: 'string' } }, false],
])('lets a body of %s be omitted if an empty one is accepted', async (_what, Thing, optional) => {
  const views = viewsOf(bundleOf({ Thing }))
  const [operation] = views.description.operations
  const body = operation && argumentsOf(new TypePrinter(views), operation).at(-1)
  expect(body?.optional).toBe(optional)
  const check = await bodyCheck({ Thing })
  expect(check({}).length === 0).toBe(optional)
})

test('accepts a field with the name of a codec', () => {
  const Thing = { type: 'object', properties: { videoCodec: { type: 'string' } } }
  const views = viewsOf(bundleOf({ Thing }))
  const { files } = emitRequestRules(new TypePrinter(views), new Codecs(views))
  expect(files.get('request-rules.ts')).not.toContain('codecs.ts')
})

test('accepts no text, NaN or infinity as a number', async () => {
  const check = await bodyCheck({
    Thing: { type: 'object', properties: { size: { type: 'number' } } },
  })
  for (const size of ['NaN', 'Infinity', '1', Number.NaN, Number.POSITIVE_INFINITY]) {
    expect(check({ size })).toEqual(['/size type'])
  }
})

test('accepts at most one of mutually exclusive fields', async () => {
  const check = await bodyCheck({
    Thing: {
      type: 'object',
      'x-at-most-one': [['left', 'right']],
      properties: { left: { type: ['string', 'null'] }, right: { type: 'string' } },
    },
  })
  expect(check({ left: 'a' })).toEqual([])
  expect(check({ left: null, right: 'b' })).toEqual([])
  expect(check({ left: 'a', right: 'b' })).toEqual([' atMostOne ["left","right"]'])
})

test('checks limits and places of decimal texts', async () => {
  const decimal = (limits: JsonObject) => ({
    type: 'string',
    format: 'decimal',
    'x-decimal': limits,
  })
  const check = await bodyCheck({
    Thing: {
      type: 'object',
      properties: {
        price: decimal({ minimum: 0, maximum: 100, scale: 2 }),
        rate: decimal({ exclusiveMinimum: 0, exclusiveMaximum: 1 }),
      },
    },
  })
  expect(check({ price: '100.00', rate: '0.5' })).toEqual([])
  expect(check({ price: 'ten' })).toEqual(['/price format'])
  const broken = (field: string, rule: string, limit: number) =>
    `/${field} decimal.${rule} ${limit}`
  expect(check({ price: '100.001' })).toEqual([
    broken('price', 'maximum', 100),
    broken('price', 'scale', 2),
  ])
  expect(check({ price: '-1' })).toEqual([broken('price', 'minimum', 0)])
  expect(check({ rate: '0' })).toEqual([broken('rate', 'exclusiveMinimum', 0)])
  expect(check({ rate: '1' })).toEqual([broken('rate', 'exclusiveMaximum', 1)])
})
