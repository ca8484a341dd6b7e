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
  const accepted = (headers.get('accept-language') ?? '').split(',')
  const codes = [...wanted, ...accepted.map((part) => part.trim().slice(0, 2).toLowerCase())]
  const found = codes.flatMap((code) => known.find((language) => language === code) ?? [])
  return found[0] ?? known[0]
}
