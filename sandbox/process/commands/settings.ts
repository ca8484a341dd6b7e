/** `storefront-sandbox settings`: shows or changes the account settings of a running sandbox. */
import { fieldsOf, listOf } from '../../../src/values/json.ts'
import { accountList, readAccounts, readRedirectUris } from '../account-flags.ts'
import { readFlags } from './read-command.ts'
import { ask } from './running.ts'

/** The arguments of the command. */
export const usage = 'settings [--accounts LIST] [--redirect-uris LIST] [--url URL]'

const path = '/_sandbox/settings'

const flags = {
  accounts: { type: 'string' },
  'redirect-uris': { type: 'string' },
} as const

/** Prints the settings as they are afterwards, as the flags that would make them. */
export async function run(args: readonly string[], print: (line: string) => void): Promise<void> {
  const { accounts, 'redirect-uris': addresses, url } = readFlags(args, flags)
  const redirectUris = readRedirectUris(addresses)
  const change = { ...readAccounts(accounts), ...(redirectUris && { redirectUris }) }
  const isChange = Object.keys(change).length > 0
  const said = await ask(url, path, isChange ? { method: 'PUT', body: change } : {})
  const settings = fieldsOf(fieldsOf(said).settings)
  print(`--accounts ${accountList(settings)}`)
  print(`--redirect-uris ${listOf(settings.redirectUris).join(',') || 'none'}`)
}
