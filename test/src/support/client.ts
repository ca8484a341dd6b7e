import { ApiError, createClient, platforms, type SessionClientOptions } from '../../../src/index.ts'

export const clientId = '00000000-0000-4000-8000-00000000c11e'

/** A client of a loopback server. */
export const clientOf = (
  server: { readonly url: string },
  options: Partial<SessionClientOptions> = {},
) => createClient({ platform: platforms.sandbox(server.url), clientId, ...options })

/** The ApiError a call fails with; anything else fails the test. */
export const errorOf = async (call: Promise<unknown>): Promise<ApiError> => {
  try {
    await call
  } catch (error) {
    if (ApiError.is(error)) return error
    throw error
  }
  throw new Error('The call did not fail')
}
