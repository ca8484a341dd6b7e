/** The hosted sign-in and register pages: plain forms that post to themselves. */
import { type Html, html, nothing, page } from './html.ts'

/** What a form shows again after a refusal. The password is never among it. */
export interface FormState {
  /** The page's own address with its authorization request, which the form posts to. */
  readonly action: string
  /** The same request on the other page. */
  readonly otherAction: string
  readonly siteName: string
  readonly email?: string
  readonly nickname?: string
  readonly problem?: string
  /** Where a successful form may redirect to. */
  readonly formTargets: readonly string[]
}

/** Asks for e-mail address and password. */
export function signInPage(state: FormState): Response {
  const body = html`<main>
<h1>Sign in</h1>
<p>to ${state.siteName}</p>
${problemNote(state.problem)}
<form method="post" action="${state.action}">
${emailField(state)}
<label for="password">Password</label>
<input id="password" name="password" type="password" autocomplete="current-password" required${invalid(state)}>
<button type="submit">Sign in</button>
</form>
<p class="more">New here? <a href="${state.otherAction}">Create an account</a></p>
</main>`
  return show('Sign in', body, state)
}

/** Asks for what an account needs. */
export function registerPage(state: FormState): Response {
  const body = html`<main>
<h1>Create an account</h1>
<p>at ${state.siteName}</p>
${problemNote(state.problem)}
<form method="post" action="${state.action}">
<label for="nickname">Name to show</label>
<input id="nickname" name="nickname" autocomplete="nickname" maxlength="100" value="${state.nickname ?? ''}">
${emailField(state)}
<label for="password">Password</label>
<input id="password" name="password" type="password" autocomplete="new-password" required>
<button type="submit">Create account</button>
</form>
<p class="more">Already a member? <a href="${state.otherAction}">Sign in</a></p>
</main>`
  return show('Create an account', body, state)
}

/** A page that only tells something, such as waiting for approval. */
export function messagePage(title: string, text: string, status = 200): Response {
  return page(title, html`<main><h1>${title}</h1><p>${text}</p></main>`, { status })
}

function show(title: string, body: Html, state: FormState): Response {
  return page(`${title} · ${state.siteName}`, body, {
    status: state.problem === undefined ? 200 : 400,
    formTargets: state.formTargets,
  })
}

function emailField(state: FormState): Html {
  return html`<label for="email">E-mail address</label>
<input id="email" name="email" type="email" autocomplete="username" value="${state.email ?? ''}" required${invalid(state)}>`
}

function problemNote(problem: string | undefined): Html {
  return problem === undefined ? nothing : html`<p role="alert" id="problem">${problem}</p>`
}

function invalid(state: FormState): Html {
  return state.problem === undefined
    ? nothing
    : html` aria-invalid="true" aria-describedby="problem"`
}
