/** The digits of a script follow each other, from its zero. */
const digitOf = (typed: string): string => {
  const code = typed.charCodeAt(0)
  let zero = code
  while (/\p{Nd}/u.test(String.fromCharCode(zero - 1))) zero -= 1
  return `${(code - zero) % 10}`
}

/**
 * An e-mailed code as typed or pasted, for `session.verify`: without spaces and marks, in ASCII digits, whatever digits
 * the keyboard has (Arabic, Bengali, full-width).
 *
 * @example
 * await client.session.verify({ code: typedCode('١٢٣ ٤٥٦') }) // sends 123456
 */
export const typedCode = (code: string): string =>
  code.replace(/\W/g, (typed) => (/\p{Nd}/u.test(typed) ? digitOf(typed) : ''))
