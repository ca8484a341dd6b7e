/** The outbox: JSON for programs, a page for people. */

import type { Mail } from '../../people/mail/mail.ts'
import { findMails } from '../../people/mail/outbox.ts'
import { answer } from '../../platform/answers.ts'
import type { Platform } from '../../storage/context.ts'
import { type Html, html } from '../pages/html.ts'
import { framed } from './frame.ts'
import { developerPaths } from './paths.ts'

/** GET: the newest mails; `to` and `limit` narrow them. A browser gets them as a page. */
export async function outboxPage({ headers, url }: Request, platform: Platform): Promise<Response> {
  const { searchParams } = new URL(url)
  const to = searchParams.get('to')
  const limit = Number(searchParams.get('limit') || Number.NaN)
  const mails = await findMails(platform, {
    ...(to ? { to } : {}),
    ...(Number.isInteger(limit) ? { limit } : {}),
  })
  if (!(headers.get('accept') ?? '').includes('text/html')) return answer({ mails })
  const intro = 'E-mails the store would have sent, newest first. None left this machine.'
  const body = html`${mails.length === 0 ? html`<p>No e-mails yet.</p>` : mails.map(article)}`
  return framed(platform, { title: 'Outbox', place: developerPaths.outbox, intro, body })
}

function article({ id, subject, to, sentDate, text, link }: Mail): Html {
  const sent = sentDate.toISOString()
  return html`<article aria-labelledby="mail-${id}">
<h2 id="mail-${id}">${subject}</h2>
<p>to ${to}, <time datetime="${sent}">${sent.slice(0, 19).replace('T', ' ')} UTC</time></p>
<pre>${linked(text, link)}</pre>
</article>
`
}

/** Replaces a long address by a short link. */
function linked(text: string, link: string | undefined): Html {
  if (link === undefined) return html`${text}`
  const [before = '', after = ''] = text.split(link)
  return html`${before}<a href="${link}">Open the link</a>${after}`
}
