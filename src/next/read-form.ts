/** What anyone may send to a shop's own server: without a limit, a few requests would fill its memory. */
import type { ApiError } from '../errors/api-error.ts'
import { validationError } from '../errors/validation-error.ts'

/** Far above the longest form of a shop. */
const mostBytes = 262_144

/** A longer body is read up to here, so that its sender gets the response: a closed connection may lose it. */
const mostRead = 64 * mostBytes

const refused = (status: number, description: string, cause?: unknown): ApiError =>
  validationError([{ field: 'body', description }], { status, cause })

/** @throws ApiError with the status 413 for more than 256 KiB */
export const bodyOf = async ({ body }: Request): Promise<Blob> => {
  const pieces: Uint8Array<ArrayBuffer>[] = []
  const reader = body?.getReader()
  let size = 0
  while (reader && size <= mostRead) {
    const { done, value } = await reader.read()
    if (done) break
    size += value.length
    if (size <= mostBytes) pieces.push(value)
  }
  if (size > mostRead) reader?.cancel().catch(() => {})
  if (size > mostBytes) throw refused(413, `is larger than ${mostBytes} bytes`)
  return new Blob(pieces)
}

/**
 * The form that a request sends: in place of `request.formData()`, which reads a body of any size.
 *
 * @throws ApiError `INVALID_ARGUMENT`, with the status of the response: 400 for a body that is not a form, 413 for one
 * of more than 256 KiB
 * @example
 * const form = await readForm(request)
 */
export const readForm = async (request: Request): Promise<FormData> => {
  const body = await bodyOf(request)
  const headers = { 'content-type': request.headers.get('content-type') ?? '' }
  return new Response(body, { headers }).formData().catch((cause: unknown) => {
    throw refused(400, 'is not a form', cause)
  })
}
