/** Only http and https URLs are stored: never one that runs a script. */

/** True for a whole http or https address. */
export function isWebAddress(address: string): boolean {
  return /^https?:\/\/[^\s/?#\\]\S*$/i.test(address) && URL.canParse(address)
}
