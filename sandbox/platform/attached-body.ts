/** Attaches bodies to requests and answers, so that they are read only once. */

const attached = Symbol('body')

/** A body as text, or as the bytes of one. */
export type Body = string | Uint8Array

/** Attaches the body to a request or an answer, by reference. */
export function attachBody<Carrier extends object>(carrier: Carrier, body: Body): Carrier {
  Reflect.set(carrier, attached, body)
  return carrier
}

/** The body that was attached; `undefined` where none was. */
export function attachedBody(carrier: object): Body | undefined {
  const body: unknown = Reflect.get(carrier, attached)
  return typeof body === 'string' || body instanceof Uint8Array ? body : undefined
}
