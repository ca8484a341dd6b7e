/** A form of a few fields in the middle of a page. */
import type { ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'

interface AccountFormProps {
  readonly title: string
  readonly text?: string | undefined
  readonly problem?: string | undefined
  readonly submit: string
  readonly children: ReactNode
  readonly after?: ReactNode
}

export const AccountForm = ({
  title,
  text,
  problem,
  submit,
  children,
  after,
}: AccountFormProps) => {
  const { state } = useNavigation()
  return (
    <section className="account-form">
      <h1>{title}</h1>
      {text && <p className="soft">{text}</p>}
      <Form method="post">
        {problem && (
          <p className="problem" role="alert">
            {problem}
          </p>
        )}
        {children}
        <button type="submit" className="button" disabled={state === 'submitting'}>
          {submit}
        </button>
      </Form>
      {after}
    </section>
  )
}
