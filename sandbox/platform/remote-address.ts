/** The network address of a request, for throttling. */

const addresses = new WeakMap<object, string>()

/** Records the address of a request over a port. */
export function noteAddress(request: object, address: string | undefined): void {
  if (address !== undefined) addresses.set(request, address)
}

/** The address of a request; `undefined` for a call in process. */
export function addressOf(request: object): string | undefined {
  return addresses.get(request)
}
