/** Reads a response to its end, within limits. */

/** The response is larger than the client's limit; retrying the call would not help. */
export class AnswerTooLarge extends Error {}

const decode = (pieces: readonly Uint8Array[], size: number): string => {
  const whole = new Uint8Array(size)
  let at = 0
  for (const piece of pieces) {
    whole.set(piece, at)
    at += piece.length
  }
  // Made on demand: React Native has no decoder, and no streams that would need it.
  return new TextDecoder(undefined, { fatal: true }).decode(whole)
}

/** @throws AnswerTooLarge */
const checkSize = (size: number, most: number): void => {
  if (size > most) throw new AnswerTooLarge(`More than ${most} bytes`)
}

/**
 * Reads a body in pieces, so that reading stops at the limit, also for a compressed body; this is also faster than
 * `response.text()`. Decoding the whole is many times faster than decoding its pieces.
 *
 * @param most the number of bytes to take, after decompression
 * @returns decodes the body: throws a TypeError where it is not UTF-8
 * @throws AnswerTooLarge, or what the network throws
 */
export const readBody = async (response: Response, most: number): Promise<() => string> => {
  const { body } = response
  // No body, or a `fetch` without streams (React Native, some test doubles).
  if (!body?.getReader) {
    const text = await response.text()
    checkSize(text.length, most)
    return () => text
  }
  const reader = body.getReader()
  const pieces: Uint8Array[] = []
  let size = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return () => decode(pieces, size)
    size += value.length
    // Without `await`: the response is refused now, even if the connection closes later.
    if (size > most) reader.cancel().catch(() => {})
    checkSize(size, most)
    pieces.push(value)
  }
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
