/** The command and its report: description in, everything under generated/ and docs/reference/ out. */
import { dirname, relative, resolve } from 'node:path'
import config from '../../openapi-ts.config.ts'
import { emitEntryPages } from '../docstrings/entry-pages.ts'
import { slashed } from '../slashed.ts'
import { type Build, build } from './compiler.ts'
import { compare, readText, write } from './emit/output-folder.ts'
import { readDescription } from './model/description.ts'
import { type Options, readOptions } from './options.ts'
import { DescriptionError, formatProblems } from './read/problem.ts'
import { reportAgainst } from './report/against.ts'
import { findChanges } from './report/changes.ts'
import { formatChanges } from './report/format-changes.ts'
import { parseJson } from './report/past-version.ts'
import { ScaffoldError, scaffold } from './scaffold/index.ts'
import { onSaved, savesOf } from './watch.ts'

async function main(): Promise<number> {
  const options = readOptions()
  if (typeof options === 'number') return options
  const root = resolve(options.root ?? process.cwd())
  return obey(options, root).catch((error: unknown) => explain(error, root))
}

async function obey(
  { against, new: id, positionals, ...options }: Options,
  root: string,
): Promise<number> {
  if (against !== undefined) {
    const { description } = await build(config, root)
    return reportAgainst({
      root,
      config,
      given: against,
      isJson: options.json === true,
      current: description,
      print: (text) => console.log(text),
    })
  }
  // Scaffolds the operation; the following run regenerates everything else.
  if (id !== undefined) {
    const folder = dirname(config.description)
    console.log(`${scaffold(root, folder, [id, ...positionals], await build(config, root))}\n`)
  }
  const run = (start?: number) => generate(root, options.check === true, start)
  // The first build includes the startup time of the process.
  if (!options.watch) return run(0)
  const explainError = (error: unknown) => explain(error, root)
  const description = dirname(resolve(root, config.description))
  // What is saved during the first builds is built, too.
  const built = savesOf(description)
  const code = await run(0).catch(explainError)
  // A second build warms up the JIT: the first save is then as fast as the tenth.
  if (code === 0) await build(config, root).catch(explainError)
  onSaved(description, run, explainError, built)
  console.log(`Watching ${slashed(relative(root, description))}/. Press Ctrl-C to stop.`)
  return code
}

/** One run, timed from `start` on the process's own clock; returns the exit code. */
async function generate(root: string, isCheck: boolean, start = performance.now()) {
  const compiled = await build(config, root)
  const { output, reference, description } = compiled
  const previous = readText(resolve(root, config.output, 'openapi.json'))
  // The entries re-export names of the output, which may not be on disk yet.
  const built = new Map([...output].map(([name, text]) => [`${config.output}/${name}`, text]))
  const pages = new Map([...reference, ...emitEntryPages(root, built)])
  const drift: string[] = []
  for (const [name, files] of [
    [config.reference, pages] as const,
    [config.output, output] as const,
  ]) {
    const folder = resolve(root, name)
    const { changed, orphaned } = compare(folder, files)
    if (!isCheck) write(folder, files, { changed, orphaned })
    drift.push(...[...changed, ...orphaned].map((file) => `${name}/${file}`))
  }

  const time = Math.round(performance.now() - start)
  const summary = `${description.operations.length} operations, ${description.schemas.size} schemas, ${time} ms.`
  if (drift.length === 0) {
    console.log(`No change. ${summary}`)
    return 0
  }
  if (previous !== undefined && previous !== output.get('openapi.json')) {
    console.log(changesSince(previous, compiled))
  }
  if (isCheck) {
    const names = drift.map((file) => `  ${file}`).join('\n')
    console.error(`These files are out of date; run npm run generate:\n${names}`)
    return 1
  }
  console.log(`Wrote ${drift.length} files. ${summary}`)
  return 0
}

/** Changes for callers. A half-written bundle cannot be compared. */
function changesSince(previous: string, { description }: Build): string {
  const bundle = parseJson(previous)
  if (bundle === undefined) return 'No earlier version to compare with: openapi.json is incomplete.'
  return formatChanges(findChanges(readDescription(bundle), description, config.formats))
}

/** Prints why nothing was written; returns the exit code. */
function explain(error: unknown, root: string): number {
  if (error instanceof DescriptionError) {
    const named = error.problems.map((one) => ({ ...one, file: slashed(relative(root, one.file)) }))
    console.error(`${formatProblems(named)}\nNothing was written.`)
  } else if (error instanceof ScaffoldError) {
    console.error(`${error.message}\n  ${error.advice}\nNothing was written.`)
  } else {
    const advice =
      error instanceof SyntaxError
        ? 'Complete the file: the reference has its docstrings.'
        : error instanceof Error && 'syscall' in error
          ? 'Check that the file is there, and that it may be read and written.'
          : 'This is probably a defect of the compiler. If you have just changed the description, undo that first.'
    console.error(
      `The compiler failed: ${error instanceof Error ? error.message : error}\n${advice}`,
    )
  }
  return 1
}

main().then((code) => {
  process.exitCode = code
})
