// Prompts for the password over the page when the session has ended: the page and its edits stay.
import { Dialog, DialogContent, DialogTitle, Typography } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { useAuthProvider, useGetIdentity } from 'ra-core'
import { useId } from 'react'
import { useTexts } from '../messages/language-context.tsx'
import { SignInForm } from './sign-in-form.tsx'

export function SessionDialog() {
  const { sessionEnded } = useTexts('shell')
  const authProvider = useAuthProvider()
  const queryClient = useQueryClient()
  const { identity } = useGetIdentity({ enabled: false })
  const id = useId()
  if (!authProvider) return null
  return (
    <Dialog open aria-labelledby={id} fullWidth maxWidth="xs">
      <DialogTitle id={id}>{sessionEnded.title}</DialogTitle>
      <DialogContent>
        <Typography color="textSecondary" sx={{ mb: 2.5 }}>
          {sessionEnded.text}
        </Typography>
        <SignInForm
          email={identity?.email}
          enter={async (credentials) => {
            await authProvider.login(credentials)
            await queryClient.invalidateQueries({ queryKey: ['auth'] })
          }}
        />
      </DialogContent>
    </Dialog>
  )
}
