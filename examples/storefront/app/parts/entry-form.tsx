/** A form that posts to its page. While offline it is not sent, so that its entries are kept. */
import { type ReactNode, useState } from 'react'
import { Form } from 'react-router'
import { useTexts } from '../messages/use-texts.ts'
import { Problem } from './problem.tsx'

interface EntryFormProps {
  /** The server's error message. */
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
