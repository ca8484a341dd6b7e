/** What is wrong with the description, where, and what to write instead. */
import { grouped } from '../model/grouped.ts'
import type { Place } from './place.ts'

export interface Problem extends Place {
  readonly message: string
  /** What to write instead. */
  readonly advice: string
}

/** Ends a build; the command prints the problems and leaves all output as it was. */
export class DescriptionError extends Error {
  readonly problems: readonly Problem[]

  constructor(problems: readonly Problem[]) {
    super(formatProblems(problems))
    this.name = 'DescriptionError'
    this.problems = problems
  }
}

/** One text for all; equal complaints are one, with the other places behind it. */
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

/** The places of equal complaints that are listed. */
const mostNamed = 8

const placeOf = ({ file, line, column }: Problem): string => `${file}:${line}:${column}`

/** Takes a problem at a place of the bundle. */
export type Report = (pointer: string, message: string, advice: string) => void

/** The words of an error as a part of a sentence. */
export function reasonOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).replace(/\.+$/, '')
}
