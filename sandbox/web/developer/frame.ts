/** The frame of every developer page: store name, navigation, styles. */

import { siteName } from '../../people/identity/settings.ts'
import type { SiteStore } from '../../storage/database/schema.ts'
import { type Html, html, page } from '../pages/html.ts'
import { problemNote } from '../pages/sign-in.ts'
import { developerPaths } from './paths.ts'
import { developerStyles } from './styles.ts'

/** The navigation, in order. */
const places = [
  [developerPaths.home, 'Requests'],
  [developerPaths.outbox, 'Outbox'],
  [developerPaths.settings, 'Settings'],
  [developerPaths.faults, 'Faults'],
  [developerPaths.clock, 'Clock'],
  [developerPaths.snapshots, 'Snapshots'],
] as const

/** The content of a developer page. */
export interface FramedPage {
  readonly title: string
  /** Its entry in the navigation. */
  readonly place: (typeof places)[number][0]
  /** The first paragraph. */
  readonly intro?: string
  /** The result of the submitted form. */
  readonly done?: string | undefined
  readonly problem?: string | undefined
  readonly body: Html
  readonly status?: number
  /** Loads the live-update script. */
  readonly live?: boolean
}

/** Renders a developer page. */
export async function framed(
  store: SiteStore,
  { title, place, intro, done, problem, body, live = false, ...shown }: FramedPage,
): Promise<Response> {
  const { status = problem === undefined ? 200 : 400 } = shown
  const name = await siteName(store)
  const links = places.map(
    ([path, text]) =>
      html`<li><a href="${path}"${path === place && html` aria-current="page"`}>${text}</a></li>`,
  )
  const whole = html`<header class="top">
<p><a href="${developerPaths.home}">${name}</a> <span>sandbox</span></p>
<nav aria-label="Sandbox"><ul>${links}</ul></nav>
</header>
<main class="tools">
<h1>${title}</h1>
${intro && html`<p>${intro}</p>`}
${done && html`<p role="status">${done}</p>`}
${problemNote(problem)}
${body}
</main>
${live && html`<script src="${developerPaths.script}" defer></script>`}`
  return page(`${title} · ${name} sandbox`, whole, {
    status,
    styles: developerStyles,
    ownScripts: live,
  })
}
