/** Whether the platform can copy an image from here: an absolute http or https URL. */
export function isPictureAddress(text: string): boolean {
  return /^https?:\/\/\S+$/i.test(text) && URL.canParse(text)
}
