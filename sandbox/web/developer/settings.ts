/** The site's account settings: registration, sign-in, and the redirects of the hosted pages. */

import type { Rules } from '../../../generated/rule-types.ts'
import { fieldsOf, listOf } from '../../../src/values/json.ts'
import {
  type AccountSettings,
  type IdentitySettings,
  noRequirements,
} from '../../commerce/rules/documents/settings.ts'
import { assertRedirectUris } from '../../people/identity/registered-targets.ts'
import { changeSettings, readSettings } from '../../people/identity/settings.ts'
import { answer } from '../../platform/answers.ts'
import { ValidationError } from '../../platform/errors.ts'
import { keysOf } from '../../platform/one-of.ts'
import type { Platform } from '../../storage/context.ts'
import { type Html, html, redirect } from '../pages/html.ts'
import { assertRules } from '../validation/validate.ts'
import { type FramedPage, framed } from './frame.ts'
import { developerPaths } from './paths.ts'

/** The label of each checkbox; an unchecked one sends nothing. */
const boxes: Readonly<Record<keyof AccountSettings, string>> = {
  ownerApproval: 'New members need the owner’s approval',
  emailVerification: 'Members confirm their e-mail address with a code before they sign in',
  captcha: 'Registration and sign-in require a captcha',
  shortPasswords: 'Passwords may have fewer than eight characters',
  unthrottled: 'Wrong passwords, wrong codes and e-mails are not throttled',
}

type ShownSettings = Omit<IdentitySettings, 'refreshGraceSeconds'>

/** GET: the settings, as JSON or for a browser as a form. */
export async function settingsPage(request: Request, platform: Platform): Promise<Response> {
  const settings = await shownSettings(platform)
  const forBrowser = (request.headers.get('accept') ?? '').includes('text/html')
  if (!forBrowser) return answer({ settings })
  const isSaved = new URL(request.url).searchParams.has('saved')
  return form(platform, settings, { done: isSaved ? 'Saved.' : undefined })
}

/** POST: saves the whole form. */
export async function settingsForm(sent: URLSearchParams, platform: Platform): Promise<Response> {
  const settings = {
    ...noRequirements,
    ...Object.fromEntries(keysOf(boxes).map((name) => [name, sent.has(name)])),
    redirectUris: (sent.get('redirectUris') ?? '').split(/\s+/).filter((address) => address !== ''),
  }
  try {
    assertRedirectUris(settings.redirectUris)
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    const problem = error.violations.map(({ description }) => `${description}.`).join(' ')
    return form(platform, settings, { problem })
  }
  await changeSettings(platform, settings)
  return redirect(`${developerPaths.settings}?saved`, 303)
}

/** PUT: `{ captcha?, redirectUris?, … }`; omitted fields stay. Throws a ValidationError for a wrong field. */
export async function changeSettingsByJson(platform: Platform, sent: unknown): Promise<Response> {
  assertRules(settingRules, sent)
  const { redirectUris, ...flags } = fieldsOf(sent)
  const addresses = redirectUris === undefined ? undefined : listOf(redirectUris).map(String)
  assertRedirectUris(addresses ?? [])
  const change = { ...flags, ...(addresses && { redirectUris: addresses }) }
  await changeSettings(platform, change)
  return answer({ settings: await shownSettings(platform) })
}

const settingRules: Rules = {
  type: 'object',
  properties: {
    ...Object.fromEntries(keysOf(boxes).map((name) => [name, { type: 'boolean' as const }])),
    redirectUris: { type: 'array', items: { type: 'string' } },
  },
}

async function shownSettings(platform: Platform): Promise<ShownSettings> {
  const settings = await readSettings(platform)
  const { refreshGraceSeconds: _grace, ...shown } = settings
  return shown
}

function form(
  platform: Platform,
  settings: ShownSettings,
  notes: Pick<FramedPage, 'done' | 'problem'>,
): Promise<Response> {
  const intro = 'Requirements for registration and sign-in.'
  const body = html`<form class="stack" method="post" action="${developerPaths.settings}">
${checkboxes(settings)}
<label for="redirectUris">Redirect addresses</label>
<textarea id="redirectUris" name="redirectUris" rows="4" spellcheck="false" aria-describedby="redirectHint">${settings.redirectUris.join('\n')}</textarea>
<p id="redirectHint">One per line, exactly as apps send them. Addresses of this machine need no registration.</p>
<button type="submit">Save</button>
</form>`
  return framed(platform, {
    title: 'Settings',
    place: developerPaths.settings,
    intro,
    body,
    ...notes,
  })
}

function checkboxes(settings: AccountSettings): Html[] {
  return keysOf(boxes).map(
    (name) =>
      html`<label class="check"><input type="checkbox" name="${name}" value="yes"${settings[name] && html` checked`}> ${boxes[name]}</label>
`,
  )
}
