/**
 * An e-mailed code as typed or pasted, for `session.verify`: without spaces and marks, in ASCII digits, whatever digits
 * the keyboard has (Arabic, Persian, full-width).
 *
 * @example
 * await client.session.verify({ code: typedCode('١٢٣ ٤٥٦') }) // sends 123456
 */
export const typedCode = (code: string): string =>
  // The codes of these digits end in their value.
  code.replace(/\W/g, (typed) => (/\p{N}/u.test(typed) ? `${typed.charCodeAt(0) & 15}` : ''))
