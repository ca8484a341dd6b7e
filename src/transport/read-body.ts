/** Reading an answer to its end, within limits. */

/** What the client does not take, however often it is asked for. */
export type AnswerLimit = 'ANSWER_TOO_LARGE' | 'ANSWER_TOO_DEEP'

/** The answer is larger or deeper than the client takes. */
export class AnswerLimitError extends Error {
  readonly code: AnswerLimit

  constructor(code: AnswerLimit) {
    super(`The answer is refused: ${code}`)
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

const within = (bytes: Uint8Array, most: number): Uint8Array => {
  if (bytes.length > most) throw new AnswerLimitError('ANSWER_TOO_LARGE')
  return bytes
}

/**
 * The bytes of a body. Read piece by piece, so that what is too large (or unfolds to it) is given up
 * before it is held whole; this is also faster than `response.text()`.
 *
 * @param most the number of bytes to take, after decompression
 * @throws AnswerLimitError, or what the network throws
 */
export const readBytes = async (response: Response, most: number): Promise<Uint8Array> => {
  const { body } = response
  // No body, or a fetch that has no streams (React Native, some stand-ins in tests).
  if (!body?.getReader) return within(new Uint8Array(await response.arrayBuffer()), most)
  const reader = body.getReader()
  const pieces: Uint8Array[] = []
  let size = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return pieces.length === 1 && pieces[0] ? pieces[0] : join(pieces, size)
    size += value.length
    // Not waited for: the answer is refused now, whenever the connection ends.
    if (size > most) reader.cancel().catch(() => {})
    pieces.push(within(value, most - size + value.length))
  }
}

/** @throws SyntaxError when the bytes are not UTF-8 */
export const textOf = (bytes: Uint8Array): string => {
  try {
    return utf8.decode(bytes)
  } catch {
    throw new SyntaxError('The answer is not UTF-8')
  }
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

const checkDepth = (value: object, depth: number): void => {
  if (depth > deepest) throw new AnswerLimitError('ANSWER_TOO_DEEP')
  // Plain loops, lists apart from objects: this walks every answer, and is ten times faster so.
  if (Array.isArray(value)) {
    for (let index = 0; index < value.length; index += 1) {
      const item: unknown = value[index]
      if (isObject(item)) checkDepth(item, depth + 1)
    }
    return
  }
  for (const key in value) {
    const entry: unknown = value[key as keyof typeof value]
    if (isObject(entry)) checkDepth(entry, depth + 1)
  }
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
  if (isObject(value)) checkDepth(value, 1)
  return value
}
