/** A page with a single short form. */
import type { ReactNode } from 'react'
import { useActionData, useNavigation } from 'react-router'
import { EntryForm } from './entry-form.tsx'
import { PageHead } from './page-head.tsx'

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
      <EntryForm problem={refused?.problem}>
        {children}
        <button type="submit" className="button" disabled={state === 'submitting'}>
          {submit}
        </button>
      </EntryForm>
      {after && <div className="row spread">{after}</div>}
    </section>
  )
}
