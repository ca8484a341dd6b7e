/** The compiler from end to end, on copies of the description. */
import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import type { RequestValidators } from '../../generated/validators.js'
import { compare } from '../../scripts/generate/emit/output-folder.ts'
import { DescriptionError } from '../../scripts/generate/read/problem.ts'
import { addNoteOperation, copyDescription } from './support/copy.ts'
import { typecheck } from './support/typecheck.ts'

const caller = `import type { Methods } from '../generated/methods.ts'
import type { PathClient } from '../generated/paths.ts'

declare const methods: Methods<{ signal?: AbortSignal }>
declare const paths: PathClient<{ signal?: AbortSignal }, Error>

const { note } = await methods.checkouts.addNote('c1', {
  note: { text: 'Call back', dueDate: new Date(), picture: 'image.png', urgency: 'LOW' },
})
export const due: Date | null | undefined = note?.dueDate
export const width: number | undefined = note?.picture?.width
export const open: boolean = note?.urgency === 'A_VALUE_OF_NEXT_YEAR'

const answer = await paths['/v1/checkouts/{id}/notes'].POST({
  params: { path: { id: 'c1' } },
  body: { note: { text: 'Call back' } },
})
export const byPath: Date | null | undefined = answer.data?.note?.dueDate

// @ts-expect-error the text is required
methods.checkouts.addNote('c1', { note: {} })
// @ts-expect-error what is sent is one of the known values
methods.checkouts.addNote('c1', { note: { text: '', urgency: 'A_VALUE_OF_NEXT_YEAR' } })
// @ts-expect-error the id is the platform's
methods.checkouts.addNote('c1', { note: { id: 'n1', text: '' } })
// @ts-expect-error a path call needs its path
paths['/v1/checkouts/{id}/notes'].POST({ body: { note: { text: '' } } })
`

test('an operation added to the description is everywhere after one regeneration', async () => {
  const copy = copyDescription()
  addNoteOperation(copy)
  const { output, reference } = await copy.generate()
  const read = (name: string) => output.get(name) ?? ''

  mkdirSync(join(copy.root, 'app'))
  writeFileSync(join(copy.root, 'app/caller.ts'), caller)
  expect(typecheck(copy.root, ['app/caller.ts'])).toEqual([])

  expect(read('methods.ts')).toContain(
    '   * Keeps a note beside a checkout, with a picture and the day it falls due.',
  )
  expect(read('operations/checkouts.ts')).toContain(
    '  answer: { note: { dueDate: 1, picture: 2 } },',
  )
  expect(read('errors.ts')).toContain("'NOTE_TOO_MANY'")
  expect(reference.get('api.md')).toContain(
    '- [`client.checkouts.addNote(id, body)`](services/checkouts.md#addnote) → [`AddNoteResponse`](entities/note.md#addnoteresponse), `POST /v1/checkouts/{id}/notes`\n',
  )
  expect(reference.get('entities/note.md')).toContain('## Urgency')
})

test('a request of the added operation is validated', async () => {
  const copy = copyDescription()
  addNoteOperation(copy)
  await copy.generate()
  const module: { validators: Record<string, RequestValidators> } = await import(
    pathToFileURL(join(copy.output, 'validators.js')).href
  )
  const check = module.validators['checkouts.addNote']?.body
  if (check === undefined) throw new Error('the operation has no body')

  expect(check({ note: { text: 'Call back', dueDate: '2024-01-05T08:10:00Z', fee: '1.20' } })).toBe(
    true,
  )
  expect(check({ id: 'c1', note: { id: 'n1', text: 'Call back' } })).toBe(true)
  expect(
    check({ note: { text: '', dueDate: 'soon', fee: '100.005', urgency: 'NONE', nope: 1 } }),
  ).toBe(false)
  const broken = check.errors?.map(({ instancePath, keyword }) => `${instancePath} ${keyword}`)
  expect(broken?.sort()).toEqual([
    '/note additionalProperties',
    '/note/dueDate format',
    '/note/fee x-decimal',
    '/note/fee x-decimal',
    '/note/text minLength',
    '/note/urgency enum',
  ])
})

