/** Which file of the description holds which schemas. */
import { Source } from '@redocly/openapi-core'
import { expect, test } from 'vitest'
import { schemaFiles } from '../../scripts/generate/read/schema-files.ts'

const document = (file: string, body: string, ...names: string[]) => ({
  source: new Source(file, body),
  parsed: Object.fromEntries(names.map((name) => [name, {}])),
})

test('has the whole introduction, also with the line ends of Windows', () => {
  const body = '\uFEFF# Things,\r\n# and their parts.\r\n\r\nThing: {}\r\n'
  const [file] = schemaFiles([document('/spec/thing.yaml', body, 'Thing')], () => true)
  expect(file?.intro).toBe('Things, and their parts.')
})

test('has all schemas of two files with one name in two folders', () => {
  const documents = [
    document('/spec/schemas/thing.yaml', '# Things.\n', 'Thing'),
    document('/spec/schemas/old/thing.yaml', '# Old things.\n', 'OldThing', 'note'),
    document('/spec/schemas/old/part.yaml', '', 'Part'),
  ]
  expect(schemaFiles(documents, (name) => name !== 'note')).toEqual([
    { name: 'part', intro: '', schemas: ['Part'] },
    { name: 'thing', intro: 'Things. Old things.', schemas: ['Thing', 'OldThing'] },
  ])
})
