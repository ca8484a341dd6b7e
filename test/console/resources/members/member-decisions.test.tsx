import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { type MemberRow, membersAdapter } from '../../../../console/resources/members/adapter.ts'
import { MemberDecisions } from '../../../../console/resources/members/parts/member-decisions.tsx'
import { clientAnswering, clientOf, recordingClient } from '../../support/fake-platform.ts'
import { renderInConsole } from '../../support/render.tsx'

/**
 * Shows what can be decided about a member.
 *
 * @param now what the platform says of the member once something was changed
 * @param before what it says until then
 */
async function decideOn(
  standing: Partial<MemberRow>,
  now: Partial<MemberRow> = standing,
  before: Partial<MemberRow> = standing,
) {
  const member = await memberWho(standing)
  const { client, calls } = recordingClient(() =>
    Response.json({ member: { ...member, ...(paths().length > 0 ? now : before) } }),
  )
  const changes = () => calls.filter(({ method }) => method !== 'GET')
  /** What was sent to change something. */
  const paths = () => changes().map(({ path }) => path)
  renderInConsole(<MemberDecisions member={member} />, { resource: 'members', client })
  return { paths, bodies: () => changes().map(({ body }) => body) }
}

/** The document of these tests runs no animation, at whose end a toast is gone. */
async function closeToast() {
  await userEvent.click(screen.getByRole('button', { name: /close/i }))
  for (const toast of document.querySelectorAll('.Toastify__toast')) fireEvent.animationEnd(toast)
}

const doubleClickIsOver = () => new Promise((resolve) => setTimeout(resolve, 600))
const leavePage = () => void window.dispatchEvent(new Event('pagehide'))

/** A member as the console reads one, so that a field that the platform adds needs no word here. */
function memberWho(standing: Partial<MemberRow>): Promise<MemberRow> {
  const known = { status: 'APPROVED', activityStatus: 'ACTIVE', privacyStatus: 'PUBLIC' }
  const member = { id: 'ada', profile: { nickname: 'Ada' }, ...known, ...standing }
  const { client } = clientAnswering({ 'GET /v1/members/ada?fieldsets=FULL': { member } })
  return membersAdapter(client).one('ada', undefined)
}

afterEach(() => vi.restoreAllMocks())

const offered = () => screen.getAllByRole('button').map((button) => button.textContent)