test('the compiler refuses the sandbox until the added operation has a handler', async () => {
  const copy = copyDescription(['sandbox', 'src'])
  addNoteOperation(copy)
  await copy.generate()
  const service = 'sandbox/services/checkouts.ts'
  const refusals = typecheck(copy.root, [service])
  expect(refusals).toHaveLength(1)
  expect(refusals[0]).toContain('checkouts.addNote')

  copy.edit(service, (text) =>
    text.replace(
      /(HandlersOf<'checkouts'> = \{\n)/,
      "$1  'checkouts.addNote': notImplemented('checkouts.addNote'),\n",
    ),
  )
  expect(typecheck(copy.root, [service])).toEqual([])
})

test('two builds of one description are equal byte by byte, and a second write touches nothing', async () => {
  const first = copyDescription()
  const second = copyDescription()
  const { output, stopwatch } = await first.generate()
  const again = await second.generate()
  expect([...again.output]).toEqual([...output])

  const written = statSync(join(first.output, 'schema.ts')).mtimeMs
  const repeated = await first.generate()
  expect(statSync(join(first.output, 'schema.ts')).mtimeMs).toBe(written)
  console.log(`first build: ${stopwatch.summary()}\nrebuild: ${repeated.stopwatch.summary()}`)
})

test('what was edited or left behind in the output is found', async () => {
  const copy = copyDescription()
  const { output } = await copy.generate()
  expect(compare(copy.output, output)).toEqual({ changed: [], orphaned: [] })

  copy.edit('generated/errors.ts', (text) => `${text}\n`)
  writeFileSync(join(copy.output, 'operations/old.ts'), '')
  expect(compare(copy.output, output)).toEqual({
    changed: ['errors.ts'],
    orphaned: ['operations/old.ts'],
  })
})

interface Slip {
  readonly what: string
  readonly file: string
  readonly from: string
  readonly to: string
  readonly message: string
  readonly advice: string
}

const slips: readonly Slip[] = [
  {
    what: 'broken YAML',
    file: 'spec/schemas/note.yaml',
    from: '  type: object\n',
    to: '  type: [object\n',
    message: 'This is not YAML',
    advice: 'Look for a missing colon',
  },
  {
    what: 'a reference that leads nowhere',
    file: 'spec/paths/note.yaml',
    from: '#/AddNoteRequest',
    to: '#/AddNoteReqest',
    message: 'Nothing is at ../schemas/note.yaml#/AddNoteReqest.',
    advice: 'Did you mean AddNoteRequest?',
  },
  {
    what: 'an unknown service',
    file: 'spec/paths/note.yaml',
    from: 'x-service: checkouts',
    to: 'x-service: checkuots',
    message: 'x-service cannot be checkuots.',
    advice: 'Did you mean checkouts?',
  },
  {
    what: 'an unknown extension',
    file: 'spec/schemas/note.yaml',
    from: 'x-decimal:',
    to: 'x-decimals:',
    message: 'There is no extension x-decimals here.',
    advice: 'Did you mean x-decimal?',
  },
  {
    what: 'a mirror of a field that is not there',
    file: 'spec/paths/note.yaml',
    from: '    x-error-codes',
    to: '    x-path-mirrors: { id: note.ids }\n    x-error-codes',
    message: 'The body has no field note.ids.',
    advice: 'Did you mean id?',
  },
  {
    what: 'a page that is not in the answer',
    file: 'spec/paths/note.yaml',
    from: '    x-error-codes',
    to: "    x-paging: { style: offset, items: notes, query: '', total: note.text }\n    x-error-codes",
    message: 'The answer has no field notes.',
    advice: 'Did you mean note?',
  },
  {
    what: 'a path parameter under another name',
    file: 'spec/paths/note.yaml',
    from: '- name: id',
    to: '- name: checkoutId',
    message: "The path's {id} is not described.",
    advice: 'Rename the parameter checkoutId to id',
  },
  {
    what: 'an operationId that is taken',
    file: 'spec/paths/note.yaml',
    from: 'operationId: checkouts.addNote',
    to: 'operationId: checkouts.getCheckout',
    message: 'checkouts.getCheckout is taken',
    advice: 'Give each operation a name of its own.',
  },
  {
    what: 'an example that its schema does not allow',
    file: 'spec/paths/note.yaml',
    from: 'urgency: HIGH',
    to: 'urgency: HIHG',
    message: 'The example is not one of the values it can have.',
    advice: 'Did you mean HIGH?',
  },
]

test.each(slips)('$what is reported with its place, and nothing is written', async (slip) => {
  const copy = copyDescription()
  addNoteOperation(copy)
  copy.edit(slip.file, (text) => text.replace(slip.from, slip.to))
  mkdirSync(copy.output)
  writeFileSync(join(copy.output, 'errors.ts'), 'old')

  const failure = await copy.generate().then(
    () => undefined,
    (error: unknown) => error,
  )
  if (!(failure instanceof DescriptionError))
    throw new Error('the build did not fail', { cause: failure })
  const problem = failure.problems.find(({ message }) => message.includes(slip.message))
  expect(failure.message).toContain(slip.message)
  expect(problem?.advice).toContain(slip.advice)
  expect(problem?.file).toBe(join(copy.root, slip.file))
  const lines = readFileSync(join(copy.root, slip.file), 'utf8').split('\n')
  expect(problem?.line).toBeGreaterThan(1)
  expect(problem?.line).toBeLessThanOrEqual(lines.length)
  expect(readFileSync(join(copy.output, 'errors.ts'), 'utf8')).toBe('old')
})

test('a half-written bundle is no earlier version to compare with', () => {
  const copy = copyDescription()
  mkdirSync(copy.output)
  writeFileSync(join(copy.output, 'openapi.json'), '{"openapi": "3.1.0", "pa')
  const start = resolve(import.meta.dirname, '../../scripts/generate/start.js')
  const printed = execFileSync(process.execPath, [start, '--root', copy.root], { encoding: 'utf8' })
  expect(printed).toContain(
    'No earlier version to compare with: openapi.json was not whole.\nWrote ',
  )
  expect(JSON.parse(readFileSync(join(copy.output, 'openapi.json'), 'utf8'))).toHaveProperty(
    'paths',
  )
}, 120_000)
