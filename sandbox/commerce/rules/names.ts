/** Whether a text is invisible: spaces, control characters, bidi marks, zero-width joiners, fillers. */
export function isBlank(text: string): boolean {
  return /^[\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\u2800]*$/u.test(text)
}

/** Text in Unicode NFC: file names and some keyboards decompose `é`, which searches would miss. */
export function composed<T extends string | null | undefined>(text: T): T | string {
  return text?.normalize('NFC') ?? text
}
