/**
 * `npm run lines`: counts hand-written lines by floor and room, with the medians per file and per function. Generated and
 * built files are skipped.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseSync, type Span, Visitor } from 'oxc-parser'
import { median } from './bench/timing.ts'
import { slashed } from './slashed.ts'

/** The floors, from the ground up; the documentation and the tests stand beside them. */
const floors = ['spec', 'scripts', 'src', 'sandbox', 'console', 'examples', 'docs', 'test']

const code = /\.(?:ts|tsx|js|mjs|cjs)$/
const written = /\.(?:ts|tsx|js|mjs|cjs|css|html|sql|ya?ml|md)$/
const notByHand = /\/(?:node_modules|dist|\.[^/]+)\/|^examples\/[^/]+\/build\/|^docs\/reference\//

/** Counts a floor of the repository at `root`: in total, and per room. */
export function countFloor(root: string, floor: string) {
  const files = filesOf(root, floor)
  const names = [...new Set(files.map(({ room }) => room))].sort()
  const rooms = names.map(
    (name) => [name, totalOf(files.filter(({ room }) => room === name))] as const,
  )
  return { all: totalOf(files), rooms: new Map(rooms) }
}

type CountedFile = ReturnType<typeof filesOf>[number]

/** The files of a floor; those beside its rooms are in one without a name. */
function filesOf(root: string, floor: string) {
  return readdirSync(join(root, floor), { recursive: true, encoding: 'utf8' })
    .map((file) => slashed(file))
    .filter((file) => written.test(file) && !notByHand.test(`${floor}/${file}`))
    .map((file) => {
      const source = readFileSync(join(root, floor, file), 'utf8')
      const [room = ''] = file.includes('/') ? file.split('/') : []
      return { room, lines: linesIn(source), functions: functionsIn(file, source) }
    })
}

function totalOf(files: readonly CountedFile[]) {
  const lines = files.map((file) => file.lines)
  const functions = files.flatMap((file) => file.functions)
  return {
    files: files.length,
    lines: lines.reduce((sum, count) => sum + count, 0),
    // An empty floor has no median: it counts as 0.
    medianFile: median(lines) || 0,
    functions: functions.length,
    medianFunction: median(functions) || 0,
  }
}

function linesIn(source: string): number {
  return source.split('\n').length - (source.endsWith('\n') ? 1 : 0)
}

function functionsIn(name: string, source: string): number[] {
  if (!code.test(name)) return []
  const lengths: number[] = []
  const add = ({ start, end }: Span) => lengths.push(linesIn(source.slice(start, end)))
  new Visitor({
    FunctionDeclaration: add,
    FunctionExpression: add,
    ArrowFunctionExpression: add,
  }).visit(parseSync(name, source).program)
  return lengths
}

if (import.meta.filename === process.argv[1]) {
  // A reader such as `head` may close the pipe early.
  process.stdout.on('error', (error) =>
    process.exit('code' in error && error.code === 'EPIPE' ? 0 : 1),
  )
  const root = resolve(import.meta.dirname, '..')
  const row = (name: string, count: ReturnType<typeof totalOf>) =>
    console.log(
      name.padEnd(24),
      ...[count.lines, count.files, count.medianFile, count.functions, count.medianFunction].map(
        (value) => value.toLocaleString('en').padStart(11),
      ),
    )
  const heads = ['lines', 'files', 'median file', 'functions', 'median']
  console.log(''.padEnd(24), ...heads.map((head) => head.padStart(11)))
  let lines = 0
  for (const floor of floors) {
    const { all, rooms } = countFloor(root, floor)
    row(floor, all)
    for (const [name, count] of rooms) row(`  ${name || '(files)'}`, count)
    if (floor !== 'docs' && floor !== 'test') lines += all.lines
  }
  console.log(`\n${lines.toLocaleString('en')} lines by hand, besides documentation and tests.`)
}
