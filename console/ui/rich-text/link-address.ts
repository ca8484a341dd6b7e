/** A link's target in full: an e-mail address, a phone number, or a web address, which may lack its `https://`. */
const forms: readonly [RegExp, (typed: string) => string][] = [
  [/^(https?:\/\/|mailto:|tel:|\/)/i, (typed) => typed],
  [/^[^\s@/:?#]+@[^\s@/:?#]+\.[^\s@/:?#]+$/, (typed) => `mailto:${typed}`],
  [/^[+(\d][\d\s()/-]{5,}$/, (typed) => `tel:${dialled(typed).replace(/[^+\d]/g, '')}`],
]

/** The `(0)` behind a country's code is dialled only within the country. */
const dialled = (number: string) => number.replace(/^((\+|00)\d[^(]*)\(0\)/, '$1')

/** The URL of a typed link; undefined if it is none. */
export function linkAddress(typed: string): string | undefined {
  const address = typed.trim()
  const complete = forms.find(([form]) => form.test(address))?.[1]
  const href = complete ? complete(address) : `https://${address}`
  return !/\s/.test(href) && URL.canParse(href, 'https://store.example') ? href : undefined
}
