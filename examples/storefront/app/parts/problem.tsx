/** An inline error message. */
import type { ReactNode } from 'react'
import type { Refusal } from 'storefront-client'
import { problemOf } from '../cart/problems.ts'
import { useTexts } from '../messages/use-texts.ts'

interface ProblemProps {
  readonly id?: string
  readonly refusal?: Refusal | undefined
  /** The message where there is no refusal; without one nothing renders. */
  readonly children?: ReactNode
}

export const Problem = ({ id, refusal, children }: ProblemProps) => {
  const i18n = useTexts()
  const message = refusal ? problemOf(i18n, refusal) : children
  return message ? (
    <p className="problem" role="alert" id={id}>
      {message}
    </p>
  ) : null
}
