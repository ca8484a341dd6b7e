/** Reads a submitted form of the sandbox's own pages. */
import { HTTPException } from 'hono/http-exception'
import { attachBody } from '../../platform/attached-body.ts'
import { hasMediaType } from '../../platform/media-type.ts'
import { readBytes } from '../http/body.ts'
import { messagePage } from './sign-in.ts'

const formLimit = 16 * 1024

/** The fields of a form. Throws the page of the refusal. */
export async function sentFields(request: Request): Promise<URLSearchParams> {
  // Login CSRF: a form of another site would sign its visitor in as another person.
  if (isFromElsewhere(request)) throw notTaken('It was sent from another site.', 403)
  const form = await readForm(request)
  if (form === undefined) throw notTaken('It could not be read.', 400)
  assertText(form)
  return form
}

/**
 * True for a request from a page of another origin, by Sec-Fetch-Site or else by Origin. Programs that
 * are no browser send neither.
 */
export function isFromElsewhere({ headers, url }: Request): boolean {
  const site = headers.get('sec-fetch-site')
  if (site !== null) return site !== 'same-origin' && site !== 'none'
  const origin = headers.get('origin')
  return origin !== null && origin !== new URL(url).origin
}

/** Refuses a value with a NUL, which the database cannot store. */
export function assertText(values: URLSearchParams): void {
  if ([...values.values()].every((value) => !value.includes('\0'))) return
  throw notTaken('The form contains a NUL character.', 400)
}

function notTaken(text: string, status: 400 | 403): HTTPException {
  return new HTTPException(status, { res: messagePage('Form not accepted', text, status) })
}

async function readForm(request: Request): Promise<URLSearchParams | undefined> {
  if (!hasMediaType(request, 'application/x-www-form-urlencoded')) return undefined
  const bytes = await readBytes(request, formLimit).catch(() => undefined)
  if (bytes === undefined) return undefined
  const text = Buffer.from(bytes).toString()
  attachBody(request, text)
  return new URLSearchParams(text)
}
