/** A form that is sent to its page. Without a connection it stays, with what is entered in it. */
import { type ReactNode, useState } from 'react'
import { Form } from 'react-router'
import { useTexts } from '../messages/use-texts.ts'
import { Problem } from './problem.tsx'

interface EntryFormProps {
  /** Why it was refused. */
  readonly problem: string | undefined
  readonly children: ReactNode
}

export const EntryForm = ({ problem, children }: EntryFormProps) => {
  const { offline } = useTexts().texts
  const [isOffline, setIsOffline] = useState(false)
  return (
    <Form
      method="post"
      className="form"
      onSubmit={(event) => {
        setIsOffline(!navigator.onLine)
        if (!navigator.onLine) event.preventDefault()
      }}
    >
      <Problem>{isOffline ? offline.title : problem}</Problem>
      {children}
    </Form>
  )
}
