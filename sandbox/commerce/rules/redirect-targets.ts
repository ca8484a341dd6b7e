/** The allowed redirect targets of hosted pages. Others are refused, never normalised. */
import { isLoopback } from './loopback.ts'

/**
 * True for a loopback address, or one registered for the site. Addresses are compared as parsed, and
 * must be in normal form.
 *
 * Parsers are lenient (`http:\\host`, tabs, `127.1`, upper case, `/..//host`), each in its own way: an
 * address that parsing changes is not the one that was validated.
 */
export function isAllowedTarget(target: string, registered: readonly string[] = []): boolean {
  const url = plainAddress(target)
  if (url === undefined) return false
  const isOwn = isWeb(url) && isLoopback(url.hostname)
  return isOwn || registered.some((uri) => plainAddress(uri)?.href === url.href)
}

/** True for an address that a site can register: of the web, or of an app's own scheme, such as `myshop://callback`. */
export function isRegistrable(address: string): boolean {
  return plainAddress(address) !== undefined
}

/** The origin of a web address. An app's own scheme has none. */
export function webOrigin(address: string): string | undefined {
  const url = URL.canParse(address) ? new URL(address) : undefined
  return url && isWeb(url) ? url.origin : undefined
}

/** A redirect target in the terms of a content security policy: its origin, or the app's scheme. */
export function sourceOf(target: string): string {
  const { protocol, hostname } = new URL(target)
  // A policy cannot name an IPv6 address: browsers ignore such a source, and block what it should allow.
  return (hostname.startsWith('[') ? undefined : webOrigin(target)) ?? protocol
}

const isWeb = ({ protocol }: URL) => /^https?:$/.test(protocol)

/** Schemes with a meaning of their own in browsers. */
const reserved = /^(about|blob|data|file|filesystem|ftp|javascript|vbscript|view-source|wss?):/

/** The parsed address, if it is in normal form. */
function plainAddress(target: string): URL | undefined {
  if (!/^[a-z][a-z\d+.-]*:\/\/[\x21-\x7e]+$/.test(target) || reserved.test(target)) return undefined
  if (/[\\"'<>`{}|^#]/.test(target)) return undefined
  if (!URL.canParse(target)) return undefined
  const url = new URL(target)
  if (url.username !== '' || url.password !== '') return undefined
  // The URL standard adds the slash of an empty path; nothing else may differ.
  const written =
    target === url.origin || target.startsWith(`${url.origin}?`)
      ? target.replace(url.origin, `${url.origin}/`)
      : target
  if (written !== url.href) return undefined
  // Other parsers read a path with a leading `//`, or an encoded slash or dot, as another address.
  if (url.pathname.startsWith('//') || /%(2e|2f|5c|00|0a|0d|09)/i.test(url.pathname))
    return undefined
  return url
}
