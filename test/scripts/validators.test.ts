/** What the generated validators let through. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import type { RequestValidators } from '../../generated/validators.js'
import { Validators } from '../../scripts/generate/emit/validators.ts'
import { bundleOf, type JsonObject, viewsOf } from './support/bundle.ts'

/** Answers what is wrong with a body: path, keyword and, for this project's own keywords, the parameters. */
async function bodyCheck(schemas: JsonObject): Promise<(body: unknown) => string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'validators-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const file = join(folder, 'validators.mjs')
  writeFileSync(file, await new Validators().emit(viewsOf(bundleOf(schemas))))
  const module: { validators: Record<string, RequestValidators> } = await import(
    pathToFileURL(file).href
  )
  const check = module.validators['things.change']?.body
  if (check === undefined) throw new Error('the operation has no body')
  return (body) => {
    check(body)
    return (check.errors ?? []).map(({ instancePath, keyword, params }) =>
      keyword.startsWith('x-')
        ? `${instancePath} ${keyword} ${JSON.stringify(params)}`
        : `${instancePath} ${keyword}`,
    )
  }
}

test('unknown fields are refused, read-only ones and the path’s own accepted', async () => {
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
  expect(check({ colour: 'red' })).toEqual([' additionalProperties'])
})

test('free-form objects take anything, schemas may contain themselves', async () => {
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
    '/part/part additionalProperties',
    '/part/part/size minimum',
  ])
})

test('numbers are numbers: no text, no NaN, no infinity', async () => {
  const check = await bodyCheck({
    Thing: { type: 'object', properties: { size: { type: 'number' } } },
  })
  for (const size of ['NaN', 'Infinity', '1', Number.NaN, Number.POSITIVE_INFINITY]) {
    expect(check({ size })).toEqual(['/size type'])
  }
})

test('of fields that exclude each other at most one is set', async () => {
  const check = await bodyCheck({
    Thing: {
      type: 'object',
      'x-at-most-one': [['left', 'right']],
      properties: { left: { type: ['string', 'null'] }, right: { type: 'string' } },
    },
  })
  expect(check({ left: 'a' })).toEqual([])
  expect(check({ left: null, right: 'b' })).toEqual([])
  expect(check({ left: 'a', right: 'b' })).toEqual([' x-at-most-one {"fields":["left","right"]}'])
})

test('decimal texts keep their limits and places', async () => {
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
  const broken = (keyword: string, rule: string, limit: unknown) =>
    `/${keyword} x-decimal ${JSON.stringify({ rule, limit })}`
  expect(check({ price: '100.001' })).toEqual([
    broken('price', 'DECIMAL_LTE', '100'),
    broken('price', 'DECIMAL_MAX_SCALE', 2),
  ])
  expect(check({ price: '-1' })).toEqual([broken('price', 'DECIMAL_GTE', '0')])
  expect(check({ rate: '0' })).toEqual([broken('rate', 'DECIMAL_GT', '0')])
  expect(check({ rate: '1' })).toEqual([broken('rate', 'DECIMAL_LT', '1')])
})
