/** A member's tokens, got as on a server: a test's page has nothing that could load a frame. */
import { vi } from 'vitest'
import type { TestStore } from '../../../../sandbox/testing.ts'
import { createClient } from '../../../../src/index.ts'

export const memberTokens = async (store: TestStore) => {
  vi.stubGlobal('document', undefined)
  const { session } = createClient(store.visitor)
  await session.loginWithPassword(store.member)
  vi.unstubAllGlobals()
  return session.tokens()
}
