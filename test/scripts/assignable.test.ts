/** Which types fit where others are expected: each row as TypeScript decides it, tried by the compiler, too. */
import { expect, test } from 'vitest'
import type { Field, ObjectType, Type } from '../../scripts/generate/model/types.ts'
import { isAssignable } from '../../scripts/generate/report/assignable.ts'
import { programOf } from './report/programs.ts'

const plain = (name: string): Type => ({ kind: 'plain', name })
const text = plain('string')
const number = plain('number')
const value = (of: string | number): Type => ({ kind: 'value', value: of })
const list = (items: Type): Type => ({ kind: 'list', items })
const union = (...members: Type[]): Type => ({ kind: 'union', members })
const must = (type: Type): Field => ({ type, optional: false })
const may = (type: Type): Field => ({ type, optional: true })
const object = (fields: Record<string, Field>, others?: Type): ObjectType => ({
  kind: 'object',
  fields: new Map(Object.entries(fields)),
  ...(others && { others }),
})

const rows: readonly (readonly [from: Type, to: Type, fits: boolean])[] = [
  [text, text, true],
  [text, number, false],
  [text, plain('unknown'), true],
  [plain('unknown'), text, false],
  [value('a'), value('a'), true],
  [value('a'), value('b'), false],
  [value('a'), text, true],
  [value('a'), number, false],
  [value(1), number, true],
  [text, value('a'), false],
  [value('a'), list(text), false],
  [list(text), list(text), true],
  [list(value('a')), list(text), true],
  [list(text), list(number), false],
  [list(text), text, false],
  [text, list(text), false],
  [union(value('a'), value('b')), text, true],
  [union(text, number), text, false],
  [text, union(text, number), true],
  [union(text, number), union(number, text), true],
  [text, union(number, list(text)), false],
  [object({ a: must(text) }), text, false],
  [object({ a: must(text) }), list(text), false],
  [object({ a: must(text) }), object({ a: must(text) }), true],
  [object({ a: must(text), b: must(text) }), object({ a: must(text) }), true],
  [object({ a: must(text) }), object({ a: must(number) }), false],
  [object({ a: may(text) }), object({ a: must(text) }), false],
  [object({ a: must(text) }), object({ a: may(text) }), true],
  [object({ a: may(text) }), object({ a: may(text) }), true],
  [object({ b: must(text) }), object({ a: must(text) }), false],
  // Types of optional fields only take nothing that shares none of them.
  [object({ b: must(text) }), object({ a: may(text) }), false],
  [object({ a: must(text), b: must(text) }), object({ a: may(text) }), true],
  [object({ b: must(text) }), object({ a: may(text), c: must(text) }), false],
  [object({ b: must(text), c: must(text) }), object({ a: may(text), c: must(text) }), true],
  [object({}), object({ a: may(text) }), true],
  [object({}), object({ a: must(text) }), false],
  // Fields of any name.
  [object({}, text), object({}, text), true],
  [object({}, text), object({}, number), false],
  [object({ a: must(text) }), object({}, text), true],
  [object({ a: must(text), b: must(number) }), object({}, text), false],
  [object({}, text), object({ a: may(text) }), true],
  [object({}, text), object({ a: must(text) }), false],
  [object({ b: must(text) }), object({ a: may(text) }, plain('unknown')), true],
]

test.each(rows)('%j where %j is expected: %s', (from, to, fits) => {
  expect(isAssignable(from, to)).toBe(fits)
})

/** A type as it is written. */
function written(type: Type): string {
  switch (type.kind) {
    case 'plain':
    case 'named':
      return type.name
    case 'value':
      return JSON.stringify(type.value)
    case 'list':
      return `(${written(type.items)})[]`
    case 'union':
      return `(${type.members.map(written).join(' | ')})`
    case 'object': {
      const fields = [...type.fields].map(
        ([name, field]) => `${name}${field.optional ? '?' : ''}: ${written(field.type)};`,
      )
      const others = type.others ? `[name: string]: ${written(type.others)};` : ''
      return `{ ${fields.join(' ')} ${others} }`
    }
  }
}

test('the compiler agrees on every row', () => {
  const lines = rows.map(
    ([from, to], row) =>
      `declare const from${row}: ${written(from)}; export const to${row}: ${written(to)} = from${row}`,
  )
  const program = programOf(new Map([['/rows.ts', lines.join('\n')]]))
  const file = program.getSourceFile('/rows.ts')
  if (file === undefined) throw new Error('Not compiled')
  const refused = new Set(
    program
      .getSemanticDiagnostics(file)
      .map(({ start = 0 }) => file.getLineAndCharacterOfPosition(start).line),
  )
  expect(lines.filter((_, row) => !refused.has(row))).toEqual(
    lines.filter((_, row) => rows[row]?.[2]),
  )
})

// As a value the compiler lets it pass; but a caller who reads the field meets the type of the others.
test('an index signature satisfies an optional field only with its type', () => {
  expect(isAssignable(object({}, number), object({ a: may(text) }))).toBe(false)
})

test('a recursive type is assignable to itself, unless another part is not', () => {
  const tree = (of: Type) => {
    const types = new Map<string, Type>()
    const named: Type = { kind: 'named', name: 'Tree', types }
    types.set('Tree', object({ value: must(of), parts: must(list(named)) }))
    return named
  }
  expect(isAssignable(tree(text), tree(text))).toBe(true)
  expect(isAssignable(tree(value('a')), tree(text))).toBe(true)
  expect(isAssignable(tree(text), tree(number))).toBe(false)
})
