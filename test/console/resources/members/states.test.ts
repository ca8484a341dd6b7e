// What the console shows and offers for each state of a member.
import { describe, expect, it } from 'vitest'
import * as texts from '../../../../console/messages/en/index.ts'
import {
  isMuted,
  memberState,
  statusLabels,
} from '../../../../console/resources/members/member-states.ts'
import { choiceControl } from '../../../../console/ui/list/filter-controls.ts'

describe('the status of a member', () => {
  it.each([
    ['PENDING', 'caution', 'Waiting for approval', 'Approve', true],
    ['APPROVED', 'good', 'Approved', undefined, true],
    ['BLOCKED', 'bad', 'Blocked', 'Unblock', false],
    ['OFFLINE', 'quiet', 'No sign-in', 'Approve', true],
    ['UNKNOWN', 'quiet', 'Unknown', 'Approve', true],
    ['A NEWER ONE', 'quiet', 'Unknown', 'Approve', true],
  ])('%s is shown as %s: %s', (status, tone, label, approve, block) => {
    const state = memberState(status)
    expect(state).toMatchObject({ tone, block })
    expect(texts.members.states[state.label]).toBe(label)
    expect(state.approve && texts.members[state.approve]).toBe(approve)
  })

  it('is a filter of the list where it is known', () => {
    expect(choiceControl('Status', statusLabels(texts.members.states))).toMatchObject({
      options: [
        { value: 'PENDING', label: 'Waiting for approval' },
        { value: 'APPROVED', label: 'Approved' },
        { value: 'BLOCKED', label: 'Blocked' },
        { value: 'OFFLINE', label: 'No sign-in' },
      ],
    })
  })
})

describe('a member', () => {
  it.each([
    ['MUTED', true],
    ['ACTIVE', false],
    ['UNKNOWN', false],
    ['A NEWER ONE', false],
  ])('who is %s may not post: %s', (status, muted) => {
    expect(isMuted(status)).toBe(muted)
  })
})
