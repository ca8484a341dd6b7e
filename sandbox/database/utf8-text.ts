/** Text that goes to a caller as the bytes it is stored as, without becoming characters in between. */

/** Columns with such a name are answered as `Utf8Text` by the embedded engine, as text by a server. */
export const utf8Suffix = '_utf8'

/**
 * Text by its UTF-8 bytes, one character each. Any text is made of small characters then, which take
 * half the memory of larger ones and are copied, not converted.
 */
export class Utf8Text {
  readonly bytes: string

  constructor(bytes: string) {
    this.bytes = bytes
  }

  /** The same for text as characters, or as an engine answers it. */
  static of(text: string | Utf8Text): Utf8Text {
    if (text instanceof Utf8Text) return text
    return new Utf8Text(Buffer.from(text).toString('latin1'))
  }
}
