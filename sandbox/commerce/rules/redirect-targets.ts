/** The allowed redirect targets of hosted pages. Any other is refused, never repaired. */
import { isLoopback } from './loopback.ts'

/**
 * True for an address of this machine, or one registered for the site. Addresses are compared as
 * the URL standard reads them, and must be written the way it would write them.
 *
 * Parsers forgive (`http:\\host`, tabs, `127.1`, upper case, `/..//host`), and two parsers forgive
 * differently: an address that changes when it is parsed is not the address that was judged.
 */
export function isAllowedTarget(target: string, registered: readonly string[] = []): boolean {
  const url = plainAddress(target)
  if (url === undefined) return false
  return isLoopback(url.hostname) || registered.some((uri) => plainAddress(uri)?.href === url.href)
}

/** True for an address that a site may register. */
export function isRegistrable(address: string): boolean {
  return plainAddress(address) !== undefined
}

/** The address as it is parsed, if that is how it is written: nothing repaired, nothing hidden. */
function plainAddress(target: string): URL | undefined {
  if (!/^https?:\/\/[\x21-\x7e]+$/.test(target) || /[\\"'<>`{}|^#]/.test(target)) return undefined
  if (!URL.canParse(target)) return undefined
  const url = new URL(target)
  if (url.username !== '' || url.password !== '') return undefined
  // Without a path the standard adds the first slash; nothing else may differ.
  const written =
    target === url.origin || target.startsWith(`${url.origin}?`)
      ? target.replace(url.origin, `${url.origin}/`)
      : target
  if (written !== url.href) return undefined
  // Other parsers read a path that begins with `//`, or hides a slash or a dot, as another address.
  if (url.pathname.startsWith('//') || /%(2e|2f|5c|00|0a|0d|09)/i.test(url.pathname))
    return undefined
  return url
}
