/** Language negotiation. */

/**
 * The best of a shop's languages, by what the visitor has asked for, chosen before, and what the browser prefers;
 * another region beats another language.
 *
 * @param known the codes of the shop's languages, the default first
 * @param wanted from the address and a cookie; null or undefined where absent
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
  const tags = [...wanted, ...preferred(headers.get('accept-language') ?? '')]
  const found = tags.flatMap(shortened).flatMap((code) => {
    const asked = code.toLowerCase()
    return (
      known.find((language) => language.toLowerCase() === asked) ??
      known.find((language) => language.toLowerCase().startsWith(`${asked}-`)) ??
      []
    )
  })
  return found[0] ?? known[0]
}

/** The tags of an `Accept-Language` header by their weights. */
const preferred = (header: string): readonly string[] =>
  header
    .split(',')
    .map((part) => {
      const [tag = '', quality = 'q=1'] = part.split(';').map((text) => text.trim())
      return { tag, weight: Number(quality.replace(/^q=/i, '')) }
    })
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight)
    .map(({ tag }) => tag)

/** `zh-Hant-TW`, `zh-Hant`, `zh` (RFC 4647, lookup). No language has more subtags, but an attacker's header may. */
const shortened = (tag: string | null | undefined): readonly string[] => {
  const subtags = tag?.split('-', 8) ?? []
  return subtags.map((_, index) => subtags.slice(0, subtags.length - index).join('-'))
}
