/** The hosted sign-in pages: plain forms that post to themselves. */
import type { ErrorEnvelope } from '../../../generated/wire.ts'
import { passingToken } from '../../commerce/rules/captcha.ts'
import { readSettings, siteName } from '../../people/identity/settings.ts'
import type { PageContext } from './context.ts'
import { type Html, html, type Part, page } from './html.ts'
import { addressesOf, type Screen, screenOf } from './screens.ts'

/** What a form keeps after a refusal; never the password. */
interface FormState {
  /** The page's own address with its authorization request, for each screen. */
  readonly addresses: Readonly<Record<Screen, string>>
  readonly siteName: string
  readonly email?: string | undefined
  readonly nickname?: string | undefined
  /** The sign-in awaiting a code: then the form asks only for that. */
  readonly stateToken?: string | undefined
  readonly problem?: string | undefined
  /** Whether the site requires a captcha. */
  readonly captcha: boolean
}

/** The kept values of a form; empty at first. */
type FilledForm = Pick<FormState, 'email' | 'nickname' | 'problem' | 'stateToken'> &
  Partial<Pick<FormState, 'captcha'>>

/**
 * The sign-in form of an address, by the site's settings.
 *
 * @param formTargets origins that the page's form may redirect to, beside its own
 */
export async function signInForm(
  context: PageContext,
  formTargets: readonly string[],
  filled: FilledForm = {},
): Promise<Response> {
  const { captcha } = await readSettings(context)
  const name = await siteName(context)
  const addresses = addressesOf(context.url)
  const state = { captcha, addresses, siteName: name, ...filled }
  const { stateToken, problem } = state
  const screen = stateToken === undefined ? screenOf(context.url) : 'sign-in'
  const form = stateToken === undefined ? forms[screen](state) : codeForm(state, stateToken)
  return formPage(name, { ...form, action: addresses[screen], problem, formTargets })
}

/** A page with a message, such as waiting for approval. */
export function messagePage(title: string, text: string, status = 200, more?: Part): Response {
  return page(title, html`<main><h1>${title}</h1><p>${text}</p>${more}</main>`, { status })
}

/** The page in the place of one that failed. */
export async function failurePage(failed: Response): Promise<Response> {
  const { message }: ErrorEnvelope = await failed.json()
  const text = `${message.replace(/\.?$/, '.')} Go back and try again.`
  const response = messagePage('That did not work', text, failed.status)
  for (const name of ['retry-after', 'allow']) {
    const value = failed.headers.get(name)
    if (value !== null) response.headers.set(name, value)
  }
  return response
}

/** The error of the entered values, if any. */
export function problemNote(problem: string | undefined): Part {
  return problem && html`<p role="alert" id="problem">${problem}</p>`
}

/** Describes a field by the note. */
export function invalid(problem: string | undefined): Part {
  return problem && html` aria-invalid="true" aria-describedby="problem"`
}

type Form = Pick<FormPage, 'title' | 'intro' | 'fields' | 'more'>

const forms: Readonly<Record<Screen, (state: FormState) => Form>> = {
  'sign-in': (state) => ({
    title: 'Sign in',
    intro: `to ${state.siteName}`,
    fields: html`${emailField(state)}
<label for="password">Password</label>
<input id="password" name="password" type="password" autocomplete="current-password" required${invalid(state.problem)}>
${captchaField(state)}
<button type="submit">Sign in</button>`,
    more: html`<p class="more"><a href="${state.addresses.forgotten}">Forgot your password?</a></p>
<p class="more">New here? <a href="${state.addresses.register}">Create an account</a></p>`,
  }),
  register: (state) => ({
    title: 'Create an account',
    intro: `at ${state.siteName}`,
    fields: html`<label for="nickname">Display name</label>
<input id="nickname" name="nickname" autocomplete="nickname" maxlength="100" value="${state.nickname ?? ''}">
${emailField(state)}
<label for="password">Password</label>
<input id="password" name="password" type="password" autocomplete="new-password" required>
${captchaField(state)}
<button type="submit">Create account</button>`,
    more: html`<p class="more">Already a member? <a href="${state.addresses['sign-in']}">Sign in</a></p>`,
  }),
  forgotten: (state) => ({
    title: 'Choose a new password',
    intro: 'We’ll e-mail you a link that works once.',
    fields: html`${emailField(state)}
<button type="submit">Send e-mail</button>`,
    more: html`<p class="more"><a href="${state.addresses['sign-in']}">Back to sign-in</a></p>`,
  }),
}

function codeForm({ problem }: FormState, stateToken: string): Form {
  return {
    title: 'Confirm your e-mail address',
    intro: 'Enter the six-digit code we e-mailed you.',
    fields: html`<input type="hidden" name="stateToken" value="${stateToken}">
<label for="code">Code</label>
<input id="code" name="code" inputmode="numeric" autocomplete="one-time-code" maxlength="20" required${invalid(problem)}>
<button type="submit">Confirm</button>
<button class="quiet" type="submit" name="resend" value="yes" formnovalidate>Send a new code</button>`,
  }
}

/** A page with a single form. */
export interface FormPage {
  readonly title: string
  readonly intro: string | Html
  /** The error of the sent values. */
  readonly problem?: string | undefined
  readonly method?: 'get' | 'post'
  readonly action: string
  readonly fields: Html
  /** Links below the form. */
  readonly more?: Html
  /** Origins that the form may redirect to, beside its own. */
  readonly formTargets?: readonly string[]
}

/** Renders a page with a single form. */
export function formPage(
  name: string,
  { title, intro, problem, method = 'post', action, fields, more, formTargets }: FormPage,
): Response {
  const body = html`<main>
<h1>${title}</h1>
<p>${intro}</p>
${problemNote(problem)}
<form method="${method}" action="${action}">
${fields}
</form>
${more}
</main>`
  const status = problem === undefined ? 200 : 400
  return page(`${title} · ${name}`, body, { status, ...(formTargets && { formTargets }) })
}

function emailField({ email, problem }: FormState): Html {
  return html`<label for="email">E-mail address</label>
<input id="email" name="email" type="email" autocomplete="username" value="${email ?? ''}" required${invalid(problem)}>`
}

/** The sandbox's captcha is a checkbox, without image or script. */
function captchaField({ captcha }: FormState): Part {
  return (
    captcha &&
    html`<label class="check"><input type="checkbox" name="captcha" value="${passingToken}" required> I am a person</label>`
  )
}
