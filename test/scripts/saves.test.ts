/** A compiler that watches gives what a new one gives, after whatever was saved before. */

import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import config from '../../openapi-ts.config.ts'
import { Compiler } from '../../scripts/generate/compiler.ts'
import { DescriptionError } from '../../scripts/generate/read/problem.ts'
import { isLong } from '../setup/long.ts'
import { addNoteOperation, copyDescription, keepPaths } from './support/copy.ts'

const note = 'spec/schemas/note.yaml'
const cart = 'spec/schemas/cart.yaml'
const path = 'spec/paths/note.yaml'
const root = 'spec/openapi.yaml'

/** What one save does to a file; none of them needs another. */
const saves: readonly (readonly [string, (text: string) => string])[] = [
  [note, (text) => text.replace('enum: [LOW, HIGH]', 'enum: [LOW, HIGH, HIGHEST]')],
  [note, (text) => text.replace('minLength: 1', 'minLength: 2')],
  [note, (text) => text.replace('format: date-time', 'format: dat-time')],
  [note, (text) => `${text}\nUnusedNote:\n  type: string\n  description: Nothing uses it.\n`],
  [note, (text) => text.replace('type: object', 'type: [object')],
  [note, (text) => text.replace(/Urgency/g, 'Pressure')],
  [note, (text) => text.replace("$ref: '#/Urgency'", "$ref: '#/Urgent'")],
  [cart, (text) => text.replace('description: ', 'description: Since the early release. ')],
  [cart, (text) => text.replace(/ {4}example: .*\n/, '')],
  [cart, (text) => text.replace('    buyerNote:\n', '    noteOfBuyer:\n')],
  [cart, (text) => text.replace('maxItems: 300', 'maxItems: 0')],
  [cart, (text) => text.replace('maxItems: 300', 'maxItems: 299')],
  [cart, (text) => text.replaceAll('readOnly: true, ', '')],
  [cart, (text) => text.replace('format: date-time, ', '')],
  [cart, (text) => text.replace('{ type: string,', "{ type: [string, 'null'],")],
  [cart, (text) => text.replace('maxLength: ', 'minLength: 9999, maxLength: ')],
  [path, (text) => text.replace('summary: ', 'summary: Soon, ')],
  [path, (text) => text.replace(/ {2}x-retry: .*\n/, '')],
  [root, (text) => text.replace(/\n {2}\/v1\/checkouts\/\{id\}\/notes: .*/, '')],
  [root, (text) => text.replace('\npaths:', '\n\npaths:')],
]

/** Everything a build gives, or everything that it complains of. */
async function resultOf(compiler: Compiler) {
  try {
    const { output, reference } = await compiler.build()
    return { files: [...output, ...reference] }
  } catch (error) {
    if (!(error instanceof DescriptionError)) throw error
    return { problems: error.problems }
  }
}

test('any saves one after the other give what a cold build of the last one gives', async () => {
  const copy = copyDescription()
  addNoteOperation(copy)
  await keepPaths(copy, /carts$|carts\/\{id\}|notes$/)
  const files = [note, cart, path, root]
  const sound = new Map(files.map((file) => [file, readFileSync(join(copy.root, file), 'utf8')]))
  const warm = new Compiler(config, copy.root)
  const cold = () => new Compiler(config, copy.root)
  const save = fc.array(fc.nat(saves.length - 1), { maxLength: 3 })
  const rounds = isLong ? 5 : 2
  const sequence = fc.array(save, { minLength: rounds, maxLength: rounds })
  const property = fc.asyncProperty(sequence, async (all) => {
    for (const [round, chosen] of all.entries()) {
      const texts = new Map(sound)
      for (const [file, change] of chosen.flatMap((index) => (saves[index] ? [saves[index]] : [])))
        texts.set(file, change(texts.get(file) ?? ''))
      for (const [file, text] of texts) {
        const place = join(copy.root, file)
        if (readFileSync(place, 'utf8') !== text) writeFileSync(place, text)
      }
      const result = await resultOf(warm)
      // The first one is a cold build itself.
      if (round > 0) expect(result).toEqual(await resultOf(cold()))
    }
  })
  await fc.assert(property, { numRuns: isLong ? 40 : 1, endOnFailure: true })
})
