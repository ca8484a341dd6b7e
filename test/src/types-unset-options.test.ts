/** Options whose value is undefined, such as a variable that is not set: strict programs compile them, too. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { root } from '../docs/snippets.ts'
import { NativeProject } from '../scripts/support/native-project.ts'

const app = `import { cookieStorage, requestCookies } from '../../src/auth.ts'
import { createClient, platforms } from '../../src/index.ts'
declare const unset: undefined
const ofCall = { headers: unset, timeout: unset, attemptTimeout: unset, retries: unset, readYourWrites: unset }
const ofNetwork = { ...ofCall, hooks: unset, idempotencyKeys: unset, maxAnswerBytes: unset }
const keyed = { siteId: unset, accountId: unset, allowApiKeyInBrowser: unset }
createClient({ platform: platforms.wix, apiKey: 'k', ...keyed, ...ofNetwork })
const cookies = requestCookies(null, { httpOnly: unset })
const storage = cookieStorage(cookies, { name: unset, secure: unset, maxAge: unset })
const client = createClient({ platform: platforms.wix, clientId: 'c', storage, identity: unset, apiKey: unset, ...keyed, ...ofNetwork })
client.products.getProduct('p', {}, { ...ofCall, idempotencyKey: unset, as: unset })
client.session.silentLogin({ signal: unset })
client.session.logout({ postFlowUrl: unset })
`

it('may be undefined where exactOptionalPropertyTypes is on', () => {
  const cache = join(root, '.cache')
  mkdirSync(cache, { recursive: true })
  const folder = mkdtempSync(join(cache, 'options-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const file = join(folder, 'app.ts')
  writeFileSync(file, app)
  const project = new NativeProject(root, {
    files: [relative(root, file)],
    extends: 'tsconfig.json',
    options: { exactOptionalPropertyTypes: true },
  })
  onTestFinished(() => project.close())
  expect(project.complaints()).toEqual([])
})
