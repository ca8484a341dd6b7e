/** A store's account steps: given when it is opened, kept when they are not given again. */
import { describe, expect, it } from 'vitest'
import type { AccountSettings } from '../../../../sandbox/commerce/rules/documents/settings.ts'
import { createSandbox } from '../../../../sandbox/composition/sandbox.ts'
import { createTestStore } from '../../../../sandbox/testing.ts'
import { createClient } from '../../../../src/index.ts'
import { temporaryFolder } from '../../storage/engines.ts'
import { newcomer } from './store.ts'

/** How registering ends at a store that is opened like this. */
async function registered(data: string, accounts?: Partial<AccountSettings>) {
  const sandbox = await createSandbox({ data, ...(accounts && { accounts }) })
  try {
    const { email, password } = newcomer()
    const { authorization } = await sandbox
      .fetch(
        new Request('http://127.0.0.1/oauth2/token', {
          method: 'POST',
          body: JSON.stringify({ clientId: sandbox.site.clientId, grantType: 'anonymous' }),
        }),
      )
      .then(async (answer) => ({ authorization: String((await answer.json()).access_token) }))
    const answer = await sandbox.fetch(
      new Request('http://127.0.0.1/v2/register', {
        method: 'POST',
        headers: { authorization },
        body: JSON.stringify({ loginId: { email }, password }),
      }),
    )
    const body = await answer.json()
    return body.state ?? body.details.applicationError.code
  } finally {
    await sandbox.close()
  }
}

describe('the account steps of a store', () => {
  it('are empty at first, and persistent', async () => {
    const folder = temporaryFolder()
    try {
      expect(await registered(folder.path)).toBe('SUCCESS')
      const given = { ownerApproval: true, captcha: true }
      expect(await registered(folder.path, given)).toBe('-19971')
      expect(await registered(folder.path)).toBe('-19971')
      expect(await registered(folder.path, { captcha: false })).toBe('REQUIRE_OWNER_APPROVAL')
    } finally {
      folder.remove()
    }
  })

  it('is an option of a test’s store, whose mails the test reads', async () => {
    const store = await createTestStore({ products: 3, accounts: { emailVerification: true } })
    try {
      const person = newcomer()
      const { session } = createClient(store.visitor)
      await session.register(person)
      const [mail, ...more] = await store.outbox({ to: person.email })
      expect(more).toEqual([])
      expect(await session.verify({ code: mail?.code ?? '' })).toMatchObject({
        loginState: 'SUCCESS',
      })
      const shown = await store.fetch(`${store.url}/_sandbox/outbox`)
      expect(await shown.json()).toMatchObject({ mails: [{ id: mail?.id, to: person.email }] })
    } finally {
      await store.close()
    }
  })
})
