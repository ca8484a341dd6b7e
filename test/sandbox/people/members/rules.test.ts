import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  approve,
  block,
  joinCommunity,
  leaveCommunity,
  type MemberState,
  mute,
  registeredState,
  signInState,
  unmute,
} from '../../../../sandbox/commerce/rules/member-states.ts'

const states: fc.Arbitrary<MemberState> = fc.record({
  identityType: fc.constantFrom('ADMIN', 'MEMBER'),
  identityStatus: fc.constantFrom('PENDING', 'ACTIVE', 'BLOCKED', 'OFFLINE'),
  status: fc.constantFrom('PENDING', 'APPROVED', 'BLOCKED', 'OFFLINE'),
  privacyStatus: fc.constantFrom('PRIVATE', 'PUBLIC'),
  activityStatus: fc.constantFrom('ACTIVE', 'MUTED'),
})
const moves = [approve, block, mute, unmute, joinCommunity, leaveCommunity]

describe('the states of a member', () => {
  it('change idempotently', () => {
    fc.assert(
      fc.property(states, fc.constantFrom(...moves), (state, move) => {
        const once = move(state)
        if ('refused' in once) return
        const moved = { ...state, ...once.change }
        const twice = move(moved)
        expect('change' in twice && { ...moved, ...twice.change }).toEqual(moved)
      }),
    )
  })

  it('never block the owner, for any sequence of decisions', () => {
    const owner: MemberState = {
      ...registeredState({ ownerApproval: false }),
      identityType: 'ADMIN',
    }
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...moves)), (path) => {
        let end = owner
        for (const move of path) {
          const next = move(end)
          if ('change' in next) end = { ...end, ...next.change }
        }
        expect(end.status).toBe('APPROVED')
        expect(end.activityStatus).toBe('ACTIVE')
      }),
    )
  })

  it('let only approved members into the community', () => {
    fc.assert(
      fc.property(states, (state) => {
        expect('change' in joinCommunity(state)).toBe(state.status === 'APPROVED')
      }),
    )
  })

  it('let no blocked member sign in', () => {
    fc.assert(
      fc.property(states, fc.boolean(), (state, verified) => {
        const { change } = { change: {}, ...block({ ...state, identityType: 'MEMBER' }) }
        const blocked = { ...state, identityType: 'MEMBER' as const, ...change }
        expect(
          signInState({ ...blocked, loginEmailVerified: verified }, { emailVerification: false }),
        ).toBe('REFUSED')
      }),
    )
  })
})
