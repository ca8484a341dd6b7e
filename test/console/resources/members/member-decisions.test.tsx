import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { type MemberRow, membersAdapter } from '../../../../console/resources/members/adapter.ts'
import { MemberDecisions } from '../../../../console/resources/members/parts/member-decisions.tsx'
import { StoreProvider } from '../../../../console/store/store-context.tsx'
import { clientAnswering, recordingClient } from '../../support/fake-platform.ts'
import { renderInConsole } from '../../support/render.tsx'

async function decideOn(standing: Partial<MemberRow>) {
  const { client, calls } = recordingClient()
  const member = await memberWho(standing)
  renderInConsole(
    <StoreProvider client={client}>
      <MemberDecisions member={member} />
    </StoreProvider>,
    { resource: 'members' },
  )
  return calls
}

/** A member as the console reads one, so that a field that the platform adds needs no word here. */
function memberWho(standing: Partial<MemberRow>): Promise<MemberRow> {
  const known = { status: 'APPROVED', activityStatus: 'ACTIVE', privacyStatus: 'PUBLIC' }
  const member = { id: 'ada', profile: { nickname: 'Ada' }, ...known, ...standing }
  const { client } = clientAnswering({ 'GET /v1/members/ada?fieldsets=FULL': { member } })
  return membersAdapter(client).one('ada', undefined)
}

afterEach(() => vi.restoreAllMocks())

const offered = () => screen.getAllByRole('button').map((button) => button.textContent)

describe('what the owner can decide about a member', () => {
  it.each([
    ['waits', { status: 'PENDING' }, ['Approve', 'Block', 'Mute', 'Leave the community']],
    ['is approved', { status: 'APPROVED' }, ['Block', 'Mute', 'Leave the community']],
    ['is blocked', { status: 'BLOCKED' }, ['Unblock', 'Mute', 'Leave the community']],
    ['is muted', { activityStatus: 'MUTED' }, ['Block', 'Unmute', 'Leave the community']],
    ['is private', { privacyStatus: 'PRIVATE' }, ['Block', 'Mute', 'Join the community']],
  ])('who %s', async (_name, standing, decisions) => {
    await decideOn(standing)
    expect(offered()).toEqual(decisions)
  })

  it.each([
    ['Approve', { status: 'PENDING' }, '/v1/members/ada/approve', 'Ada is approved'],
    ['Unblock', { status: 'BLOCKED' }, '/v1/members/ada/approve', 'Ada is approved'],
    ['Block', {}, '/v1/members/ada/block', 'Ada is blocked'],
    ['Mute', {}, '/v1/members/ada/mute', 'Ada is muted'],
    ['Unmute', { activityStatus: 'MUTED' }, '/v1/members/ada/unmute', 'Ada may post again'],
  ])('%s is done at once and confirmed', async (name, standing, path, message) => {
    const calls = await decideOn(standing)
    await userEvent.click(screen.getByRole('button', { name }))
    expect(await screen.findByText(message)).toBeInTheDocument()
    await waitFor(() => expect(calls.map((call) => call.path)).toEqual([path]))
  })

  it.each([
    ['Block', {}, '/v1/members/ada/approve', 'Ada is approved'],
    ['Unblock', { status: 'BLOCKED' }, '/v1/members/ada/block', 'Ada is blocked'],
    ['Mute', {}, '/v1/members/ada/unmute', 'Ada may post again'],
  ])('%s is taken back by its inverse', async (name, standing, path, message) => {
    const calls = await decideOn(standing)
    await userEvent.click(screen.getByRole('button', { name }))
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(await screen.findByText(message)).toBeInTheDocument()
    expect(calls.map((call) => call.path).at(-1)).toBe(path)
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull())
  })

  it.each([
    ['Approve', { status: 'PENDING' }, 'Undo blocks: there is no way back.'],
    ['Block', { status: 'PENDING' }, 'Undo approves: there is no way back.'],
    ['Unblock', { status: 'BLOCKED' }, ''],
    ['Block', { status: 'APPROVED' }, ''],
  ])(
    '%s says what its Undo does, where it leads elsewhere than back',
    async (name, standing, warning) => {
      await decideOn(standing)
      await userEvent.click(screen.getByRole('button', { name }))
      expect(await screen.findByRole('button', { name: 'Undo' })).toHaveAccessibleDescription(
        warning,
      )
    },
  )

  it('waits for the network, and is made by itself when that is back', async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const calls = await decideOn({ status: 'PENDING' })
    await userEvent.click(screen.getByRole('button', { name: 'Approve' }))
    expect(calls).toEqual([])
    online.mockReturnValue(true)
    window.dispatchEvent(new Event('online'))
    expect(await screen.findByText('Ada is approved')).toBeInTheDocument()
    expect(calls.map(({ path }) => path)).toEqual(['/v1/members/ada/approve'])
  })
})
