/** The command and its report: description in, everything under generated/ and docs/reference/ out. */
import { dirname, relative, resolve } from 'node:path'
import config from '../../openapi-ts.config.ts'
import { emitEntryPages } from '../docstrings/entry-pages.ts'
import { type Build, Compiler } from './compiler.ts'
import { compare, type Drift, readText, write } from './emit/output-folder.ts'
import { readOptions } from './options.ts'
import { DescriptionError, formatProblems, type Problem } from './read/problem.ts'
import { reportAgainst } from './report/against.ts'
import { findChanges } from './report/changes.ts'
import { formatChanges } from './report/format-changes.ts'
import { ScaffoldError, scaffold } from './scaffold/index.ts'
import { onSaved } from './watch.ts'

async function main(): Promise<number> {
  const options = readOptions()
  if (typeof options === 'number') return options
  const root = resolve(options.root ?? process.cwd())
  const compiler = new Compiler(config, root)
  const folder = resolve(root, config.output)
  const run = (start?: number) => generate(compiler, root, folder, options.check === true, start)
  if (options.against !== undefined) {
    const build = await buildOrExplain(compiler, root)
    if (build === undefined) return 1
    return reportAgainst({
      root,
      config,
      given: options.against,
      isJson: options.json === true,
      describe: build.describe,
      current: build.description,
      print: (text) => console.log(text),
    })
  }
  if (options.new !== undefined) {
    const code = await writeNew(compiler, root, [options.new, ...options.positionals])
    if (code !== 0) return code
  }
  // The first build also answers for the time the process took to start.
  const code = await run(0)
  if (!options.watch) return code
  // A second build warms the process up: the first save is then answered as fast as the tenth.
  await buildOrExplain(compiler, root)
  const description = dirname(resolve(root, config.description))
  const rebuild = async () => {
    await run()
  }
  onSaved(description, rebuild, explainFailure)
  console.log(`Watching ${relative(root, description)}/. Press Ctrl-C to stop.`)
  return code
}

/** Writes a new operation into the description; the run that follows brings everything else up to date. */
async function writeNew(
  compiler: Compiler,
  root: string,
  given: readonly string[],
): Promise<number> {
  const build = await buildOrExplain(compiler, root)
  if (build === undefined) return 1
  try {
    console.log(`${scaffold(root, dirname(config.description), given, build)}\n`)
    return 0
  } catch (error) {
    if (!(error instanceof ScaffoldError)) throw error
    console.error(`${error.message}\n  ${error.advice}\nNothing was written.`)
    return 1
  }
}

/** One run, timed from `start` on the process's own clock; the exit code says whether all is well. */
async function generate(
  compiler: Compiler,
  root: string,
  folder: string,
  isCheck: boolean,
  start = performance.now(),
): Promise<number> {
  const build = await buildOrExplain(compiler, root)
  if (build === undefined) return 1
  const { output, reference, description } = build
  const previous = readText(resolve(folder, 'openapi.json'))
  const drift = compare(folder, output)
  if (!isCheck) write(folder, output, drift)

  // After the output, because the entries hand on names of it with their docstrings.
  const pages = new Map([...reference, ...emitEntryPages(root)])
  const pageFolder = resolve(root, config.reference)
  const pageDrift = compare(pageFolder, pages)
  if (!isCheck) write(pageFolder, pages, pageDrift)
  const differing = [...differingFiles(folder, drift), ...differingFiles(pageFolder, pageDrift)]

  const time = Math.round(performance.now() - start)
  const summary = `${description.operations.length} operations, ${description.schemas.size} schemas, ${time} ms.`
  if (differing.length === 0) {
    console.log(`No change. ${summary}`)
    return 0
  }
  if (previous !== undefined && previous !== output.get('openapi.json')) {
    console.log(changesSince(previous, build))
  }
  const names = differing.map((file) => `  ${relative(root, file)}`).join('\n')
  if (isCheck) {
    console.error(`These files are out of date; run npm run generate:\n${names}`)
    return 1
  }
  console.log(`Wrote ${drift.changed.length + pageDrift.changed.length} files. ${summary}`)
  return 0
}

/** Changes for callers. A half-written bundle cannot be compared. */
function changesSince(previous: string, { description, describe }: Build): string {
  let bundle: unknown
  try {
    bundle = JSON.parse(previous)
  } catch {
    return 'No earlier version to compare with: openapi.json is incomplete.'
  }
  return formatChanges(findChanges(describe(bundle), description, config.formats))
}

function differingFiles(folder: string, { changed, orphaned }: Drift): readonly string[] {
  return [...changed, ...orphaned].map((name) => resolve(folder, name))
}

async function buildOrExplain(compiler: Compiler, root: string): Promise<Build | undefined> {
  try {
    return await compiler.build()
  } catch (error) {
    if (!(error instanceof DescriptionError)) throw error
    explain(error.problems, root)
    console.error('Nothing was written.')
    return undefined
  }
}

function explain(problems: readonly Problem[], root: string): void {
  const named = problems.map((problem) => ({ ...problem, file: relative(root, problem.file) }))
  console.error(formatProblems(named))
}

/** A failure outside the description: the file system, or a bug of the compiler. */
function explainFailure(error: unknown): void {
  console.error(`The compiler failed: ${error instanceof Error ? error.message : error}`)
  console.error(
    'This is probably not a fault of the description. If you have just changed it, undo that first.',
  )
}

main().then(
  (code) => {
    process.exitCode = code
  },
  (error) => {
    explainFailure(error)
    process.exitCode = 1
  },
)
