/** Recognises loopback hosts, the allowed origins and redirect targets. */

/** Whether a host name, normalised by the URL parser, is loopback. */
export function isLoopback(hostname: string): boolean {
  return (
    /^([a-z0-9-]+\.)?localhost$/.test(hostname) ||
    hostname === '[::1]' ||
    /^127(\.\d{1,3}){3}$/.test(hostname)
  )
}

/** The origin of a local web page on any port, from its address or origin. */
export function loopbackOrigin(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined
  const { protocol, hostname, origin } = new URL(address)
  return /^https?:$/.test(protocol) && isLoopback(hostname) ? origin : undefined
}
