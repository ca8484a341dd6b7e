/** What went wrong, said where it went wrong. */
import type { ReactNode } from 'react'
import type { Refusal } from 'storefront-client'
import { problemOf } from '../cart/problems.ts'
import { useTexts } from '../messages/use-texts.ts'

interface ProblemProps {
  readonly id?: string
  readonly refusal?: Refusal | undefined
  /** Said where nothing was refused; nothing is shown of nothing. */
  readonly children?: ReactNode
}

export const Problem = ({ id, refusal, children }: ProblemProps) => {
  const words = useTexts()
  const said = refusal ? problemOf(words, refusal) : children
  return said ? (
    <p className="problem" role="alert" id={id}>
      {said}
    </p>
  ) : null
}
