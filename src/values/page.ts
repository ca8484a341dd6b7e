/**
 * Whether this runs in a page that a browser shows: its frames are loaded, and every visitor can read its scripts.
 * Neither is so in the documents of jsdom and happy-dom, in which apps test their components.
 */
export const isPage = (): boolean =>
  typeof document !== 'undefined' &&
  !(typeof navigator !== 'undefined' && /jsdom|HappyDOM/.test(navigator.userAgent))
