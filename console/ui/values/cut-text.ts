// Counts and truncates texts by graphemes: an emoji or a letter with its marks is several code units.

/** The longest prefix of whole graphemes within this many code units. */
export function cutText(text: string, room: number): string {
  if (text.length <= room) return text
  const signs = new Intl.Segmenter().segment(text)
  return text.slice(0, signs.containing(room)?.index)
}

/** The graphemes of a text: the characters that people count. */
export function graphemesOf(text: string): string[] {
  return Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment)
}

export function initialOf(name: string): string {
  return graphemesOf(name)[0] ?? ''
}
