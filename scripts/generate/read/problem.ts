/** A problem of the description, with place and advice. */
import { grouped } from '../model/grouped.ts'
import type { Place } from './place.ts'

export interface Problem extends Place {
  readonly message: string
  /** What to write instead. */
  readonly advice: string
}

/** Aborts a build; the command prints the problems and leaves all output unchanged. */
export class DescriptionError extends Error {
  readonly problems: readonly Problem[]

  constructor(problems: readonly Problem[]) {
    super(formatProblems(problems))
    this.name = 'DescriptionError'
    this.problems = problems
  }
}

/** One text for all; equal problems are merged, with their places listed. */
export function formatProblems(problems: readonly Problem[]): string {
  return [...grouped(problems, ({ message, advice }) => `${message}\n  ${advice}`)]
    .map(([words, [first, ...others]]) => {
      if (first === undefined) return ''
      const named = others.slice(0, mostNamed).map(placeOf).join(', ')
      const rest = others.length > mostNamed ? ', …' : ''
      const more = others.length === 0 ? '' : `\n  ${others.length} more: ${named}${rest}`
      return `${placeOf(first)}  ${words}${more}`
    })
    .join('\n')
}

const mostNamed = 8

const placeOf = ({ file, line, column }: Problem): string => `${file}:${line}:${column}`

export type Report = (pointer: string, message: string, advice: string) => void

/** An error's message as part of a sentence. */
export function reasonOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).replace(/\.+$/, '')
}
