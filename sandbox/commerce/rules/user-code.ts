/** The code that a device shows and a person types (RFC 8628, 6.1): short, and hard to misread. */
import { randomInt } from 'node:crypto'

/** Consonants only, so that no code is a word; no letter that looks like a digit. */
const letters = 'BCDFGHJKLMNPQRSTVWXZ'
const length = 8

/** A new code, as it is shown: `WDJB-MJHT`. */
export function newUserCode(): string {
  return shownUserCode(Array.from({ length }, () => letters[randomInt(letters.length)]).join(''))
}

/**
 * The code that a person has typed, in the one spelling that is looked for; `undefined` for a text
 * that no device shows. Case, spaces and hyphens do not count.
 */
export function typedUserCode(text: string): string | undefined {
  const typed = text.replaceAll(/[\s-]/g, '').toUpperCase()
  const isCode = typed.length === length && [...typed].every((letter) => letters.includes(letter))
  return isCode ? shownUserCode(typed) : undefined
}

function shownUserCode(plain: string): string {
  return `${plain.slice(0, length / 2)}-${plain.slice(length / 2)}`
}
