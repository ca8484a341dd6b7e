/** The codes of a device, one step before their end, at it and after it; and how often a device may ask. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  answerDevice,
  askingInterval,
  exchangeDeviceCode,
  isWaitingDevice,
  startDevice,
  userCodeHash,
} from '../../../../sandbox/people/identity/device-codes.ts'
import { hashSecret } from '../../../../sandbox/people/identity/secrets.ts'
import { lifetimes } from '../../../../sandbox/people/identity/settings.ts'
import { isLiveFamily } from '../../../../sandbox/people/identity/token-families.ts'
import { type OwnSite, openSite } from './own-site.ts'

let site: OwnSite
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

const begin = async () => {
  const { deviceCode, userCode } = await startDevice(site, 'client')
  const heard = async (clientId = 'client') =>
    (await exchangeDeviceCode(site, { deviceCode, clientId })).outcome
  const answer = (memberId: string | undefined) =>
    answerDevice(
      ...([site, userCode] as const),
      memberId === undefined ? { state: 'refused' } : { state: 'allowed', memberId },
    )
  return { deviceCode, userCode, heard, answer, waits: () => isWaitingDevice(site, userCode) }
}
const life = lifetimes.deviceCode

describe('the codes of a device', () => {
  it('are valid for a quarter of an hour, both device code and user code', async () => {
    const { heard, waits } = await begin()
    expect(await site.around(life, waits)).toEqual([true, false, false])
    expect(await heard()).toBe('expired')
    const other = await begin()
    expect(await site.around(life, other.heard)).toEqual(['waiting', 'expired', 'expired'])
  })

  it('are accepted until then, and not after', async () => {
    for (const [wait, taken] of [
      [life - 1, true],
      [life, false],
    ] as const) {
      const { answer } = await begin()
      site.pass(wait)
      expect([wait, await answer(site.memberId)]).toEqual([wait, taken])
    }
  })

  it('are reported as expired for as long again, and then unknown', async () => {
    const { deviceCode, heard } = await begin()
    const kept = async () => {
      await begin()
      const rows = await site.database.selectFrom('device_codes').select('hash').execute()
      return rows.some(({ hash }) => hash === hashSecret(deviceCode))
    }
    expect(await site.around(2 * life, kept)).toEqual([true, false, false])
    expect(await heard()).toBe('unknown')
  })

  it('are case-insensitive, and no other text is looked up', async () => {
    const { userCode, waits } = await begin()
    expect(userCodeHash(userCode.toLowerCase())).toBe(hashSecret(userCode))
    expect(userCodeHash('nonsense')).toBeUndefined()
    expect([await waits(), await isWaitingDevice(site, 'nonsense')]).toEqual([true, false])
    expect(await isWaitingDevice(site.other, userCode)).toBe(false)
  })
})

describe('a polling device', () => {
  it('must wait five seconds, and five more after each early poll', async () => {
    const { heard } = await begin()
    const answers = [await heard()]
    for (const wait of [5, 4.999, 10, 9.999, 14.999, 20, 19.999]) {
      site.pass(wait)
      answers.push(await heard())
    }
    expect(askingInterval).toEqual({ first: 5, more: 5 })
    expect(answers).toEqual([
      ...['waiting', 'waiting', 'too-soon', 'waiting', 'too-soon', 'too-soon', 'waiting'],
      'too-soon',
    ])
  })

  it('may poll on after the clock is set back', async () => {
    const { heard } = await begin()
    const answers = [await heard()]
    for (const wait of [-4, -3600]) {
      site.pass(wait)
      answers.push(await heard())
    }
    expect(answers).toEqual(['waiting', 'too-soon', 'waiting'])
  })

  it('that is let in has a member’s sign-in, for eight hours', async () => {
    const { deviceCode, answer } = await begin()
    await answer(site.memberId)
    const polled = await exchangeDeviceCode(site, { deviceCode, clientId: 'client' })
    const tokens = polled.outcome === 'let-in' ? polled.tokens : undefined
    expect(tokens?.role).toBe('member')
    const isLive = () => isLiveFamily(site, tokens?.familyId ?? '')
    expect(await site.around(lifetimes.memberFamily, isLive)).toEqual([true, false, false])
  })

  it('learns of a denial under its own client id only', async () => {
    const { heard, answer, waits } = await begin()
    expect(await heard('another')).toBe('unknown')
    expect([await answer(undefined), await waits(), await heard()]).toEqual([
      ...[true, false, 'refused'],
    ])
    expect([await answer(undefined), await answer(site.memberId)]).toEqual([true, false])
  })
})
