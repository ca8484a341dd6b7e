/** Whether the platform can copy a picture from this text: a whole address of the web. */
export function isPictureAddress(text: string): boolean {
  return /^https?:\/\/\S+$/i.test(text) && URL.canParse(text)
}
