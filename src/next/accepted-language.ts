/** Which of a shop's languages a visitor gets. */

/**
 * The first of a shop's languages among what a visitor has asked for, chosen before, and what the browser prefers.
 *
 * @param known the codes of the shop's languages, the usual one first
 * @param wanted what the address and a cookie say; nothing of what they leave out
 * @param headers of the request
 * @example
 * const asked = new URL(request.url).searchParams.get('lang')
 * const language = acceptedLanguage(['en', 'de'], [asked], request.headers)
 */
export const acceptedLanguage = <const Language extends string>(
  known: readonly [Language, ...Language[]],
  wanted: readonly (string | null | undefined)[],
  headers: Headers,
): Language => {
  const codes = [...wanted, ...preferred(headers.get('accept-language') ?? '')]
  const found = codes.flatMap(
    (code) => known.find((language) => language.toLowerCase() === code?.toLowerCase()) ?? [],
  )
  return found[0] ?? known[0]
}

/** A language with its script and region, then with less of them, and at last without. */
const lessAndLess = (tag: string): readonly string[] => {
  const parts = tag.split('-')
  return parts.map((_, index) => parts.slice(0, parts.length - index).join('-'))
}

/** The languages of an `Accept-Language` header by their weights, each with its region and then without. */
const preferred = (header: string): readonly string[] =>
  header
    .split(',')
    .map((part) => {
      const [tag = '', weight = '1'] = part.trim().split(/\s*;\s*q=/i)
      return { tag, weight: Number(weight) }
    })
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight)
    .flatMap(({ tag }) => lessAndLess(tag))
