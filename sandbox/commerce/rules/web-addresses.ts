/** Which addresses the store keeps: only those that a browser fetches, never those that run something. */

/** True for a whole http or https address. */
export function isWebAddress(address: string): boolean {
  return /^https?:\/\/[^\s/?#\\]\S*$/i.test(address) && URL.canParse(address)
}
