import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { requestedFieldSet, shows } from '../../../../sandbox/commerce/rules/field-sets.ts'
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
import { freeSlug, isSlug, slugFrom } from '../../../../sandbox/commerce/rules/slugs.ts'

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

describe('field sets', () => {
  it('are PUBLIC by default, and the widest requested one', () => {
    expect(requestedFieldSet(undefined)).toBe('PUBLIC')
    expect(requestedFieldSet({ fieldsets: [] })).toBe('PUBLIC')
    expect(requestedFieldSet({ fieldsets: ['EXTENDED', 'FULL', 'PUBLIC'] })).toBe('FULL')
    expect(requestedFieldSet({ fieldSet: 'EXTENDED' })).toBe('EXTENDED')
    expect(requestedFieldSet({ fieldSet: 'FULL', fieldsets: ['PUBLIC'] })).toBe('PUBLIC')
  })

  it('show more the wider they are', () => {
    expect(shows('FULL', 'EXTENDED')).toBe(true)
    expect(shows('EXTENDED', 'FULL')).toBe(false)
  })
})

describe('slugs', () => {
  it('of any name are valid in a URL', () => {
    fc.assert(fc.property(fc.string(), (name) => isSlug(slugFrom(name, 'member'))))
    expect(slugFrom('Inês Carvalho', 'member')).toBe('ines-carvalho')
    expect(slugFrom('Łukasz & Søn', 'member')).toBe('lukasz-son')
    expect(isSlug(slugFrom('a '.repeat(100), 'member'))).toBe(true)
    expect(slugFrom('山田', 'member')).toBe('山田')
    expect(slugFrom(`${'a'.repeat(99)}𠮷野`, 'member')).toBe('a'.repeat(99))
  })

  it('are unused when assigned', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('a', 'a-2', 'a-3', 'b')), (taken) => {
        expect(taken).not.toContain(freeSlug('a', new Set(taken)))
      }),
    )
  })
})
