/** The hosted sign-in pages: plain forms that post to themselves. */
import { passingToken } from '../../commerce/rules/captcha.ts'
import { type Html, html, nothing, page } from './html.ts'
import type { Screen } from './screens.ts'

/** The values that a form keeps after a refusal; never the password. */
export interface FormState {
  readonly screen: Screen
  /** The page's own address with its authorization request, for each screen. */
  readonly addresses: Readonly<Record<Screen, string>>
  readonly siteName: string
  readonly email?: string | undefined
  readonly nickname?: string | undefined
  /** The sign-in that waits for a code: then only the code is asked for. */
  readonly stateToken?: string | undefined
  readonly problem?: string | undefined
  /** Whether the site wants to know that a person is at the form. */
  readonly captcha: boolean
  /** Where a successful form may redirect to. */
  readonly formTargets: readonly string[]
}

/** The kept values of a form; empty at first. */
export type FilledForm = Pick<FormState, 'email' | 'nickname' | 'problem' | 'stateToken'> &
  Partial<Pick<FormState, 'captcha'>>

/** The form of a screen. */
export function formPage(state: FormState): Response {
  if (state.stateToken !== undefined) return codePage(state, state.stateToken)
  switch (state.screen) {
    case 'sign-in':
      return signInPage(state)
    case 'register':
      return registerPage(state)
    case 'forgotten':
      return forgottenPage(state)
  }
}

/** A page with a message, such as waiting for approval. */
export function messagePage(title: string, text: string, status = 200): Response {
  return page(title, html`<main><h1>${title}</h1><p>${text}</p></main>`, { status })
}

/** The error of the entered values, if any. */
export function problemNote(problem: string | undefined): Html {
  return problem === undefined ? nothing : html`<p role="alert" id="problem">${problem}</p>`
}

/** Ties a field to the note. */
export function invalid(problem: string | undefined): Html {
  return problem === undefined ? nothing : html` aria-invalid="true" aria-describedby="problem"`
}

function signInPage(state: FormState): Response {
  const body = html`<main>
<h1>Sign in</h1>
<p>to ${state.siteName}</p>
${problemNote(state.problem)}
<form method="post" action="${state.addresses['sign-in']}">
${emailField(state)}
<label for="password">Password</label>
<input id="password" name="password" type="password" autocomplete="current-password" required${invalid(state.problem)}>
${captchaField(state)}
<button type="submit">Sign in</button>
</form>
<p class="more"><a href="${state.addresses.forgotten}">Forgot your password?</a></p>
<p class="more">New here? <a href="${state.addresses.register}">Create an account</a></p>
</main>`
  return show('Sign in', body, state)
}

function registerPage(state: FormState): Response {
  const body = html`<main>
<h1>Create an account</h1>
<p>at ${state.siteName}</p>
${problemNote(state.problem)}
<form method="post" action="${state.addresses.register}">
<label for="nickname">Display name</label>
<input id="nickname" name="nickname" autocomplete="nickname" maxlength="100" value="${state.nickname ?? ''}">
${emailField(state)}
<label for="password">Password</label>
<input id="password" name="password" type="password" autocomplete="new-password" required>
${captchaField(state)}
<button type="submit">Create account</button>
</form>
<p class="more">Already a member? <a href="${state.addresses['sign-in']}">Sign in</a></p>
</main>`
  return show('Create an account', body, state)
}

function forgottenPage(state: FormState): Response {
  const body = html`<main>
<h1>Choose a new password</h1>
<p>We’ll e-mail you a link that works once.</p>
${problemNote(state.problem)}
<form method="post" action="${state.addresses.forgotten}">
${emailField(state)}
<button type="submit">Send e-mail</button>
</form>
<p class="more"><a href="${state.addresses['sign-in']}">Back to sign-in</a></p>
</main>`
  return show('Choose a new password', body, state)
}

function codePage(state: FormState, stateToken: string): Response {
  const body = html`<main>
<h1>Confirm your e-mail address</h1>
<p>Enter the six-digit code we e-mailed you.</p>
${problemNote(state.problem)}
<form method="post" action="${state.addresses['sign-in']}">
<input type="hidden" name="stateToken" value="${stateToken}">
<label for="code">Code</label>
<input id="code" name="code" inputmode="numeric" autocomplete="one-time-code" maxlength="20" required${invalid(state.problem)}>
<button type="submit">Confirm</button>
<button class="quiet" type="submit" name="resend" value="yes" formnovalidate>Send a new code</button>
</form>
</main>`
  return show('Confirm your e-mail address', body, state)
}

function show(title: string, body: Html, state: FormState): Response {
  return page(`${title} · ${state.siteName}`, body, {
    status: state.problem === undefined ? 200 : 400,
    formTargets: state.formTargets,
  })
}

function emailField({ email, problem }: FormState): Html {
  return html`<label for="email">E-mail address</label>
<input id="email" name="email" type="email" autocomplete="username" value="${email ?? ''}" required${invalid(problem)}>`
}

/** The sandbox's captcha has no picture and no script: who ticks the box is a person. */
function captchaField({ captcha }: FormState): Html {
  return captcha
    ? html`<label class="check"><input type="checkbox" name="captcha" value="${passingToken}" required> I am a person</label>`
    : nothing
}
