/** Only http and https URLs are stored: never `javascript:`. */

/** True for an absolute http or https URL. */
export function isWebAddress(address: string): boolean {
  return /^https?:\/\/[^\s/?#\\]\S*$/i.test(address) && URL.canParse(address)
}
