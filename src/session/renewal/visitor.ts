/** The small session: a visitor's tokens, without sign-in. */
import type { Authorizer } from '../../calls/authorizer.ts'
import type { Run } from '../../calls/outcome.ts'
import { isPromise } from '../../values/json.ts'
import { credentialsOf } from '../tokens/credentials.ts'
import { ownStorage } from '../tokens/storage.ts'
import type { Tokens } from '../tokens/tokens.ts'
import { createGrants } from './grants.ts'
import { granted, isFresh, type RenewalNeed, singleFlight } from './policy.ts'

/**
 * Makes calls as a visitor. All callers share one token, renewed before it expires; when the platform
 * refuses the refresh token, a new visitor begins. While the platform does not respond, calls fail
 * and the stored tokens stay. Sign-in and renewal across tabs need `createClient`.
 *
 * @param run performs calls without credentials
 */
export const createVisitor = (options: Parameters<typeof ownStorage>[0], run: Run): Authorizer => {
  const storage = ownStorage(options)
  const grants = createGrants(run, options.clientId)
  const notes = { signInId: '' }

  /** Whether stored tokens are valid and not the refused ones. */
  const isUsable = (held: Tokens, refused: string | undefined): boolean =>
    held.accessToken.value !== refused && isFresh(held)

  /** Reads the storage first: another caller may have renewed before. */
  const renew = singleFlight(async ({ refused, ...call }: RenewalNeed): Promise<Tokens> => {
    const held = await storage.get()
    if (held && isUsable(held, refused)) return held
    const own = held?.refreshToken
    const renewed = own?.value ? await grants.refresh(own.value, call) : undefined
    const grant = renewed ?? (await grants.anonymous(call))
    const tokens = granted(grant, (renewed && own) || { role: 'visitor' }, notes)
    await storage.set(tokens)
    return tokens
  })

  return {
    authorize: (asked) => {
      const credentials = (held: Tokens | undefined) =>
        held && isUsable(held, undefined)
          ? credentialsOf(held)
          : renew({ retries: asked?.retries }).then(credentialsOf)
      const held = storage.get()
      return isPromise(held) ? held.then(credentials) : credentials(held)
    },
    reauthorize: async (refused, { retries } = {}) => {
      const renewed = credentialsOf(
        await renew({ refused: refused.headers.authorization, retries }),
      )
      return renewed.as === refused.as ? renewed : 'session-ended'
    },
  }
}
