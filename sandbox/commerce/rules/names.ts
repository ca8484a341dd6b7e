/**
 * Whether a text shows nothing: spaces, control characters, marks of writing direction, joiners of no
 * width, fillers.
 */
export function isBlank(text: string): boolean {
  return /^[\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\u2800]*$/u.test(text)
}
