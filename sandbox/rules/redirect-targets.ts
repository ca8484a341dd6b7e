/** Which addresses the hosted pages may send a browser to. Everything else is refused, never repaired. */
import { isLoopback } from './loopback.ts'

/**
 * True for an address of this machine, or one registered for the site, compared as exact text.
 *
 * Parsers forgive (`http:\\host`, tabs, `127.1`, upper case), and two parsers forgive differently,
 * so an address must already be written the way the URL standard would write it.
 */
export function isAllowedTarget(target: string, registered: readonly string[] = []): boolean {
  return registered.includes(target) || isLoopbackTarget(target)
}

/** True for a plainly written http(s) address of this machine. */
function isLoopbackTarget(target: string): boolean {
  if (!/^https?:\/\/[\x21-\x7e]+$/.test(target) || /[\\"'<>`{}|^]/.test(target)) return false
  if (!URL.canParse(target)) return false
  const url = new URL(target)
  if (!isLoopback(url.hostname)) return false
  if (url.username !== '' || url.password !== '' || target.includes('#')) return false
  const rest = target.slice(url.origin.length)
  if (!target.startsWith(url.origin) || !/^([/?]|$)/.test(rest)) return false
  // Other parsers read a path that begins with `//`, or hides a slash, as another host.
  return !/^\/\//.test(rest) && !/%(2f|5c|00|0a|0d|09)/i.test(url.pathname)
}
