'use client'

export { type MemberView, useMember } from './use-member.ts'
export { type SignInView, useSignIn } from './use-sign-in.ts'
