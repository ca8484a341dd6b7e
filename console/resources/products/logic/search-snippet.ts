// A page's search snippet: title and description, truncated.
import { graphemesOf } from '../../../ui/values/cut-text.ts'

/** Truncates the text, at a word boundary if one is late enough, with an ellipsis. */
export function cutForSnippet(text: string, room: number): string {
  const line = text.replace(/\s+/gu, ' ').trim()
  const signs = graphemesOf(line)
  if (signs.length <= room) return line
  const head = signs.slice(0, room - 1).join('')
  const word = head.lastIndexOf(' ')
  const whole = signs[room - 1] === ' ' || word < head.length * 0.6 ? head : head.slice(0, word)
  return `${whole.replace(/[\s,;:.–-]+$/u, '')}…`
}
