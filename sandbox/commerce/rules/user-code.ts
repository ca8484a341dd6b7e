/** User codes of the device flow (RFC 8628, 6.1): short, and hard to misread. */
import { randomInt } from 'node:crypto'

/** Consonants only, so that no code is a word; no letter that looks like a digit. */
const letters = 'BCDFGHJKLMNPQRSTVWXZ'
const length = 8

/** A new user code: `WDJB-MJHT`. */
export function newUserCode(): string {
  return shownUserCode(Array.from({ length }, () => letters[randomInt(letters.length)]).join(''))
}

/**
 * Normalises a typed code for look-up; `undefined` for an impossible one. Ignores case, spaces and
 * hyphens.
 */
export function typedUserCode(text: string): string | undefined {
  const typed = text.replaceAll(/[\s-]/g, '').toUpperCase()
  const isCode = typed.length === length && [...typed].every((letter) => letters.includes(letter))
  return isCode ? shownUserCode(typed) : undefined
}

function shownUserCode(plain: string): string {
  return `${plain.slice(0, length / 2)}-${plain.slice(length / 2)}`
}
