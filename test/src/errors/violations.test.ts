/** Field violations: named by the caller's arguments, sorted, worded. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { operations } from '../../../generated/operations/index.ts'
import { violationMessage } from '../../../src/errors/validation-error.ts'
import { readViolations } from '../../../src/errors/violations.ts'
import { runs } from '../../setup/long.ts'
import { answerError } from '../support/answer-error.ts'

const fieldsOf = (fields: readonly string[], names: Readonly<Record<string, string>>) =>
  readViolations(
    fields.map((field) => ({ field, description: 'bad' })),
    names,
  ).map(({ field }) => field)

describe('the name of a violation', () => {
  const names = { 'cartInfo.id': 'id' }

  it.each([
    ['cartInfo.id', 'id'],
    ['cartInfo.identity', 'cartInfo.identity'],
    ['cartInfo.lineItems[2].quantity', 'cartInfo.lineItems[2].quantity'],
    ['', ''],
  ])('%j is %j: that of the path argument it repeats', (field, argument) => {
    expect(fieldsOf([field], names)).toEqual([argument])
  })

  it('is never an inherited property', () => {
    expect(fieldsOf(['constructor', 'toString', '__proto__'], names)).toEqual([
      '__proto__',
      'constructor',
      'toString',
    ])
  })

  it('of a field that the wire repeats is the path argument’s, for every operation that does', () => {
    const mirrored = Object.values(operations).flatMap((operation) =>
      'mirrors' in operation && operation.mirrors
        ? Object.entries(operation.mirrors).map(([argument, path]) => ({
            operation,
            argument,
            path: String(path),
          }))
        : [],
    )
    expect(mirrored.length).toBeGreaterThan(5)
    for (const { operation, argument, path } of mirrored) {
      const body = {
        details: {
          validationError: { fieldViolations: [{ field: path, description: 'is unknown' }] },
        },
      }
      const error = answerError(operation, new Response(null, { status: 400 }), body)
      expect(error.message).toBe(`INVALID_ARGUMENT: "${argument}" is unknown`)
    }
  })
})

describe('a violation', () => {
  it('is dropped if another names an argument below it', () => {
    const names = { 'product.id': 'id' }
    expect(fieldsOf(['', 'product.id'], names)).toEqual(['id'])
    expect(fieldsOf(['product', 'product.id'], names)).toEqual(['id'])
    expect(fieldsOf(['product', 'product.name'], names)).toEqual(['product', 'product.name'])
    expect(fieldsOf(['prod', 'product.id'], names)).toEqual(['id', 'prod'])
  })

  it('has the platform’s rule, name and data, when given', () => {
    expect(
      readViolations([
        { field: 'a', description: 'd', violatedRule: 'OTHER', ruleName: 'R', data: { type: 1 } },
        { field: 'b', violatedRule: null, data: null },
        'not even an object',
      ]),
    ).toEqual([
      { field: '', description: '' },
      { field: 'a', description: 'd', violatedRule: 'OTHER', ruleName: 'R', data: { type: 1 } },
      { field: 'b', description: '' },
    ])
  })
})

describe('a path argument that the body repeats', () => {
  const names = { 'product.id': 'id' }
  const given = [
    { field: 'id', description: 'must be a UUID' },
    { field: 'product.id', description: 'must be a UUID' },
    { field: 'product.id', description: 'is unknown' },
  ]

  it('reports the same violation once', () => {
    expect(readViolations(given, names)).toEqual([
      { field: 'id', description: 'must be a UUID' },
      { field: 'id', description: 'is unknown' },
    ])
  })

  it('keeps two violations of one field', () => {
    const twice = [given[0], given[0]]
    expect(readViolations(twice, names)).toEqual(twice)
  })
})

describe('a list of violations', () => {
  const field = fc.oneof(
    fc.constantFrom('a', 'a.b', 'a.b.c', 'b', 'Z', 'é', 'product', 'product.id', 'product.name'),
    fc.string({ unit: 'grapheme', maxLength: 8 }),
  )
  const lists = fc.array(fc.record({ field, description: fc.string() }), { maxLength: 60 })
  const names = { 'product.id': 'id' }

  it('is sorted by field, and stable: those of one field keep the platform’s order', () => {
    fc.assert(
      fc.property(lists, (given) => {
        const numbered = given.map((violation, data) => ({ ...violation, data }))
        const sorted = readViolations(numbered)
        expect(sorted).toHaveLength(given.length)
        for (const [index, next] of sorted.slice(1).entries()) {
          const violation = sorted[index]
          if (!violation) throw new Error('A hole in the list')
          expect(violation.field <= next.field).toBe(true)
          if (violation.field === next.field) {
            expect(Number(violation.data)).toBeLessThan(Number(next.data))
          }
        }
      }),
      { numRuns: runs(5000) },
    )
  })

  it('does not depend on the order of its fields, once they are renamed', () => {
    const unique = fc.uniqueArray(fc.record({ field, description: fc.constant('bad') }), {
      maxLength: 20,
      selector: (violation) => violation.field,
    })
    const shuffled = unique.chain((given) =>
      fc.tuple(fc.constant(given), fc.shuffledSubarray(given, { minLength: given.length })),
    )
    fc.assert(
      fc.property(shuffled, ([given, other]) => {
        expect(violationMessage(readViolations(other, names))).toBe(
          violationMessage(readViolations(given, names)),
        )
      }),
      { numRuns: runs(5000) },
    )
  })
})
