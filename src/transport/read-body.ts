/** Reads a response to its end, within limits. */

/** The response is larger than the client's limit; retrying the call would not help. */
export class AnswerTooLarge extends Error {}

/** Stateless, so it may be shared. Made on demand: React Native has none, and no streams that would need it. */
let utf8: TextDecoder | undefined

const join = (pieces: readonly Uint8Array[], size: number): Uint8Array => {
  const whole = new Uint8Array(size)
  let at = 0
  for (const piece of pieces) {
    whole.set(piece, at)
    at += piece.length
  }
  return whole
}

/** @throws AnswerTooLarge */
const checkSize = (size: number, most: number): void => {
  if (size > most) throw new AnswerTooLarge(`More than ${most} bytes`)
}

/**
 * A body, not decoded yet where it has a stream. That is read in pieces, so that reading stops at the limit, also for a
 * compressed body; this is also faster than `response.text()`.
 *
 * @param most the number of bytes to take, after decompression
 * @throws AnswerTooLarge, or what the network throws
 */
export const readBody = async (response: Response, most: number): Promise<Uint8Array | string> => {
  const { body } = response
  // No body, or a `fetch` without streams (React Native, some test doubles).
  if (!body?.getReader) {
    const text = await response.text()
    checkSize(text.length, most)
    return text
  }
  const reader = body.getReader()
  const pieces: Uint8Array[] = []
  let size = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return pieces.length === 1 && pieces[0] ? pieces[0] : join(pieces, size)
    size += value.length
    // Without `await`: the response is refused now, even if the connection closes later.
    if (size > most) reader.cancel().catch(() => {})
    checkSize(size, most)
    pieces.push(value)
  }
}

/**
 * The text of a body. Decoding it whole is many times faster than decoding its pieces.
 *
 * @throws TypeError when the bytes are not UTF-8
 */
export const textOf = (body: Uint8Array | string): string => {
  if (typeof body === 'string') return body
  utf8 ??= new TextDecoder(undefined, { fatal: true })
  return utf8.decode(body)
}

/**
 * Parses JSON; an empty text is no data.
 *
 * @throws SyntaxError without a piece of the text, which may hold secrets
 */
export const parseJson = (text: string): unknown => {
  try {
    return text ? JSON.parse(text) : undefined
  } catch {
    throw new SyntaxError('The response is not JSON')
  }
}
