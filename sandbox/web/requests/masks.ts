/** Masks secrets in the request log: passwords, tokens, codes, keys and cookies. */
import { isRecord } from '../../../src/values/json.ts'
import { typedCode } from '../../../src/values/typed-code.ts'
import { parsedJson } from '../../platform/value-at.ts'

/** The replacement of a secret. */
export const mask = '***'

const secretName =
  /pass(?:word|phrase|code)|pwd|secret|token(?!_?type)|verifier|cookie|authorization|credential|api[-_]?key|signature|(?:user|device)[-_]?code|^otp$/i

/** Names that hold secrets only by the look of the value: coupons and errors have a code, too. */
const ambiguousName = /^(?:code|state|nonce)$/i

/** The sandbox's own secrets by their format: opaque tokens, JWTs, API keys. A JWT begins only where a word does. */
const secretValue =
  /\b(?:(?:visitor|member)-(?:access|refresh)|session|state|code|device|recovery)\.[\w-]{20,}|(?<![\w-])eyJ[\w-]+\.[\w-]+\.[\w-]*|\bsandbox-api-key-[\w-]+/g

/** A fast check: a text without a match has nothing to mask. */
const hint =
  /pass|pwd|secret|token|verifier|cookie|authorization|credential|key|signature|otp|code|state|nonce|session\.|device\.|recovery\.|(?:access|refresh)\.|eyJ/i

/** Masks the text of a body, in its own format. */
export function maskedBody(text: string): string {
  if (!hint.test(text)) return text
  const start = text.trimStart()
  if (start.startsWith('{') || start.startsWith('[')) {
    const value = parsedJson(text)
    // Truncated, or never JSON.
    return value === undefined ? maskedWords(text) : JSON.stringify(maskedValue(value, ''))
  }
  return /^[^\s=&{}"]+=/.test(start) ? maskedQuery(text) : maskedWords(text)
}

/** Masks the query and fragment of an address, and a query alone. */
export function maskedAddress(address: string): string {
  return address
    .split(/([?#])/)
    .map(maskedQuery)
    .join('')
}

function maskedQuery(query: string): string {
  return query.split('&').map(maskedPair).join('&')
}

/** From its end, without recursion: a line of a text may consist of thousands of equals signs. */
function maskedPair(pair: string): string {
  const parts = pair.split('=')
  let [value, secret] = ['', parts.length]
  for (let at = parts.length - 1; at >= 0; at -= 1) {
    const part = parts[at] ?? ''
    if (isSecretField(decoded(part), value)) secret = at
    if (part !== '') value = decoded(part)
  }
  const shown = parts.slice(0, secret + 1).map(encodedAlike)
  return secret === parts.length ? shown.join('=') : `${shown.join('=')}=${mask}`
}

/** A nested address has its own query. */
function encodedAlike(part: string): string {
  const plain = decoded(part)
  if (plain === part) return withoutValues(part)
  const masked = maskedAddress(plain)
  return masked === plain ? part : encodeURIComponent(masked)
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    return text
  }
}

/** No request that nests deeper is taken: its depth could exceed the stack. */
const deepest = 100

function maskedValue(value: unknown, name: string, depth = 0): unknown {
  if (depth > deepest) return mask
  if (typeof value === 'string') {
    return isSecretField(name, value) ? mask : maskedAddress(value)
  }
  if (typeof value === 'number' && isSecretField(name, String(value))) return mask
  if (Array.isArray(value)) return value.map((item) => maskedValue(item, name, depth + 1))
  if (!isRecord(value)) return value
  // Everything below a secret name is secret.
  const below = (key: string) => (secretName.test(name) ? name : key)
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, maskedValue(item, below(key), depth + 1)]),
  )
}

function isSecretField(name: string, value: string): boolean {
  if (secretName.test(name)) return value !== ''
  if (!ambiguousName.test(name)) return false
  // Mailed codes have six digits, however they are typed; other secrets are long and random.
  return /^\d{6,}$/.test(typedCode(value)) || /^\s*[\w.-]{32,}\s*$/.test(value)
}

/** Masks an unparseable text: the value after a secret name. A match begins only where a word does, or it takes minutes. */
function maskedWords(text: string): string {
  const masked = text.replace(
    /((?<![\w-])(?=[\w-]*?(?:pass|pwd|secret|token|verifier|cookie|authorization|credential|key|signature|otp|code))[\w-]+["']?\s*[:=]\s*)("(?:[^"\\]|\\.)*"?|'[^']*'?|[^\s,&}\]]+)/gi,
    `$1"${mask}"`,
  )
  return withoutValues(masked)
}

function withoutValues(text: string): string {
  return text.replace(secretValue, mask)
}
