/** Attaches bodies to requests and answers, so that they are read only once. */

/** A body as text, or as the bytes of one. */
export type Body = string | Uint8Array

const bodies = new WeakMap<object, Body>()

/** Attaches the body to a request or an answer, by reference. */
export function attachBody<Carrier extends object>(carrier: Carrier, body: Body): Carrier {
  bodies.set(carrier, body)
  return carrier
}

/** The body that was attached; `undefined` where none was. */
export function attachedBody(carrier: object): Body | undefined {
  return bodies.get(carrier)
}
