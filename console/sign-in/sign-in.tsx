import { Alert, Box, Button, Card, TextField, Typography } from '@mui/material'
import { useLogin } from 'ra-core'
import { type FormEvent, useEffect, useState } from 'react'
import { Icon } from '../ui/icons/icon.tsx'
import { ColourSchemeButton } from '../ui/shell/colour-scheme-button.tsx'

/** The form that signs the owner in. */
export function SignIn() {
  const login = useLogin()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()

  useEffect(() => {
    document.title = 'Sign in · Storefront'
  }, [])

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const entered = new FormData(event.currentTarget)
    setBusy(true)
    setFailure(undefined)
    try {
      await login({ email: entered.get('email'), password: entered.get('password') })
    } catch (error) {
      setFailure(error instanceof Error ? error.message : 'Signing in failed.')
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
      <Box sx={{ position: 'absolute', top: 16, right: 16 }}>
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
          Welcome back
        </Typography>
        <Typography color="textSecondary" sx={{ mt: 0.75, mb: 3 }}>
          Sign in as the owner to manage your store.
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
            label="E-mail"
            autoComplete="username"
            required
            size="medium"
          />
          <TextField
            name="password"
            type="password"
            label="Password"
            autoComplete="current-password"
            required
            size="medium"
          />
          <Button type="submit" variant="contained" size="large" loading={busy}>
            Sign in
          </Button>
        </Box>
      </Card>
    </Box>
  )
}
