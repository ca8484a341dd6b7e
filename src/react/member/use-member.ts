'use client'

/** The member who is signed in, in React. */
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Member, MemberInput } from '../../../generated/schema.ts'
import type { SessionClient } from '../../client.ts'
import type { ApiError } from '../../errors/api-error.ts'
import { flowError } from '../../errors/flow-error.ts'
import { signInIdOf } from '../../session/tokens/tokens.ts'
import { keepDates } from '../cache/hydrated-dates.ts'
import { createQueries } from '../options.ts'
import { useClient, useSession } from '../provider.tsx'

/** The member, and how to change them. */
export interface MemberView {
  /** With all fields; undefined while loading, null while no member is signed in. */
  readonly member: Member | null | undefined
  /** Why it could not be read. */
  readonly error: ApiError | null
  /**
   * Changes these fields; the response is shown without another read.
   *
   * @throws ApiError the platform's violations, or `NO_USER_IDENTITY` while no member is signed in
   */
  readonly update: (changes: MemberInput) => Promise<Member>
}

/** The id of the sign-in that the client's calls are made with. */
const signInOf = async ({ session }: SessionClient): Promise<string | undefined> => {
  const tokens = await session.tokens()
  return tokens && signInIdOf(tokens)
}

/**
 * The member of the session with all of their fields; nothing is requested while no member is signed in. Needs a
 * `StorefrontProvider` and TanStack's `QueryClientProvider` above it.
 *
 * @example
 * const { member, update } = useMember()
 */
export const useMember = (): MemberView => {
  const client = useClient()
  const cache = useQueryClient()
  keepDates(cache.getQueryCache())
  const { loggedIn, session } = useSession()
  const options = createQueries(client).members.getCurrentMember.orNull({ fieldsets: ['FULL'] })
  const { data, error } = useQuery({
    ...options,
    enabled: loggedIn,
    queryFn: async (context) => {
      if (session.loggedIn) return options.queryFn(context)
      // The provider resets the cache before this renders without the member. A response would be kept for the next one.
      await undefined
      await cache.cancelQueries({ queryKey: options.queryKey })
      return null
    },
  })
  const member = loggedIn ? data : null
  return useMemo(
    () => ({
      member,
      error,
      update: async (changes) => {
        const { queryKey } = createQueries(client).members.getCurrentMember.orNull({
          fieldsets: ['FULL'],
        })
        const begun = await signInOf(client)
        const before = member ?? (await client.members.getCurrentMember.orUndefined())
        if (!before) throw flowError('NO_USER_IDENTITY', 'No member is signed in')
        const { member: after } = await client.members.updateMember(before.id, { member: changes })
        // Whoever has signed in meanwhile must not see it.
        if ((await signInOf(client)) !== begun) return after
        // A read that began earlier would bring back the previous fields.
        await cache.cancelQueries({ queryKey })
        // Nor must the late response of an earlier change.
        cache.setQueryData(queryKey, (now) =>
          now?.updatedDate && after.updatedDate && after.updatedDate < now.updatedDate
            ? now
            : after,
        )
        return after
      },
    }),
    [member, error, client, cache],
  )
}
