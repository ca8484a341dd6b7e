/** The command `npm run generate`: description in, everything under generated/ out. */
import { relative, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import config from '../../openapi-ts.config.ts'
import { Compiler } from './compiler.ts'
import { DescriptionError, formatProblem, type Problem } from './problem.ts'
import { compare, write } from './write.ts'

const root = resolve(import.meta.dirname, '../..')
const { values } = parseArgs({
  options: { check: { type: 'boolean' }, watch: { type: 'boolean' } },
})
const compiler = new Compiler(config, root)
try {
  const { output, stopwatch, counts, warnings } = await compiler.build()
  const drift = compare(resolve(root, config.output), output)
  if (!values.check) write(resolve(root, config.output), output, drift)
  stopwatch.lap('write')
  report(warnings)
  console.log(drift, counts, stopwatch.summary())
} catch (error) {
  if (!(error instanceof DescriptionError)) throw error
  report(error.problems)
  process.exitCode = 1
}

function report(problems: readonly Problem[]): void {
  for (const problem of problems) {
    console.error(formatProblem({ ...problem, file: relative(root, problem.file) }))
  }
}
