import { Box, Card, Typography } from '@mui/material'
import { useLogin } from 'ra-core'
import { useEffect } from 'react'
import { useTexts } from '../messages/language-context.tsx'
import { Icon } from '../ui/icons/icon.tsx'
import { ColourSchemeButton } from '../ui/shell/colour-scheme-button.tsx'
import { LanguageMenu } from '../ui/shell/language-menu.tsx'
import { SignInForm } from './sign-in-form.tsx'

const bigSign = { inlineSize: 46, blockSize: 46, borderRadius: 12, marginBlockEnd: 20 }

export function SignIn() {
  const { documentTitle, signIn: texts } = useTexts('shell')
  const login = useLogin()

  useEffect(() => {
    document.title = documentTitle(texts.title)
  }, [documentTitle, texts])

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
        <div className="store-sign" style={bigSign}>
          <Icon name="store" style={{ fontSize: 24 }} />
        </div>
        <h1 className="heading">{texts.heading}</h1>
        <Typography color="textSecondary" sx={{ mt: 0.75, mb: 3 }}>
          {texts.text}
        </Typography>
        <SignInForm enter={login} />
      </Card>
    </Box>
  )
}
