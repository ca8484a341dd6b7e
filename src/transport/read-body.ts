/** Reading an answer to its end, within limits. */

/** What the client does not take, however often it is asked for. */
export type AnswerLimit = 'ANSWER_TOO_LARGE' | 'ANSWER_TOO_DEEP'

/** The answer is larger or deeper than the client takes. */
export class AnswerLimitError extends Error {
  readonly code: AnswerLimit

  constructor(code: AnswerLimit, limit: string) {
    super(`The answer has more than ${limit}`)
    this.code = code
  }
}

/** Deeper than any answer of the description, and far from where recursion ends. */
const deepest = 200

/** Keeps nothing from one text to the next. Whole texts at once: that is many times faster than pieces. */
const utf8 = new TextDecoder('utf-8', { fatal: true })

const join = (pieces: readonly Uint8Array[], size: number): Uint8Array => {
  const whole = new Uint8Array(size)
  let at = 0
  for (const piece of pieces) {
    whole.set(piece, at)
    at += piece.length
  }
  return whole
}

/**
 * The bytes of a body. Read piece by piece, so that what is too large (or unfolds to it) is given up
 * before it is held whole; this is also faster than `response.text()`.
 *
 * @param most the number of bytes to take, after decompression
 * @throws AnswerLimitError, or what the network throws
 */
export const readBytes = async (
  { body }: Response,
  most: number,
): Promise<Uint8Array | undefined> => {
  if (!body) return undefined
  const reader = body.getReader()
  const pieces: Uint8Array[] = []
  let size = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return pieces.length > 1 ? join(pieces, size) : pieces[0]
    size += value.length
    if (size > most) {
      // Not waited for: the answer is refused now, whenever the connection ends.
      reader.cancel().catch(() => {})
      throw new AnswerLimitError('ANSWER_TOO_LARGE', `${most} bytes`)
    }
    pieces.push(value)
  }
}

/** @throws SyntaxError when the bytes are not UTF-8 */
export const textOf = (bytes: Uint8Array | undefined): string => {
  try {
    return utf8.decode(bytes)
  } catch {
    throw new SyntaxError('The answer is not UTF-8')
  }
}

const checkDepth = (value: unknown, depth: number): void => {
  if (typeof value !== 'object' || value === null) return
  if (depth > deepest) throw new AnswerLimitError('ANSWER_TOO_DEEP', `${deepest} levels`)
  // Plain loops, lists apart from objects: this walks every answer, and is ten times faster so.
  if (Array.isArray(value)) {
    for (let index = 0; index < value.length; index += 1) checkDepth(value[index], depth + 1)
    return
  }
  for (const key in value) checkDepth(value[key as keyof typeof value], depth + 1)
}

/**
 * Parses JSON; an empty text is no data.
 *
 * @throws AnswerLimitError, or SyntaxError without a piece of the text, which may hold secrets
 */
export const parseJson = (text: string): unknown => {
  if (!text) return undefined
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new SyntaxError('The answer is not JSON')
  }
  checkDepth(value, 1)
  return value
}
