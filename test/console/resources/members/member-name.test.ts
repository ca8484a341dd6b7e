import { describe, expect, it } from 'vitest'
import { memberName } from '../../../../console/resources/members/member-name.ts'

type Member = Parameters<typeof memberName>[0]

const ada = contact({ firstName: 'Ada', lastName: 'Byron' })

describe('the name of a member', () => {
  it('is the nickname first', () => {
    expect(memberName({ profile: { nickname: 'Countess' }, contact: ada })).toBe('Countess')
  })

  it('is the full name without a nickname', () => {
    expect(memberName({ profile: { nickname: '' }, contact: ada })).toBe('Ada Byron')
  })

  it('is the only known name', () => {
    const half = contact({ firstName: null, lastName: 'Byron' })
    expect(memberName({ contact: half })).toBe('Byron')
  })

  it('is the e-mail address without any name', () => {
    const loginEmail = 'ada@byron.example'
    expect(memberName({ contact: contact({}), loginEmail })).toBe(loginEmail)
  })

  it('is undefined when nothing is known', () => {
    expect(memberName({})).toBeUndefined()
  })
})

function contact(known: Partial<NonNullable<Member['contact']>>): Member['contact'] {
  return { ...known }
}
