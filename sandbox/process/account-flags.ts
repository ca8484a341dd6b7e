/** The flags of account settings, shared by the start command and `settings`. */

import { type AccountSettings, noRequirements } from '../commerce/rules/documents/settings.ts'
import { isRegistrable } from '../commerce/rules/redirect-targets.ts'
import { isOneOf, keysOf } from '../platform/one-of.ts'
import { UsageFailure } from './usage.ts'

const accountNames = {
  'email-verification': 'emailVerification',
  'owner-approval': 'ownerApproval',
  captcha: 'captcha',
  'short-passwords': 'shortPasswords',
  unthrottled: 'unthrottled',
} as const

/** `--accounts captcha,owner-approval`: true for each named setting, false for the rest. */
export function readAccounts(text: string | undefined): AccountSettings | undefined {
  if (text === undefined) return undefined
  const named = (text === 'none' ? [] : text.split(',')).map((name) => {
    if (isOneOf(keysOf(accountNames), name)) return [accountNames[name], true] as const
    const names = Object.keys(accountNames).join(', ')
    throw new UsageFailure(`--accounts takes some of ${names}, or none, not "${name}".`)
  })
  return { ...noRequirements, ...Object.fromEntries(named) }
}

/** `--redirect-uris https://shop.example/callback,…`. */
export function readRedirectUris(text: string | undefined): readonly string[] | undefined {
  if (text === undefined) return undefined
  const addresses = text === 'none' ? [] : text.split(',')
  const wrong = addresses.find((address) => !isRegistrable(address))
  if (wrong === undefined) return addresses
  throw new UsageFailure(
    `--redirect-uris takes addresses of http, https or an app's own scheme, joined by commas, or none, not "${wrong}".`,
  )
}

/** Settings in the syntax of the flag: `captcha,owner-approval`, or `none`. */
export function accountList(settings: Readonly<Record<string, unknown>>): string {
  const named = Object.entries(accountNames).filter(([, name]) => settings[name] === true)
  return named.map(([flag]) => flag).join(',') || 'none'
}
