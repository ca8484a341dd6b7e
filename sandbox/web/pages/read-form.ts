/** Reads a submitted form of the sandbox's own pages. */
import { attachBody } from '../../platform/attached-body.ts'
import { messagePage } from './sign-in.ts'

const formLimit = 16 * 1024

/** The fields of a form, or the page that says why it is not taken. */
export async function sentFields(request: Request): Promise<URLSearchParams | Response> {
  // Forms of other sites must not be accepted: their visitor would be signed in as another person.
  if (isFromElsewhere(request)) {
    return messagePage('Form not accepted', 'It was sent from another site.', 403)
  }
  const form = await readForm(request)
  if (form === undefined) {
    return messagePage('Form not accepted', 'It could not be read.', 400)
  }
  return isText(form) ? form : notText()
}

/**
 * True for a request that a page of another origin has made. Browsers say so themselves; those that do
 * not yet name the origin, and programs that are no browser do neither.
 */
export function isFromElsewhere({ headers, url }: Request): boolean {
  const site = headers.get('sec-fetch-site')
  if (site !== null) return site !== 'same-origin' && site !== 'none'
  const origin = headers.get('origin')
  return origin !== null && origin !== new URL(url).origin
}

/** True when no value has a NUL, which databases do not accept in text. */
export function isText(values: URLSearchParams): boolean {
  return [...values.values()].every((value) => !value.includes('\0'))
}

/** The page for what is no text. */
export function notText(): Response {
  return messagePage('Form not accepted', 'The form contains a NUL character.', 400)
}

async function readForm(request: Request): Promise<URLSearchParams | undefined> {
  const type = request.headers.get('content-type') ?? ''
  if (!type.startsWith('application/x-www-form-urlencoded')) return undefined
  const length = Number(request.headers.get('content-length') ?? '0')
  if (length > formLimit) return undefined
  const text = await request.text()
  attachBody(request, text)
  return text.length > formLimit ? undefined : new URLSearchParams(text)
}
