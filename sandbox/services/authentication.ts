/** Handlers of the sign-in service. */
import { ValidationError, violation } from '../errors.ts'
import { type HandlersOf, notImplemented } from '../handlers.ts'
import { visitorOf } from '../identity/authenticate.ts'
import { checkCredentials } from '../identity/registration.ts'
import { readSettings } from '../identity/settings.ts'
import { register, signIn } from '../identity/sign-in.ts'
import { wireSignIn } from '../identity/wire.ts'
import { redirect } from '../pages/html.ts'
import { messagePage } from '../pages/sign-in.ts'
import { isAllowedTarget } from '../rules/redirect-targets.ts'

export const authenticationHandlers: HandlersOf<'authentication'> = {
  'authentication.registerV2': async ({ body }, context) => {
    const wanted = checkCredentials({ email: body.loginId.email, password: body.password })
    const { firstName, lastName, nickname } = body.profile ?? {}
    const result = await register(
      context,
      {
        ...wanted,
        firstName,
        lastName,
        nickname,
      },
      visitorOf(context.caller),
    )
    return wireSignIn(result)
  },

  'authentication.loginV2': async ({ body }, context) => {
    const given = checkCredentials({ email: body.loginId.email, password: body.password })
    return wireSignIn(await signIn(context, given, visitorOf(context.caller)))
  },

  // A browser follows the redirect; a program reads the same redirect as JSON.
  'authentication.logout': async ({ query }, context) => {
    const target = query?.postLogoutRedirectUri ?? undefined
    const { redirectUris } = await readSettings(context.database, context.site)
    const allowed = target === undefined || isAllowedTarget(target, redirectUris)
    const forBrowser = (context.headers.get('accept') ?? '').includes('text/html')
    if (forBrowser && target !== undefined && allowed) return redirect(target)
    if (forBrowser && target === undefined) {
      return messagePage('You are signed out', 'You can close this page.')
    }
    if (!allowed) throw targetRefused('postLogoutRedirectUri')
    return Response.json({
      statusCode: target === undefined ? 200 : 302,
      headers: target === undefined ? [] : [{ key: 'Location', value: target }],
      body: '',
    })
  },

  'authentication.register': notImplemented('authentication.register'),
  'authentication.login': notImplemented('authentication.login'),
  'authentication.changePassword': notImplemented('authentication.changePassword'),
  'authentication.loginWithIdpConnectionTokenParams': notImplemented(
    'authentication.loginWithIdpConnectionTokenParams',
  ),
  'authentication.proceedToNextState': notImplemented('authentication.proceedToNextState'),
  'authentication.signOn': notImplemented('authentication.signOn'),
}

/** The violation for an address that the site does not lead to. */
export function targetRefused(field: string): ValidationError {
  return new ValidationError([
    violation(
      field,
      'VALIDATION',
      'must be an address on this machine, or one registered for the site',
      { type: 'REDIRECT_TARGET' },
    ),
  ])
}
