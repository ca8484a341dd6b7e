/** Watching survives every broken save, and updates the output once the description is valid again. */
import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { savesOf } from '../../scripts/generate/watch.ts'
import { sampled } from '../setup/long.ts'
import { addNoteOperation, copyDescription, keepPaths } from './support/copy.ts'

const start = resolve(import.meta.dirname, '../../scripts/generate/start.js')
const root = 'spec/openapi.yaml'
const schema = 'spec/schemas/note.yaml'

/** `refused.test.ts` has every complaint; of the watch a normal run has one of the root and one of a schema. */
const breaks: readonly (readonly [string, (text: string) => string, string])[] = [
  [root, () => '', 'The file is empty.'],
  [root, (text) => text.slice(0, text.indexOf('\npaths:')), 'The description has no path.'],
  [schema, (text) => text.replace('type: object', 'type: [object'), 'Invalid YAML'],
  ['spec/extensions.yaml', () => '', 'The file is empty.'],
  [
    schema,
    (text) => text.replace('  type: object\n', '  &note\n  type: object\n  example: *note\n'),
    'This alias refers to a node that contains it.',
  ],
  [
    schema,
    (text) => text.replace('type: string\n  enum: [LOW, HIGH]', 'anyOf: [{ $ref: "#/Urgency" }]'),
    'Urgency contains itself',
  ],
  ['spec/extensions.yaml', (text) => text.replace('schema:', 'schema: ['), 'Invalid YAML'],
]

/** Saves as many editors do: another file is put in the place of this one. */
function replace(path: string, text: string): void {
  writeFileSync(`${path}.saved`, text)
  renameSync(`${path}.saved`, path)
}

test('survives every half-saved description, and recovers', async () => {
  const copy = copyDescription()
  addNoteOperation(copy)
  await keepPaths(copy, /notes$/)
  // What a build that was cut short leaves: no earlier version to compare with.
  mkdirSync(copy.output)
  writeFileSync(join(copy.output, 'openapi.json'), '{"openapi": "3.1.0", "pa')
  const watcher = spawn(process.execPath, [start, '--root', copy.root, '--watch'])
  onTestFinished(() => {
    watcher.kill()
  })
  let printed = ''
  for (const stream of [watcher.stdout, watcher.stderr])
    stream.on('data', (data) => {
      printed += data
    })
  const says = (text: string) => expect.poll(() => printed).toContain(text)
  await says('Watching spec/.')
  expect(printed).toContain(
    'No earlier version to compare with: openapi.json is incomplete.\nWrote ',
  )
  expect(JSON.parse(readFileSync(join(copy.output, 'openapi.json'), 'utf8'))).toHaveProperty(
    'paths',
  )

  for (const [file, change, complaint] of sampled(breaks, 8)) {
    const path = join(copy.root, file)
    const sound = readFileSync(path, 'utf8')
    printed = ''
    writeFileSync(path, change(sound))
    await says(complaint)
    await says('Nothing was written.')
    expect(printed).not.toMatch(/^\s+at /m)
    printed = ''
    replace(path, sound)
    await says('No change.')
  }

  printed = ''
  copy.edit(schema, (text) => text.replace('enum: [LOW, HIGH]', 'enum: [LOW, HIGH, HIGHEST]'))
  await says('Wrote ')
  expect(readFileSync(join(copy.output, 'schema.ts'), 'utf8')).toContain("'HIGHEST'")
  expect(watcher.exitCode).toBeNull()
})

test('builds what is saved while it starts', async () => {
  const copy = copyDescription()
  addNoteOperation(copy)
  await keepPaths(copy, /notes$/)
  const watcher = spawn(process.execPath, [start, '--root', copy.root, '--watch'])
  onTestFinished(() => void watcher.kill())
  let printed = ''
  watcher.stdout.on('data', (data) => {
    // The first build is done. The watch begins after a second one: on a busy machine it may have begun, too.
    if (printed === '')
      copy.edit(schema, (text) => text.replace('enum: [LOW, HIGH]', 'enum: [LOW, HIGH, HIGHEST]'))
    printed += data
  })
  await expect.poll(() => printed).toContain("HIGHEST'")
})

test('rebuilds nothing for what editors save beside a description', () => {
  const folder = mkdtempSync(join(tmpdir(), 'watched-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(join(folder, 'schemas'))
  const isSeen = (name: string) => {
    const before = savesOf(folder)
    writeFileSync(join(folder, name), 'Thing: {}\n')
    return savesOf(folder) !== before
  }
  const names = ['4913', '.cart.yaml.swp', '.#cart.yaml', '#cart.yaml#', 'cart.yaml~', 'README.md']
  expect(names.filter(isSeen)).toEqual([])
  const files = ['cart.yaml', 'a.yml', 'bundle.json', 'schemas/cart.yaml']
  expect(files.filter(isSeen)).toEqual(files)
})
