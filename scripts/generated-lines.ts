/**
 * `npm run generated-lines`: counts changed generated lines, file by file, for five kinds of change of the description,
 * each on a separate copy.
 */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import config from '../openapi-ts.config.ts'
import { build } from './generate/compiler.ts'
import type { Output } from './generate/emit/output-folder.ts'
import { scaffold } from './generate/scaffold/index.ts'
import { temporaryFolder } from './temporary-folder.ts'

const root = resolve(import.meta.dirname, '..')
const { description, extensions } = config

/** Changes: a replacement in a file of the description, or a scaffold. */
const changes = {
  'a sentence about a field': {
    file: 'spec/schemas/collection.yaml',
    from: 'description: How many products it holds;',
    to: 'description: The number of products that it holds;',
  },
  'a limit': {
    file: 'spec/schemas/limits.yaml',
    from: 'linesOfACart: 300',
    to: 'linesOfACart: 50',
  },
  'a field of an answer': {
    file: 'spec/schemas/collection.yaml',
    from: '    numberOfProducts:\n',
    to: '    featured:\n      type: boolean\n      readOnly: true\n      description: Whether the store shows it on its first page.\n    numberOfProducts:\n',
  },
  'a value of an enumeration': {
    file: 'spec/schemas/shipping.yaml',
    from: 'enum: [HANDLING_FEE, INSURANCE]',
    to: 'enum: [HANDLING_FEE, INSURANCE, PACKAGING]',
  },
  'an operation': { scaffolded: ['products.listReviews', 'GET', '/v1/products/{id}/reviews'] },
} as const

const folder = temporaryFolder('generated-lines-')
for (const [name, change] of Object.entries(changes)) {
  rmSync(folder, { recursive: true, force: true })
  for (const path of [description.split('/')[0] ?? '', extensions, 'sandbox/web/services']) {
    cpSync(join(root, path), join(folder, path), { recursive: true })
  }
  const before = await build(config, folder)
  write('before', before.output)
  if ('scaffolded' in change) scaffold(folder, 'spec', change.scaffolded, before)
  else replace(join(folder, change.file), change.from, change.to)
  write('after', (await build(config, folder)).output)
  const files = changedLines()
  const lines = files.reduce((sum, file) => sum + file.lines, 0)
  console.log(`${name}: ${lines} lines in ${files.length} files`)
  for (const { file, lines: count } of files) console.log(`  ${String(count).padStart(5)}  ${file}`)
}

function replace(file: string, from: string, to: string): void {
  const text = readFileSync(file, 'utf8')
  if (!text.includes(from)) throw new Error(`${file} holds no "${from}" any more.`)
  writeFileSync(file, text.replace(from, to))
}

function write(name: string, output: Output): void {
  for (const [file, text] of output) {
    const path = join(folder, name, file)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  }
}

function changedLines(): { readonly file: string; readonly lines: number }[] {
  const compared = ['diff', '--no-index', '--no-renames', '--numstat', 'before', 'after']
  const { stdout } = spawnSync('git', compared, { cwd: folder, encoding: 'utf8' })
  return stdout
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [added = '0', removed = '0', file = ''] = line.split('\t')
      return { file: file.replace(/^.*\//, ''), lines: Number(added) + Number(removed) }
    })
    .sort((a, b) => b.lines - a.lines)
}
