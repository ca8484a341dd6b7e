/** Handlers of the sign-in service. */

import { assertEmail, isEmail } from '../../commerce/rules/email.ts'
import { identityAnswer, signInAnswer } from '../../people/accounts/answer.ts'
import {
  assertNewPassword,
  checkCredentials,
  checkRegistration,
} from '../../people/accounts/credentials.ts'
import { emailOf, loginV1Answer } from '../../people/accounts/login-v1.ts'
import { changePassword } from '../../people/accounts/recovery.ts'
import { checkSignIn } from '../../people/accounts/resolve-sign-in.ts'
import { register, signIn } from '../../people/accounts/sign-in.ts'
import { signOn } from '../../people/accounts/sign-on.ts'
import { singleSignOn } from '../../people/accounts/single-sign-on.ts'
import { assertCaptcha } from '../../people/identity/captcha.ts'
import { allowedTarget } from '../../people/identity/registered-targets.ts'
import { revokeTokenFamily } from '../../people/identity/revocation.ts'
import { profileOf } from '../../people/members/identity-profile.ts'
import { visitorOf } from '../../platform/caller.ts'
import { refusedField, type ValidationError } from '../../platform/errors.ts'
import type { HandlersOf } from '../http/handlers.ts'
import { redirect } from '../pages/html.ts'
import { messagePage } from '../pages/sign-in.ts'

/** The operations of sign-in and registration. */
export const authenticationHandlers: HandlersOf<'authentication'> = {
  'authentication.registerV2': async ({ body }, context) => {
    const wanted = await checkRegistration(context, {
      email: body.loginId.email,
      password: body.password,
    })
    await assertCaptcha(context, body.captchaTokens)
    const registration = { ...wanted, ...profileOf(body.profile, context) }
    const result = await register(context, registration, visitorOf(context.caller))
    return signInAnswer(result, context.origin)
  },

  'authentication.loginV2': async ({ body }, context) => {
    const given = checkCredentials({ email: body.loginId.email, password: body.password })
    await assertCaptcha(context, body.captchaTokens)
    const attempt = { ...given, address: context.address, captchaTokens: body.captchaTokens }
    const result = await signIn(context, attempt, visitorOf(context.caller))
    return signInAnswer(result, context.origin)
  },

  'authentication.register': async ({ body }, context) => {
    const { identity, inputs, captchaTokens } = body
    const { identifiers, email: { address } = {} } = identity
    const wanted = await checkRegistration(
      context,
      { email: address ?? emailOf(identifiers), password: inputs?.password },
      {
        email: address === undefined ? 'identity.identifiers' : 'identity.email.address',
        password: 'inputs.password',
      },
    )
    await assertCaptcha(context, captchaTokens)
    const registration = {
      ...wanted,
      ...profileOf(identity.identityProfile, context),
    }
    const result = await register(context, registration, visitorOf(context.caller))
    return loginV1Answer(context, result)
  },

  'authentication.login': async ({ body }, context) => {
    const { identifier, loginId, inputs, captchaTokens } = body
    const given = checkCredentials(
      { email: emailOf([identifier, loginId ?? {}]), password: inputs?.password },
      { email: 'identifier.email', password: 'inputs.password' },
    )
    await assertCaptcha(context, captchaTokens)
    const attempt = { ...given, address: context.address, captchaTokens }
    return loginV1Answer(context, await signIn(context, attempt, visitorOf(context.caller)))
  },

  'authentication.proceedToNextState': async ({ body }, context) => {
    // Without a token there is no session.
    const { stateToken = '' } = body
    const result = await checkSignIn(context, stateToken, visitorOf(context.caller))
    return loginV1Answer(context, result, stateToken)
  },

  // The sandbox has no contacts beside its members, so there is nothing to merge.
  'authentication.signOn': async ({ body }, context) => {
    const { loginId, profile, verifyEmail = false } = body
    assertEmail(loginId.email, 'loginId.email')
    const person = {
      email: loginId.email,
      emailVerified: verifyEmail,
      ...profileOf(profile, context),
    }
    const { sessionToken, member } = await signOn(context, person)
    return { sessionToken, identity: identityAnswer(member, context.origin) }
  },

  'authentication.validateEmail': async ({ body }) => {
    const valid = isEmail(body.email)
    return { valid, formatInvalid: !valid }
  },

  'authentication.changePassword': async ({ body }, context) => {
    await assertNewPassword(context, body.newPassword, 'newPassword')
    await changePassword(context, body.newPassword)
    return {}
  },

  // A browser follows the redirect; a program reads it as JSON.
  'authentication.logout': async ({ query }, context) => {
    const target = query?.postLogoutRedirectUri ?? undefined
    if (target !== undefined && (await allowedTarget(context, target)) === undefined)
      throw targetRefused('postLogoutRedirectUri')
    const { caller } = context
    if (caller.role === 'member') await revokeTokenFamily(context, caller.familyId)
    const forBrowser = (context.headers.get('accept') ?? '').includes('text/html')
    if (forBrowser && target !== undefined) return redirect(target)
    if (forBrowser) return messagePage('You are signed out', 'You can close this page.')
    return {
      statusCode: target === undefined ? 200 : 302,
      headers: target === undefined ? [] : [{ key: 'Location', value: target }],
      body: '',
    }
  },

  'authentication.loginWithIdpConnectionTokenParams': async ({ body }, context) =>
    signInAnswer(await singleSignOn(context, body, visitorOf(context.caller)), context.origin),
}

/** The violation of a redirect target that is not allowed. */
export function targetRefused(field: string): ValidationError {
  return refusedField(
    field,
    'VALIDATION',
    'must be an address on this machine, or one registered for the site',
    { type: 'REDIRECT_TARGET' },
  )
}
