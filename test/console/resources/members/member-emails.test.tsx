// The further addresses of a member, which the owner can delete for good.
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { RecordContextProvider } from 'ra-core'
import { expect, it } from 'vitest'
import { MemberEmails } from '../../../../console/resources/members/parts/member-emails.tsx'
import { recordingClient } from '../../support/fake-platform.ts'
import { renderInConsole } from '../../support/render.tsx'

it('are deleted only after a confirmation that names them', async () => {
  const contact = { emails: ['ada@home.example', 'ada@work.example'] }
  const member = { id: 'ada', loginEmail: 'ada@login.example', contact }
  const { client, calls } = recordingClient(() => Response.json({ member }))
  renderInConsole(
    <RecordContextProvider value={member}>
      <MemberEmails />
    </RecordContextProvider>,
    { resource: 'members', client },
  )
  const ask = () =>
    userEvent.click(screen.getByRole('button', { name: 'Delete additional e-mails' }))
  await ask()
  expect(screen.getByRole('dialog')).toHaveTextContent(
    'This permanently deletes ada@home.example and ada@work.example.',
  )
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(calls).toEqual([])
  await ask()
  await userEvent.click(screen.getByRole('button', { name: 'Delete additional e-mails' }))
  expect(await screen.findByText('Additional e-mails deleted')).toBeInTheDocument()
  expect(calls.map(({ method, path }) => `${method} ${path}`)).toContain(
    'DELETE /v1/members/ada/emails',
  )
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})
