/** A form of a few fields in the middle of a page. */
import type { ReactNode } from 'react'
import { Form, useActionData, useNavigation } from 'react-router'
import { PageHead } from './page-head.tsx'
import { Problem } from './problem.tsx'

interface FormPageProps {
  readonly title: string
  readonly text?: string | undefined
  readonly submit: string
  readonly children: ReactNode
  readonly after?: ReactNode
}

export const FormPage = ({ title, text, submit, children, after }: FormPageProps) => {
  const { state } = useNavigation()
  const refused = useActionData<{ readonly problem?: string }>()
  return (
    <section className="form-page">
      <PageHead title={title} text={text} />
      <Form method="post" className="form">
        <Problem>{refused?.problem}</Problem>
        {children}
        <button type="submit" className="button" disabled={state === 'submitting'}>
          {submit}
        </button>
      </Form>
      {after && <div className="row spread">{after}</div>}
    </section>
  )
}
