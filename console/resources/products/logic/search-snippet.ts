// How a search engine shows a page: its title and description, cut where there is no more room.

/** The text in the room there is, cut at a word where one ends late enough, with an ellipsis. */
export function cutForSnippet(text: string, room: number): string {
  const line = text.replace(/\s+/gu, ' ').trim()
  const signs = [...line]
  if (signs.length <= room) return line
  const head = signs.slice(0, room - 1).join('')
  const word = head.lastIndexOf(' ')
  const whole = signs[room - 1] === ' ' || word < head.length * 0.6 ? head : head.slice(0, word)
  return `${whole.replace(/[\s,;:.–-]+$/u, '')}…`
}
