'use client'

/** Signing in, registering and recovering as the state of a form, in React. */
import { useMemo, useRef, useState } from 'react'
import type { ApiError } from '../../errors/api-error.ts'
import { asApiError } from '../../errors/as-api-error.ts'
import type { PasswordCredentials, Registration } from '../../session/sign-in/flow-types.ts'
import type { LoginResult, LoginState } from '../../session/sign-in/login-result.ts'
import { useSession } from '../provider.tsx'

/** Where a sign-in is, and its next steps. A step never rejects: failures are in `error` and `result`. */
export interface SignInView {
  /** `INITIAL` before the first step; afterwards how the last one ended, such as `EMAIL_VERIFICATION_REQUIRED`. */
  readonly state: LoginState
  /** How the last step ended, with the platform's words where it refused; undefined before the first. */
  readonly result: LoginResult | undefined
  /** The failure of the last step, such as no network; refusals are results. */
  readonly error: ApiError | undefined
  /** Whether a step is on its way. A second one waits for it and answers the same. */
  readonly pending: boolean
  /** Signs in with e-mail and password. */
  readonly signIn: (credentials: PasswordCredentials) => Promise<LoginResult | undefined>
  /** Registers a member, and signs them in unless a code or an approval is required. */
  readonly register: (registration: Registration) => Promise<LoginResult | undefined>
  /** Goes on with the code from the e-mail. */
  readonly verify: (code: string) => Promise<LoginResult | undefined>
  /** Sends another code. */
  readonly resendCode: () => Promise<LoginResult | undefined>
  /** Sets a new password with the token of the recovery e-mail, and signs in. */
  readonly recover: (recoveryToken: string, password: string) => Promise<LoginResult | undefined>
  /** Resets the last step, for a form that starts over. */
  readonly reset: () => void
}

interface Progress {
  readonly pending: boolean
  readonly result?: LoginResult | undefined
  readonly error?: ApiError | undefined
}

/**
 * The state of a form that signs a member in or registers one. Afterwards `useSession` and `useMember` show the member.
 * Needs a `StorefrontProvider` above it.
 *
 * @example
 * const { state, signIn, pending, error } = useSignIn()
 */
export const useSignIn = (): SignInView => {
  const { session } = useSession()
  const [progress, setProgress] = useState<Progress>({ pending: false })
  const running = useRef<Promise<LoginResult | undefined>>(undefined)
  const steps = useMemo(() => {
    const step = (work: () => Promise<LoginResult>): Promise<LoginResult | undefined> => {
      running.current ??= run(work).finally(() => {
        running.current = undefined
      })
      return running.current
    }
    const run = async (work: () => Promise<LoginResult>) => {
      setProgress((before) => ({ ...before, pending: true }))
      try {
        const result = await work()
        setProgress({ pending: false, result })
        return result
      } catch (error) {
        setProgress({ pending: false, error: asApiError(error) })
        return undefined
      }
    }
    return {
      signIn: (credentials: PasswordCredentials) =>
        step(() => session.loginWithPassword(credentials)),
      register: (registration: Registration) => step(() => session.register(registration)),
      verify: (code: string) => step(() => session.verify({ code })),
      resendCode: () => step(() => session.resendVerification()),
      recover: (token: string, password: string) => step(() => session.recover(token, password)),
      reset: () => setProgress({ pending: false }),
    }
  }, [session])
  const { pending, result, error } = progress
  return useMemo(
    () => ({ state: result?.loginState ?? 'INITIAL', result, error, pending, ...steps }),
    [result, error, pending, steps],
  )
}
