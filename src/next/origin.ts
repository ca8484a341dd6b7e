/** The public origin of a server. */

const isLoopback = (hostname: string): boolean =>
  /^(127(\.\d+){3}|\[::1\]|([\w-]+\.)*localhost)$/.test(hostname)

/**
 * The origin of a request as its browser sees it. A server on the network is taken to be behind a TLS proxy: only
 * localhost is on plain http.
 *
 * @example
 * const thankYouPageUrl = `${originOf(request)}/thanks`
 */
export const originOf = (request: Request): string => {
  const { protocol, hostname, host } = new URL(request.url)
  return `${isLoopback(hostname) ? protocol : 'https:'}//${host}`
}
