/** What every token is worth, on a page: three members, their sessions and proofs, in seconds. */
import { lifetimes } from '../../../../sandbox/people/identity/settings.ts'

/** How long the last refresh token but one is still answered. */
export const grace = 10

/** One sign-in, or one visitor, with every token it ever had. */
export interface Session {
  /** Undefined for a visitor. */
  readonly member: number | undefined
  readonly proof: Proof | undefined
  readonly born: number
  readonly access: { readonly token: string; readonly ends: number }[]
  readonly refresh: string[]
  rotated: number
  ended: boolean
}

/** A session token: a password was right. */
export interface Proof {
  readonly member: number
  readonly token: string
  readonly ends: number
  ended: boolean
}

/** A code that was issued for a proof. */
export interface Code {
  readonly proof: Proof
  readonly exchange: () => Promise<Tokens | undefined>
  readonly ends: number
  ended: boolean
  session?: Session | undefined
}

export interface Tokens {
  readonly access: string
  readonly refresh: string
  readonly expiresIn: number
}

export interface Page {
  now: number
  readonly blocked: boolean[]
  readonly sessions: Session[]
  readonly proofs: Proof[]
  readonly codes: Code[]
}

export const isLive = ({ now }: Page, { ended, born, member }: Session): boolean =>
  !ended && now < born + (member === undefined ? lifetimes.visitorFamily : lifetimes.memberFamily)

/** Ends a session, and the proof it was made with. */
export function endSession({ codes }: Page, session: Session): void {
  session.ended = true
  if (session.proof) session.proof.ended = true
  for (const code of codes) if (code.proof === session.proof && !code.session) code.ended = true
}

/** Ends all that a member has, but for one session. */
export function endAll({ sessions, proofs, codes }: Page, member: number, but?: Session): void {
  for (const session of sessions)
    if (session.member === member && session !== but) session.ended = true
  for (const proof of proofs) if (proof.member === member) proof.ended = true
  for (const code of codes)
    if (code.proof.member === member) Object.assign(code, { ended: true, session: undefined })
}
