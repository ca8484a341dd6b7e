/** Attaches bodies to requests and answers, to avoid reading streams twice. */

/** A body as text or bytes. */
export type Body = string | Uint8Array

const bodies = new WeakMap<object, Body>()

/** Attaches the body to a request or an answer, by reference. */
export function attachBody<Carrier extends object>(carrier: Carrier, body: Body): Carrier {
  bodies.set(carrier, body)
  return carrier
}

/** The attached body, if any. */
export function attachedBody(carrier: object): Body | undefined {
  return bodies.get(carrier)
}
