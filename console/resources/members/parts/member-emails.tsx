import { Box, Button, Typography } from '@mui/material'
import { useRecordContext } from 'ra-core'
import { useState } from 'react'
import { useFormats, useTexts } from '../../../messages/language-context.tsx'
import { conflictError } from '../../../store/failure.ts'
import { usePatch } from '../../../store/patch-record.ts'
import { useStoreClient } from '../../../store/store-context.tsx'
import { Modal } from '../../../ui/controls/modal.tsx'
import { useRunAction } from '../../../ui/form/run-action.ts'
import { Section } from '../../../ui/form/section.tsx'
import { Guarded } from '../../../ui/permissions/guarded.tsx'
import { Status } from '../../../ui/values/status.tsx'
import { type MemberRow, membersAdapter, rowOf } from '../adapter.ts'

/** The addresses on the platform; members change them themselves, and the owner can delete all but the login's. */
export function MemberEmails() {
  const texts = useTexts('members')
  const { list } = useFormats()
  const member = useRecordContext<MemberRow>()
  const client = useStoreClient()
  const patch = usePatch()
  const { run, isPending } = useRunAction()
  const [asking, setAsking] = useState(false)
  if (!member) return null
  const others = othersOf(member)
  const deleteOthers = async () => {
    const now = await membersAdapter(client).one(member.id, undefined)
    patch('members', now)
    const isNamed = (email: string) => others.includes(email)
    if (!othersOf(now).every(isNamed)) throw conflictError(now, [])
    const { member: changed } = await client.members.deleteMemberEmails(member.id)
    if (changed) patch('members', rowOf(changed))
  }
  const confirm = async () => {
    await run(texts.emailsDeleted, deleteOthers)
    setAsking(false)
  }
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
      {others.length > 0 && (
        <Guarded>
          <Button color="error" onClick={() => setAsking(true)} sx={{ justifySelf: 'start' }}>
            {texts.deleteEmails}
          </Button>
        </Guarded>
      )}
      <Modal
        title={texts.deleteEmails}
        open={asking}
        close={() => setAsking(false)}
        focusClose
        action={{ label: texts.deleteEmails, danger: true, press: confirm, busy: isPending }}
        text={texts.emailsConsequence(list(others))}
      />
    </Section>
  )
}

function othersOf({ contact, loginEmail }: MemberRow): string[] {
  return (contact?.emails ?? []).filter((email) => email !== loginEmail)
}
