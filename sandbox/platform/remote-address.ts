/** The network address of a request, for limits by address. */

const addresses = new WeakMap<object, string>()

/** Notes the address of a request that came over a port. */
export function noteAddress(request: object, address: string | undefined): void {
  if (address !== undefined) addresses.set(request, address)
}

/** The address of a request; `undefined` for one that was made inside the process. */
export function addressOf(request: object): string | undefined {
  return addresses.get(request)
}
