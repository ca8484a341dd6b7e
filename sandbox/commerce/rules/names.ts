/**
 * Whether a text shows nothing: spaces, control characters, marks of writing direction, joiners of no
 * width, fillers.
 */
export function isBlank(text: string): boolean {
  return /^[\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\u2800]*$/u.test(text)
}

/** A text in composed letters: file names and some keyboards spell `é` in two, and it is searched for in one. */
export function composed<T extends string | null | undefined>(text: T): T | string {
  return text?.normalize('NFC') ?? text
}
