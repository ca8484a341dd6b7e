// Texts cut between what a reader takes for characters: an emoji or a letter with its marks is several units long.

/** As much of the text as takes no more room than this many units of its length. */
export function cutText(text: string, room: number): string {
  if (text.length <= room) return text
  const signs = new Intl.Segmenter().segment(text)
  return text.slice(0, signs.containing(room)?.index)
}

/** The first character of a name. */
export function initialOf(name: string): string {
  return new Intl.Segmenter().segment(name).containing(0)?.segment ?? ''
}
