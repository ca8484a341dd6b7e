/** Recognises this machine's own host names, from which requests are accepted and to which pages redirect. */

/** Whether a host name, as the URL standard writes it, is this machine's own. */
export function isLoopback(hostname: string): boolean {
  return (
    /^([a-z0-9-]+\.)?localhost$/.test(hostname) ||
    hostname === '[::1]' ||
    /^127(\.\d{1,3}){3}$/.test(hostname)
  )
}

/** The origin of a web page of this machine, whatever its port, from its address or its origin. */
export function loopbackOrigin(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined
  const { protocol, hostname, origin } = new URL(address)
  return /^https?:$/.test(protocol) && isLoopback(hostname) ? origin : undefined
}
