// Random texts and addresses. fast-check's own `binary` unit, on which its addresses build, takes each process a second.
import fc from 'fast-check'

const surrogates = { from: 0xd800, count: 0x800 }

const anyCharacter = fc
  .nat(0x10ffff - surrogates.count)
  .map((code) => String.fromCodePoint(code < surrogates.from ? code : code + surrogates.count))

/** Any characters of Unicode, control characters and unassigned ones included. */
export const anyText = fc.string({ unit: anyCharacter })

/** An https address with any path, query and fragment. */
export const anyUrl = fc
  .tuple(fc.webAuthority(), anyText)
  .map(([host, rest]) => new URL(`https://${host}/${rest}`).href)
