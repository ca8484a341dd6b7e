/** Which addresses the hosted pages may send a browser to. Everything else is refused, never repaired. */

const loopbackHosts = new Set(['localhost', '127.0.0.1', '[::1]'])

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
  const url = parse(target)
  if (url === undefined || !loopbackHosts.has(url.hostname)) return false
  if (url.username !== '' || url.password !== '' || target.includes('#')) return false
  const rest = target.slice(url.origin.length)
  if (!target.startsWith(url.origin) || !/^([/?]|$)/.test(rest)) return false
  // A path that begins like a host, or hides a slash, is for somebody's second parser.
  return !/^\/\//.test(rest) && !/%(2f|5c|00|0a|0d|09)/i.test(url.pathname)
}

/** The origin of a loopback address, if it is one. */
export function loopbackOrigin(address: string): string | undefined {
  const url = parse(address)
  if (url === undefined || !/^https?:$/.test(url.protocol)) return undefined
  return loopbackHosts.has(url.hostname) ? url.origin : undefined
}

function parse(address: string): URL | undefined {
  return URL.canParse(address) ? new URL(address) : undefined
}
