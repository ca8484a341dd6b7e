/** Prints the account settings of a running sandbox, after any change. */
import { fieldsOf, listOf } from '../../../src/values/json.ts'
import { accountList, readAccounts, readRedirectUris } from '../account-flags.ts'
import { type Command, readFlags } from './command.ts'
import { ask } from './running.ts'

const settingFlags = {
  accounts: { type: 'string' },
  'redirect-uris': { type: 'string' },
} as const

/** Prints the account settings as flags. */
export const settings: Command = {
  usage: 'settings [--accounts LIST] [--redirect-uris LIST] [--url URL]',
  run: async (args, print) => {
    const { accounts, 'redirect-uris': addresses, url } = readFlags(args, settingFlags)
    const redirectUris = readRedirectUris(addresses)
    const body = { ...readAccounts(accounts), ...(redirectUris && { redirectUris }) }
    const isChange = Object.keys(body).length > 0
    const said = await ask(url, '/_sandbox/settings', isChange ? { method: 'PUT', body } : {})
    const now = fieldsOf(fieldsOf(said).settings)
    print(`--accounts ${accountList(now)}`)
    print(`--redirect-uris ${listOf(now.redirectUris).join(',') || 'none'}`)
  },
}
