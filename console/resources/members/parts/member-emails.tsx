import { Box, Typography } from '@mui/material'
import { useRecordContext } from 'ra-core'
import { useTexts } from '../../../messages/language-context.tsx'
import { Section } from '../../../ui/form/section.tsx'
import { Status } from '../../../ui/values/status.tsx'
import type { MemberRow } from '../adapter.ts'

/** The addresses the platform knows; members change them themselves. */
export function MemberEmails() {
  const texts = useTexts('members')
  const member = useRecordContext<MemberRow>()
  if (!member) return null
  const others = (member.contact?.emails ?? []).filter((email) => email !== member.loginEmail)
  return (
    <Section title={texts.sections.email}>
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        <Typography sx={{ overflowWrap: 'anywhere' }}>{member.loginEmail ?? '—'}</Typography>
        {member.loginEmailVerified ? (
          <Status tone="good">{texts.confirmed}</Status>
        ) : (
          <Status tone="quiet">{texts.notConfirmed}</Status>
        )}
      </Box>
      {others.map((email) => (
        <Typography key={email} color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {email}
        </Typography>
      ))}
    </Section>
  )
}
