import { Alert, Box, Button, Card, TextField, Typography } from '@mui/material'
import { useLogin } from 'ra-core'
import { type FormEvent, useEffect, useState } from 'react'
import { useTexts } from '../messages/language-context.tsx'
import type { Texts } from '../messages/texts.ts'
import { SignInRefusal } from '../providers/sign-in-refusal.ts'
import { Icon } from '../ui/icons/icon.tsx'
import { ColourSchemeButton } from '../ui/shell/colour-scheme-button.tsx'
import { LanguageMenu } from '../ui/shell/language-menu.tsx'

/** The form that signs the owner in. */
export function SignIn() {
  const { documentTitle, signIn: texts } = useTexts('shell')
  const login = useLogin()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()

  useEffect(() => {
    document.title = documentTitle(texts.title)
  }, [documentTitle, texts])

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const entered = new FormData(event.currentTarget)
    setBusy(true)
    setFailure(undefined)
    try {
      await login({ email: entered.get('email'), password: entered.get('password') })
    } catch (error) {
      setFailure(refusalText(error, texts))
      setBusy(false)
    }
  }

  return (
    <Box
      component="main"
      sx={{
        minHeight: '100dvh',
        display: 'grid',
        placeItems: 'center',
        p: 2,
        position: 'relative',
      }}
    >
      <Box sx={{ position: 'absolute', top: 16, insetInlineEnd: 16, display: 'flex' }}>
        <LanguageMenu />
        <ColourSchemeButton />
      </Box>
      <Card sx={{ width: '100%', maxWidth: 400, p: { xs: 3, sm: 4.5 } }}>
        <Box
          sx={{
            width: 46,
            height: 46,
            borderRadius: '12px',
            display: 'grid',
            placeItems: 'center',
            bgcolor: 'primary.main',
            color: 'primary.contrastText',
            mb: 2.5,
          }}
        >
          <Icon name="store" fontSize="medium" />
        </Box>
        <Typography component="h1" variant="h1">
          {texts.heading}
        </Typography>
        <Typography color="textSecondary" sx={{ mt: 0.75, mb: 3 }}>
          {texts.text}
        </Typography>
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
            autoFocus
            required
            size="medium"
          />
          <TextField
            name="password"
            type="password"
            label={texts.password}
            autoComplete="current-password"
            required
            size="medium"
          />
          <Button type="submit" variant="contained" size="large" loading={busy}>
            {texts.submit}
          </Button>
        </Box>
      </Card>
    </Box>
  )
}

/** Why the sign-in did not work, in the language that is spoken. */
function refusalText(error: unknown, texts: Texts['shell']['signIn']): string {
  if (!(error instanceof SignInRefusal)) return texts.failed
  return error.reason ? texts[error.reason] : error.message
}
