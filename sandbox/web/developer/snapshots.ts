/** Snapshots, reset, export and import: a page with their buttons, and JSON. */
import type { Rules } from '../../../generated/rule-types.ts'
import { fieldsOf } from '../../../src/values/json.ts'
import { answer } from '../../platform/answers.ts'
import { ApplicationError, ValidationError } from '../../platform/errors.ts'
import { readBytes } from '../http/body.ts'
import { type Html, html, redirect } from '../pages/html.ts'
import { assertRules } from '../validation/validate.ts'
import { framed } from './frame.ts'
import { developerPaths } from './paths.ts'
import { largestFile, type SiteHistory, type Snapshot, type Tools } from './tools.ts'

/** POST `{ name? }`: takes a snapshot. */
export async function takeByJson({ history }: Tools, sent: unknown): Promise<Response> {
  assertRules(snapshotRules, sent)
  const { name } = fieldsOf(sent)
  return answer({ snapshot: await history.snapshot(name === undefined ? undefined : String(name)) })
}

const snapshotRules: Rules = { type: 'object', properties: { name: { type: 'string' } } }

/** GET: the site as a file. */
export async function exportAnswer({ history, platform }: Tools): Promise<Response> {
  const file = await history.export()
  const day = platform.clock.now().toISOString().slice(0, 10)
  return new Response(file, {
    headers: {
      'content-type': 'application/x-ndjson',
      'content-disposition': `attachment; filename="store-${day}.ndjson"`,
      'cache-control': 'no-store',
    },
  })
}

/** POST: a button of the page. */
export function snapshotsForm(tools: Tools, sent: URLSearchParams): Promise<Response> {
  const action = sent.get('do') ?? ''
  const name = sent.get('name') ?? ''
  const work = buttons.get(action)?.work
  if (work === undefined) return snapshotsPage(tools, { problem: 'The form names no action.' })
  return afterwards(tools, action, () => work(tools.history, name))
}

/** POST of a file to the import address, by the page's form. */
export function importByForm(tools: Tools, request: Request): Promise<Response> {
  const { headers } = request
  return afterwards(tools, 'import', async () => {
    const sent = await readBytes(request, largestFile)
    const form = await new Response(sent, { headers }).formData().catch(() => undefined)
    const file = form?.get('file')
    if (!(file instanceof File)) {
      throw new ApplicationError(400, 'FAILED_PRECONDITION', 'Choose a file first.')
    }
    await tools.history.import(new Uint8Array(await file.arrayBuffer()))
  })
}

/** The page with the result or the error. */
async function afterwards(tools: Tools, action: string, work: () => Promise<unknown>) {
  try {
    await work()
  } catch (error) {
    return snapshotsPage(tools, { problem: sentenceOf(error) })
  }
  return redirect(`${developerPaths.snapshots}?done=${action}`, 303)
}

/** The message of a refusal; rethrows any other error. */
function sentenceOf(error: unknown): string {
  if (error instanceof ValidationError) {
    return error.violations
      .map(({ field, description }) => `The ${field} ${description}.`)
      .join(' ')
  }
  if (error instanceof ApplicationError) return error.description
  throw error
}

interface Button {
  readonly done: string
  readonly work?: (history: SiteHistory, name: string) => Promise<unknown>
}

const buttons: ReadonlyMap<string, Button> = new Map<string, Button>([
  [
    'take',
    { done: 'Snapshot taken.', work: (history, name) => history.snapshot(name || undefined) },
  ],
  ['restore', { done: 'Snapshot restored.', work: (history, name) => history.restore(name) }],
  ['remove', { done: 'Snapshot removed.', work: (history, name) => history.removeSnapshot(name) }],
  ['reset', { done: 'Store reset.', work: (history) => history.reset() }],
  ['import', { done: 'Store imported.' }],
])

/** GET: the snapshots as a page. */
export async function snapshotsPage(
  { platform, history }: Tools,
  { did, problem }: { readonly did?: string | undefined; readonly problem?: string } = {},
): Promise<Response> {
  const snapshots = await history.snapshots()
  const body = html`${snapshots.length === 0 ? html`<p>No snapshots yet.</p>` : table(snapshots)}
<section aria-labelledby="take"><h2 id="take">Take a snapshot</h2>
<form class="row" method="post" action="${developerPaths.snapshots}">
<div><label for="name">Name</label><input id="name" name="name" maxlength="100" placeholder="the time, if left out"></div>
<button name="do" value="take">Take</button></form></section>
<section aria-labelledby="reset"><h2 id="reset">Reset</h2>
<p>Recreates the store from its seed. Snapshots are kept.</p>
<form method="post" action="${developerPaths.snapshots}"><button class="quiet danger" name="do" value="reset">Reset the store</button></form></section>
<section aria-labelledby="files"><h2 id="files">Files</h2>
<p><a href="${developerPaths.export}" download>Export the store</a> as a file. It contains no sessions, e-mails or keys; passwords are hashed.</p>
<form class="row" method="post" action="${developerPaths.import}" enctype="multipart/form-data">
<div><label for="file">Replace the store with a file</label><input id="file" name="file" type="file" accept=".ndjson" required></div>
<button class="quiet danger">Import</button></form></section>`
  return framed(platform, {
    title: 'Snapshots',
    place: developerPaths.snapshots,
    intro:
      'Saved states of the store to restore: products, stock, members, carts, orders, e-mails, settings.',
    done: buttons.get(did ?? '')?.done,
    problem,
    body,
  })
}

function table(snapshots: readonly Snapshot[]): Html {
  return html`<div class="sheet"><table>
<thead><tr><th scope="col">Name</th><th scope="col">Taken</th><th scope="col"><span class="hidden">Actions</span></th></tr></thead>
<tbody>${snapshots.map(row)}</tbody></table></div>`
}

function row({ name, createdDate }: Snapshot): Html {
  const taken = createdDate.toISOString()
  const button = (action: string, text: string) =>
    html`<form method="post" action="${developerPaths.snapshots}"><input type="hidden" name="name" value="${name}">
<button class="quiet" name="do" value="${action}" aria-label="${text} ${name}">${text}</button></form> `
  return html`<tr><td>${name}</td><td><time datetime="${taken}">${taken.slice(0, 19).replace('T', ' ')} UTC</time></td>
<td class="actions">${button('restore', 'Restore')}${button('remove', 'Remove')}</td></tr>
`
}
