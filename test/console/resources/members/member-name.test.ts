import { describe, expect, it } from 'vitest'
import { memberName } from '../../../../console/resources/members/member-name.ts'

type Member = Parameters<typeof memberName>[0]

const ada = contact({ firstName: 'Ada', lastName: 'Byron' })

describe('a member is called', () => {
  it('by nickname first', () => {
    expect(memberName({ profile: { nickname: 'Countess' }, contact: ada })).toBe('Countess')
  })

  it('by full name without a nickname', () => {
    expect(memberName({ profile: { nickname: '' }, contact: ada })).toBe('Ada Byron')
  })

  it('by the one name that is known', () => {
    const half = contact({ firstName: null, lastName: 'Byron' })
    expect(memberName({ contact: half })).toBe('Byron')
  })

  it('by e-mail without any name', () => {
    const loginEmail = 'ada@byron.example'
    expect(memberName({ contact: contact({}), loginEmail })).toBe(loginEmail)
  })

  it('nothing when nothing is known', () => {
    expect(memberName({})).toBeUndefined()
  })
})

function contact(known: Partial<NonNullable<Member['contact']>>): Member['contact'] {
  return { ...known }
}
