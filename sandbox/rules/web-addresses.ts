/** Which addresses the store keeps: only those that a browser fetches, never those that run something. */

/** True for an http or https address. */
export function isWebAddress(address: string): boolean {
  if (!URL.canParse(address)) return false
  return /^https?:$/.test(new URL(address).protocol)
}
