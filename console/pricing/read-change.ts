import { readNumber } from './read-number.ts'

/** A change as people write it: `7`, `+7`, `-2,50`, `−10 %`. Undefined for a text that is no number. */
export function readChange(text: string): number | undefined {
  const trimmed = text.replace(/[%٪]/g, '').trim()
  const lowers = /^[-−–]/.test(trimmed)
  const size = readNumber(trimmed.replace(/^[-−–+]/, ''))
  return size === undefined || size === null ? undefined : lowers ? -size : size
}
