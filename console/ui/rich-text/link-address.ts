import { plainNumber } from '../../messages/read-number.ts'

/** A link's target in full: an e-mail address, or a web address, which may lack its `https://`. */
const forms: readonly [RegExp, (typed: string) => string][] = [
  [/^(https?:\/\/|mailto:|tel:|\/)/i, (typed) => typed],
  [/^[^\s@/:?#]+@[^\s@/:?#]+\.[^\s@/:?#]+$/, (typed) => `mailto:${typed}`],
]

const phone = /^[+(\d][\d\s()/-]{5,}$/

/** The `(0)` behind a country's code is dialled only within the country. */
const dialled = (number: string) => number.replace(/^((\+|00)\d[^(]*)\(0\)/, '$1')

/** The URL of a typed link; undefined if it is invalid. */
export function linkAddress(typed: string): string | undefined {
  const address = typed.trim()
  const number = plainNumber(address)
  if (phone.test(number)) return `tel:${dialled(number).replace(/[^+\d]/g, '')}`
  const complete = forms.find(([form]) => form.test(address))?.[1]
  const href = complete ? complete(address) : `https://${address}`
  return !/\s/.test(href) && URL.canParse(href, 'https://store.example') ? href : undefined
}
