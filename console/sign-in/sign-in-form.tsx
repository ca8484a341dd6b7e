import { Alert, Box, Button, TextField } from '@mui/material'
import { type FormEvent, useState } from 'react'
import { useTexts } from '../messages/language-context.tsx'
import type { Texts } from '../messages/texts.ts'
import type { Credentials } from '../providers/auth-provider.ts'
import { SignInRefusal } from '../providers/sign-in-refusal.ts'
import { failureOf } from '../store/failure.ts'
import { failureText } from '../store/failure-text.ts'

interface SignInFormProps {
  /** Whose session ended. */
  email?: string
  enter(credentials: Credentials): Promise<unknown>
}

/** Asks for e-mail and password, and shows why they were refused. */
export function SignInForm({ email, enter }: SignInFormProps) {
  const { signIn: texts } = useTexts('shell')
  const errors = useTexts('errors')
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    const form = event.currentTarget
    const entered = new FormData(form)
    setBusy(true)
    setFailure(undefined)
    try {
      await enter({
        email: String(entered.get('email')),
        password: String(entered.get('password')),
      })
    } catch (error) {
      setFailure(refusalText(error, texts, errors))
      form.querySelector<HTMLInputElement>('[name=password]')?.focus()
    }
    setBusy(false)
  }

  return (
    <Box component="form" onSubmit={submit} sx={{ display: 'grid', gap: 2 }}>
      {failure && (
        <Alert severity="error" role="alert">
          {failure}
        </Alert>
      )}
      <TextField
        name="email"
        type="email"
        label={texts.email}
        autoComplete="username"
        defaultValue={email}
        autoFocus={email === undefined}
        required
        size="medium"
      />
      <TextField
        name="password"
        type="password"
        label={texts.password}
        autoComplete="current-password"
        autoFocus={email !== undefined}
        required
        size="medium"
      />
      <Button type="submit" variant="contained" size="large" loading={busy}>
        {texts.title}
      </Button>
    </Box>
  )
}

function refusalText(
  error: unknown,
  texts: Texts['shell']['signIn'],
  errors: Texts['errors'],
): string {
  if (error instanceof SignInRefusal) {
    const { reason = 'failed', platformText } = error
    return platformText ? errors.said(texts[reason], platformText) : texts[reason]
  }
  const failure = failureOf(error)
  const passes = ['offline', 'unreachable', 'busy'].includes(failure.kind)
  return passes ? failureText(failure, errors) : texts.failed
}