describe('a decision about a member', () => {
  it.each([
    ['waits', { status: 'PENDING' }, ['Approve', 'Block', 'Mute', 'Remove from community']],
    ['is approved', { status: 'APPROVED' }, ['Block', 'Mute', 'Remove from community']],
    ['is blocked', { status: 'BLOCKED' }, ['Unblock', 'Mute', 'Remove from community']],
    ['is muted', { activityStatus: 'MUTED' }, ['Block', 'Unmute', 'Remove from community']],
    ['is private', { privacyStatus: 'PRIVATE' }, ['Block', 'Mute', 'Add to community']],
  ])('who %s', async (_name, standing, decisions) => {
    await decideOn(standing)
    expect(offered()).toEqual(decisions)
  })

  it.each([
    ['Unblock', { status: 'BLOCKED' }, '/v1/members/ada/approve', 'Ada is approved'],
    ['Block', {}, '/v1/members/ada/block', 'Ada is blocked'],
    ['Mute', {}, '/v1/members/ada/mute', 'Ada is muted'],
    ['Unmute', { activityStatus: 'MUTED' }, '/v1/members/ada/unmute', 'Ada is unmuted'],
  ])('%s is applied at once and confirmed', async (name, standing, path, message) => {
    const { paths } = await decideOn(standing)
    await userEvent.click(screen.getByRole('button', { name }))
    expect(await screen.findByText(message)).toBeInTheDocument()
    await waitFor(() => expect(paths()).toEqual([path]))
  })

  it.each([
    ['Block', { status: 'APPROVED' }, { status: 'BLOCKED' }, 'approve', 'Ada is approved'],
    ['Unblock', { status: 'BLOCKED' }, { status: 'APPROVED' }, 'block', 'Ada is blocked'],
    ['Mute', {}, { activityStatus: 'MUTED' }, 'unmute', 'Ada is unmuted'],
    ['Unmute', { activityStatus: 'MUTED' }, { activityStatus: 'ACTIVE' }, 'mute', 'Ada is muted'],
  ])('%s is undone by its inverse', async (name, standing, now, path, message) => {
    const { paths } = await decideOn(standing, now)
    await userEvent.click(screen.getByRole('button', { name }))
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(await screen.findByText(message)).toBeInTheDocument()
    expect(paths().at(-1)).toBe(`/v1/members/ada/${path}`)
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull())
  })

  it.each([
    ['Remove from community', 'PUBLIC', 'PRIVATE'],
    ['Add to community', 'PRIVATE', 'PUBLIC'],
  ])('%s sets the visibility of a profile, and Undo restores it', async (name, before, after) => {
    const { bodies } = await decideOn({ privacyStatus: before }, { privacyStatus: after })
    await userEvent.click(screen.getByRole('button', { name }))
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    await waitFor(() =>
      expect(bodies()).toMatchObject([
        { member: { privacyStatus: after } },
        { member: { privacyStatus: before } },
      ]),
    )
  })

  it('is not undone for a member changed by someone else since', async () => {
    const { paths } = await decideOn({ status: 'APPROVED' }, { status: 'APPROVED' })
    await userEvent.click(screen.getByRole('button', { name: 'Block' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(await screen.findByText(/Someone else changed this/)).toBeInTheDocument()
    expect(paths()).toEqual(['/v1/members/ada/block'])
  })

  it.each([
    ['Approve', { status: 'PENDING' }],
    ['Block', { status: 'PENDING' }],
    ['Approve', { status: 'OFFLINE' }],
  ] as const)('%s is irreversible: Undo cancels it unsent, and says so', async (name, standing) => {
    const { paths } = await decideOn(standing)
    await userEvent.click(screen.getByRole('button', { name }))
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull())
    expect((await screen.findByText('Undone')).closest('[role=status]')).not.toBeNull()
    leavePage()
    expect(paths()).toEqual([])
  })

  it.each([
    ['closes', closeToast],
    ['is left with its page', () => leavePage()],
  ])('an approval is sent once, when its toast %s', async (_how, leave) => {
    const { paths } = await decideOn({ status: 'PENDING' })
    await userEvent.click(screen.getByRole('button', { name: 'Approve' }))
    await screen.findByText('Ada is approved')
    expect(paths()).toEqual([])
    await leave()
    await waitFor(() => expect(paths()).toEqual(['/v1/members/ada/approve']))
    leavePage()
    expect(paths()).toEqual(['/v1/members/ada/approve'])
  })

  it.each([
    ['Block', 'Ada is blocked', ['/v1/members/ada/block']],
    ['Mute', 'Ada is muted', ['/v1/members/ada/approve', '/v1/members/ada/mute']],
  ])(
    '%s right after Approve is applied too, and replaces a contradictory one',
    async (name, message, sent) => {
      const { paths } = await decideOn({ status: 'PENDING' })
      await userEvent.click(screen.getByRole('button', { name: 'Approve' }))
      await doubleClickIsOver()
      await userEvent.click(screen.getByRole('button', { name }))
      await screen.findByText(message)
      expect(screen.queryByText('Undone')).toBeNull()
      leavePage()
      await waitFor(() => expect(paths()).toEqual(sent))
    },
  )

  it('a double click is one decision, even if its second click hits another button', async () => {
    const { paths } = await decideOn({ status: 'PENDING' })
    fireEvent.click(screen.getByText('Approve'))
    fireEvent.click(screen.getByText('Block'))
    await screen.findByText('Ada is approved')
    leavePage()
    await waitFor(() => expect(paths()).toEqual(['/v1/members/ada/approve']))
    expect(screen.queryByText('Ada is blocked')).toBeNull()
  })

  it('is applied in order, however many are queued', async () => {
    const member = await memberWho({ status: 'APPROVED' })
    let underWay = 0
    let most = 0
    const sent: string[] = []
    const client = clientOf(async (url, { method }) => {
      underWay += 1
      most = Math.max(most, underWay)
      if (method !== 'GET') sent.push(new URL(url).pathname.split('/').at(-1) ?? '')
      await new Promise((answer) => setTimeout(answer))
      underWay -= 1
      return Response.json({ member })
    })
    renderInConsole(<MemberDecisions member={member} />, { resource: 'members', client })
    for (const name of ['Block', 'Mute', 'Remove from community']) {
      fireEvent.click(screen.getByRole('button', { name }))
    }
    await waitFor(() => expect(sent).toHaveLength(3))
    expect(sent.slice(0, 2)).toEqual(['block', 'mute'])
    expect(most).toBe(1)
  })

  it.each([
    ['Approve', { status: 'PENDING' }, { status: 'BLOCKED' }],
    ['Block', { status: 'PENDING' }, { status: 'APPROVED' }],
    ['Unblock', { status: 'BLOCKED' }, { status: 'PENDING' }],
    ['Block', { status: 'APPROVED' }, { status: 'PENDING' }],
  ] as const)(
    '%s leaves a member whom someone else has decided about since, and says so',
    async (name, standing, since) => {
      const { paths } = await decideOn(standing, since, since)
      await userEvent.click(screen.getByRole('button', { name }))
      leavePage()
      expect(await screen.findByText(/^Ada: Someone else changed this/)).toBeInTheDocument()
      expect(paths()).toEqual([])
    },
  )

  it('is made once where someone else has made it since', async () => {
    const { paths } = await decideOn({ status: 'PENDING' }, {}, { status: 'APPROVED' })
    await userEvent.click(screen.getByRole('button', { name: 'Approve' }))
    leavePage()
    await screen.findByText('Ada is approved')
    expect(paths()).toEqual([])
  })

  it('is not undone for a member with the same decision by someone else', async () => {
    await decideOn({ status: 'APPROVED' }, { status: 'BLOCKED' }, { status: 'BLOCKED' })
    await userEvent.click(screen.getByRole('button', { name: 'Block' }))
    await screen.findByText('Ada is blocked')
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  })

  it('waits for the network, and resumes when it is back', async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const { paths } = await decideOn({ status: 'BLOCKED' })
    await userEvent.click(screen.getByRole('button', { name: 'Unblock' }))
    expect(paths()).toEqual([])
    online.mockReturnValue(true)
    window.dispatchEvent(new Event('online'))
    expect(await screen.findByText('Ada is approved')).toBeInTheDocument()
    expect(paths()).toEqual(['/v1/members/ada/approve'])
  })
})
