'use client'

/** Signing in, registering and recovering as the state of a form, in React. */
import { useMemo, useRef, useState } from 'react'
import type { ApiError } from '../../errors/api-error.ts'
import { asApiError } from '../../errors/as-api-error.ts'
import type { PasswordCredentials, Registration } from '../../session/sign-in/flow-types.ts'
import type { LoginResult, LoginState } from '../../session/sign-in/login-result.ts'
import { useSession } from '../provider.tsx'

/** The state of a sign-in, and its next steps. A step never rejects: failures are in `error` and `result`. */
export interface SignInView {
  /** `INITIAL` before the first step; afterwards how the last one ended, such as `EMAIL_VERIFICATION_REQUIRED`. */
  readonly state: LoginState
  /**
   * How the last step ended, with the platform's message where it refused; undefined before the first and after an
   * `error`, except that a pending code stays pending.
   */
  readonly result: LoginResult | undefined
  /** The failure of the last step, such as no network or a wrong code; a refused sign-in is a result. */
  readonly error: ApiError | undefined
  /** Whether a step is in flight. Each step is single-flight; another one waits for it. */
  readonly pending: boolean
  /** Signs in with e-mail and password. */
  readonly signIn: (credentials: PasswordCredentials) => Promise<LoginResult | undefined>
  /** Registers a member, and signs them in unless a code or an approval is required. */
  readonly register: (registration: Registration) => Promise<LoginResult | undefined>
  /** Continues with the code from the e-mail. */
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

type Step = Exclude<keyof SignInView, keyof Progress | 'state' | 'reset'>
type Answer = Promise<LoginResult | undefined>

/** A step in flight. */
interface Running {
  readonly name: Step
  /** The form that it was entered in: a reset begins another. */
  readonly form: object
  readonly answer: Answer
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
  /** In the order of their calls. */
  const running = useRef(new Set<Running>()).current
  const form = useRef({})
  const steps = useMemo(() => {
    const step = (name: Step, work: () => Promise<LoginResult>): Answer => {
      const own = form.current
      const others = [...running]
      const same = others.find((other) => other.name === name && other.form === own)
      if (same) return same.answer
      const show = (change: (before: Progress) => Progress): void => {
        if (own === form.current) setProgress(change)
      }
      show((before) => ({ ...before, pending: true }))
      // A code that arrives while another is sent is checked all the same, with the token that is then the newest.
      const before = others.at(-1)?.answer
      const answer = before ? before.then(() => run(work, show)) : run(work, show)
      const begun = { name, form: own, answer: answer.finally(() => running.delete(begun)) }
      running.add(begun)
      return begun.answer
    }
    const run = async (
      work: () => Promise<LoginResult>,
      show: (change: (before: Progress) => Progress) => void,
    ) => {
      try {
        const result = await work()
        const pending = running.size > 1
        show(() => ({ pending, result }))
        return result
      } catch (error) {
        const pending = running.size > 1
        // A wrong code can be entered again: the form for it stays.
        show(({ result }) => ({
          pending,
          error: asApiError(error),
          result: result?.loginState === 'EMAIL_VERIFICATION_REQUIRED' ? result : undefined,
        }))
        return undefined
      }
    }
    return {
      signIn: (credentials: PasswordCredentials) =>
        step('signIn', () => session.loginWithPassword(credentials)),
      register: (registration: Registration) =>
        step('register', () => session.register(registration)),
      verify: (code: string) => step('verify', () => session.verify({ code })),
      resendCode: () => step('resendCode', () => session.resendVerification()),
      recover: (token: string, password: string) =>
        step('recover', () => session.recover(token, password)),
      reset: () => {
        form.current = {}
        setProgress({ pending: false })
      },
    }
  }, [session, running])
  const { pending, result, error } = progress
  return useMemo(
    () => ({ state: result?.loginState ?? 'INITIAL', result, error, pending, ...steps }),
    [result, error, pending, steps],
  )
}
