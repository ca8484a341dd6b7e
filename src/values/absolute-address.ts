/** An address as `URL` reads it; undefined where it cannot. React Native has no `URL.canParse`. */
export const absoluteAddress = (text: string, base?: string): string | undefined => {
  try {
    return new URL(text, base).href
  } catch {
    return undefined
  }
}
