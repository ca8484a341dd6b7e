/** What a request or an answer carries, noted where it is read or made, so that it need not be read twice. */

const noted = Symbol('body')

/** A body as text, or as the bytes of one. */
export type Body = string | Uint8Array

/** Notes the body of a request or an answer, by reference. */
export function noteBody<Carrier extends object>(carrier: Carrier, body: Body): Carrier {
  Reflect.set(carrier, noted, body)
  return carrier
}

/** The body that was noted; `undefined` where none was. */
export function notedBody(carrier: object): Body | undefined {
  const body: unknown = Reflect.get(carrier, noted)
  return typeof body === 'string' || body instanceof Uint8Array ? body : undefined
}
