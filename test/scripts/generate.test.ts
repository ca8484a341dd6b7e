/** The compiler from end to end, on copies of the description. */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import type { RequestChecks } from '../../generated/request-check.ts'
import { compare } from '../../scripts/generate/emit/output-folder.ts'
import { readOptions } from '../../scripts/generate/options.ts'
import { DescriptionError } from '../../scripts/generate/read/problem.ts'
import { addHandler } from '../../scripts/generate/scaffold/plan.ts'
import { brokenRules } from '../../src/schemas/broken-rules.ts'
import { longIt } from '../setup/long-run.ts'
import {
  addNoteOperation,
  copyDescription,
  type DescriptionCopy,
  keepPaths,
} from './support/copy.ts'
import { typechecker } from './support/typecheck.ts'

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

const service = 'sandbox/web/services/checkouts.ts'
const start = resolve(import.meta.dirname, '../../scripts/generate/start.js')

describe('an operation added to the description', () => {
  let copy: DescriptionCopy
  let build: Awaited<ReturnType<DescriptionCopy['generate']>>
  const removals: (() => void)[] = []

  beforeAll(async () => {
    copy = copyDescription(['sandbox', 'src'], (remove) => removals.push(remove))
    addNoteOperation(copy)
    build = await copy.generate()
    mkdirSync(join(copy.root, 'app'))
    writeFileSync(join(copy.root, 'app/caller.ts'), caller)
  })

  afterAll(() => {
    for (const remove of removals) remove()
  })

  it('is everywhere after one regeneration', () => {
    const { output, reference } = build
    const read = (name: string) => output.get(name) ?? ''
    expect(read('methods.ts')).toContain(
      '   * Keeps a note beside a checkout, with a picture and the day it falls due.',
    )
    expect(read('operations/checkouts.ts')).toContain('  answer: { note: noteCodec },')
    expect(read('codecs.ts')).toContain('noteCodec: Codec = { dueDate: 1, picture: 2 }')
    expect(read('errors.ts')).toContain(
      "  'NOTE_TOO_MANY': 'The checkout has as many notes as it can hold.',",
    )
    expect(reference.get('api.md')).toContain(
      '- [`client.checkouts.addNote(id, body)`](services/checkouts.md#addnote) → [`AddNoteResponse`](entities/note.md#addnoteresponse), `POST /v1/checkouts/{id}/notes`\n',
    )
    expect(reference.get('entities/note.md')).toContain('## Urgency')
  })

  it('is typed for callers, and the compiler refuses the sandbox until it has a handler', () => {
    const check = typechecker(copy.root, ['app/caller.ts', service])
    const refusals = check()
    expect(refusals).toEqual([expect.stringContaining('checkouts.addNote')])

    copy.edit(service, (text) => addHandler(text, 'checkouts', 'checkouts.addNote')?.text ?? text)
    expect(check()).toEqual([])
  })

  it('has its requests validated', async () => {
    const module: { requestChecks: Record<string, RequestChecks> } = await import(
      pathToFileURL(join(copy.output, 'request-checks.ts')).href
    )
    const rules = module.requestChecks['checkouts.addNote']?.body
    if (rules === undefined) throw new Error('the operation has no body')
    const check = (body: unknown) =>
      brokenRules(rules, body).map(({ path, rule }) => `${path.map(String).join('.')} ${rule}`)

    const sound = { text: 'Call back', dueDate: '2024-01-05T08:10:00Z', fee: '1.20' }
    expect(check({ note: sound })).toEqual([])
    expect(check({ id: 'c1', note: { id: 'n1', text: 'Call back' } })).toEqual([])
    const broken = { text: '', dueDate: 'soon', fee: '100.005', urgency: 'NONE', nope: 1 }
    expect(check({ note: broken }).sort()).toEqual([
      'note.dueDate format',
      'note.fee decimal.maximum',
      'note.fee decimal.scale',
      'note.nope others',
      'note.text minLength',
      'note.urgency enum',
    ])
  })

  it('is generated byte for byte alike in another folder, and a second run writes nothing', async () => {
    const [one, other] = [copyDescription(), copyDescription()]
    for (const small of [one, other]) {
      addNoteOperation(small)
      await keepPaths(small, /notes$/)
    }
    const { output } = await one.generate()
    expect([...(await other.generate()).output]).toEqual([...output])

    const written = statSync(join(one.output, 'schema.ts')).mtimeMs
    await one.generate()
    expect(statSync(join(one.output, 'schema.ts')).mtimeMs).toBe(written)
  })

  it('makes the check find edited and leftover output', () => {
    const { output } = build
    expect(compare(copy.output, output)).toEqual({ changed: [], orphaned: [] })

    copy.edit('generated/errors.ts', (text) => `${text}\n`)
    writeFileSync(join(copy.output, 'operations/old.ts'), '')
    expect(compare(copy.output, output)).toEqual({
      changed: ['errors.ts'],
      orphaned: ['operations/old.ts'],
    })
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
    message: 'Invalid YAML',
    advice: 'Check colons, quotes and indentation',
  },
  {
    what: 'a reference that leads nowhere',
    file: 'spec/paths/note.yaml',
    from: '#/AddNoteRequest',
    to: '#/AddNoteReqest',
    message: '../schemas/note.yaml#/AddNoteReqest does not exist.',
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
    message: 'The response has no field notes.',
    advice: 'Did you mean note?',
  },
  {
    what: 'a path parameter under another name',
    file: 'spec/paths/note.yaml',
    from: '- name: id',
    to: '- name: checkoutId',
    message: 'The operation does not define the path parameter {id} expected by path',
    advice: 'Describe the parameters of the path by the names they have there.',
  },
  {
    what: 'an operationId that is taken',
    file: 'spec/paths/note.yaml',
    from: 'operationId: checkouts.addNote',
    to: 'operationId: checkouts.getCheckout',
    message: 'checkouts.getCheckout is already used',
    advice: 'Give each operation a unique name.',
  },
  {
    what: 'an error code without a sentence',
    file: 'spec/paths/note.yaml',
    from: '[NOTE_TOO_MANY]',
    to: '[NOTE_TOO_MANY, NOTE_TOO_LONG]',
    message: 'x-error-meanings says nothing of NOTE_TOO_LONG.',
    advice:
      'Add one sentence to it in openapi.yaml: what happened, and what to do. Or did you mean NOTE_TOO_MANY?',
  },
  {
    what: 'an error code that no operation returns yet',
    file: 'spec/openapi.yaml',
    from: '  NOTE_TOO_MANY: ',
    to: "  STORE_CLOSED: 'The store is closed: try again tomorrow.'\n  NOTE_TOO_MANY: ",
    message: 'No operation fails with STORE_CLOSED.',
    advice: 'Add it to the x-error-codes of an operation, or remove it.',
  },
  {
    what: 'an error code with a slip in its name',
    file: 'spec/openapi.yaml',
    from: '  NOTE_TOO_MANY: ',
    to: '  NOTE_TO_MANY: ',
    message: 'No operation fails with NOTE_TO_MANY.',
    advice: 'Did you mean NOTE_TOO_MANY?',
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

describe('a slip', () => {
  let copy: DescriptionCopy
  const removals: (() => void)[] = []

  beforeAll(async () => {
    copy = copyDescription([], (remove) => removals.push(remove))
    addNoteOperation(copy)
    await keepPaths(copy, /notes$|checkouts.\{id\}$/)
    mkdirSync(copy.output)
    writeFileSync(join(copy.output, 'errors.ts'), 'old')
  })

  afterAll(() => {
    for (const remove of removals) remove()
  })

  it.each(slips)('of $what is reported with its place, and nothing is written', async (slip) => {
    const place = join(copy.root, slip.file)
    const sound = readFileSync(place, 'utf8')
    const broken = sound.replace(slip.from, slip.to)
    expect(broken).not.toBe(sound)
    writeFileSync(place, broken)
    onTestFinished(() => writeFileSync(place, sound))

    const failure = await copy.generate().then(
      () => undefined,
      (error: unknown) => error,
    )
    if (!(failure instanceof DescriptionError))
      throw new Error('the build did not fail', { cause: failure })
    const problem = failure.problems.find(({ message }) => message.includes(slip.message))
    expect(failure.message).toContain(slip.message)
    expect(problem?.advice).toContain(slip.advice)
    expect(problem?.file).toBe(place)
    expect(problem?.line).toBeGreaterThan(1)
    expect(problem?.line).toBeLessThanOrEqual(broken.split('\n').length)
    expect(readFileSync(join(copy.output, 'errors.ts'), 'utf8')).toBe('old')
  })
})

it('writes nothing but its output: the rest of a checkout may be read-only', () => {
  const cache = resolve(import.meta.dirname, '../../node_modules/.cache/storefront-client')
  rmSync(cache, { recursive: true, force: true })
  const { stdout } = spawnSync(process.execPath, [start, '--help'], { encoding: 'utf8' })
  expect(stdout).toContain('npm run generate [-- options]')
  expect(existsSync(cache)).toBe(false)
})

it.each([
  ['names no file', "export { half } from './half.ts'\n", /half\.ts'\nCheck that/],
  ['is half saved', 'export const half = {\n', /catalogue\.ts:2 .*\nComplete the file/],
])('writes nothing where an entry of the client %s', async (_what, entry, says) => {
  const copy = copyDescription()
  addNoteOperation(copy)
  await keepPaths(copy, /notes$/)
  mkdirSync(join(copy.root, 'src'))
  writeFileSync(join(copy.root, 'src/catalogue.ts'), entry)
  const { status, stderr } = spawnSync(process.execPath, [start, '--root', copy.root], {
    encoding: 'utf8',
  })
  expect(stderr).toMatch(says)
  expect(status).toBe(1)
  expect(existsSync(copy.output)).toBe(false)
})

it.each([
  [['--check', '--new', 'a.b', 'GET', '/b'], '--check and --new exclude each other.'],
  [['--against', 'HEAD', '--watch'], '--against and --watch exclude each other.'],
])('%j is refused before anything is written', (words, reason) => {
  const { argv } = process
  const said: string[] = []
  const error = vi.spyOn(console, 'error').mockImplementation((text) => said.push(text))
  onTestFinished(() => {
    process.argv = argv
    error.mockRestore()
  })
  process.argv = ['node', 'generate', ...words]
  expect(readOptions()).toBe(2)
  expect(said.join()).toContain(reason)
})

// Without a process: `makes the check find edited and leftover output` above.
longIt('is checked where it was never generated: every file is named, and what to do', async () => {
  const copy = copyDescription()
  addNoteOperation(copy)
  await keepPaths(copy, /notes$/)
  mkdirSync(join(copy.root, 'src'))
  const entry = "/** The error codes. */\nexport type { ErrorCode } from '../generated/errors.ts'\n"
  writeFileSync(join(copy.root, 'src/catalogue.ts'), entry)
  const { status, stderr } = spawnSync(process.execPath, [start, '--root', copy.root, '--check'], {
    encoding: 'utf8',
  })
  expect(stderr).toContain('These files are out of date; run npm run generate:\n')
  expect(stderr).toContain('\n  generated/errors.ts\n')
  expect(stderr).toContain('\n  docs/reference/entries/catalogue.md\n')
  expect(status).toBe(1)
})
