/** What is wrong with the description, where, and what to write instead. */

export interface Problem {
  readonly file: string
  readonly line: number
  readonly column: number
  readonly message: string
  /** What to write instead. */
  readonly advice: string
}

/** Ends a build; the command prints the problems and leaves all output as it was. */
export class DescriptionError extends Error {
  readonly problems: readonly Problem[]

  constructor(problems: readonly Problem[]) {
    super(problems.map(formatProblem).join('\n'))
    this.name = 'DescriptionError'
    this.problems = problems
  }
}

export function formatProblem({ file, line, column, message, advice }: Problem): string {
  return `${file}:${line}:${column}  ${message}\n  ${advice}`
}

/** Takes a problem at a place of the bundle. */
export type Report = (pointer: string, message: string, advice: string) => void
