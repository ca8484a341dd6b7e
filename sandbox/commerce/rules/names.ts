/**
 * Whether a text shows nothing: spaces, control characters, marks of writing direction, joiners of no
 * width, fillers.
 */
export function isBlank(text: string): boolean {
  return /^[\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\u2800]*$/u.test(text)
}

/** Text in Unicode NFC: file names and some keyboards decompose `é`, and a search would not find it. */
export function composed<T extends string | null | undefined>(text: T): T | string {
  return text?.normalize('NFC') ?? text
}
