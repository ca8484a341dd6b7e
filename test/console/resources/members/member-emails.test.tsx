// The further addresses of a member, which the owner can delete for good.
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { RecordContextProvider } from 'ra-core'
import { expect, it } from 'vitest'
import { MemberEmails } from '../../../../console/resources/members/parts/member-emails.tsx'
import { recordingClient } from '../../support/fake-platform.ts'
import { renderInConsole } from '../../support/render.tsx'

const contact = { emails: ['ada@home.example', 'ada@work.example'] }
const member = { id: 'ada', loginEmail: 'ada@login.example', contact }

/** @param now the member on the platform, who may have changed since the page was read */
function openEmails(now: object = member) {
  const { client, calls } = recordingClient(() => Response.json({ member: now }))
  renderInConsole(
    <RecordContextProvider value={member}>
      <MemberEmails />
    </RecordContextProvider>,
    { resource: 'members', client },
  )
  return () => calls.map(({ method, path }) => `${method} ${path}`)
}

const ask = () => userEvent.click(screen.getByRole('button', { name: 'Delete additional e-mails' }))

it('are deleted only after a confirmation that names them', async () => {
  const calls = openEmails()
  await ask()
  expect(screen.getByRole('dialog')).toHaveTextContent(
    'This permanently deletes ada@home.example and ada@work.example.',
  )
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(calls()).toEqual([])
  await ask()
  await ask()
  expect(await screen.findByText('Additional e-mails deleted')).toBeInTheDocument()
  expect(calls()).toContain('DELETE /v1/members/ada/emails')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})

it('are kept where one was added that the confirmation did not name', async () => {
  const emails = [...contact.emails, 'ada@new.example']
  const calls = openEmails({ ...member, contact: { emails } })
  await ask()
  await ask()
  expect(await screen.findByText(/^Someone else changed this/)).toBeInTheDocument()
  expect(calls()).toEqual(['GET /v1/members/ada'])
})
