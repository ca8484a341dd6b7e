import type { Platform } from './platform.ts'

/**
 * The local sandbox: one host for everything, service paths without a prefix.
 *
 * @param url where the sandbox listens, for example `http://127.0.0.1:4100`
 * @throws TypeError when `url` is not an absolute http(s) address
 */
export const sandbox = (url: string): Platform => {
  const address = new URL(url)
  if (!/^https?:$/.test(address.protocol)) throw new TypeError(`Not an http address: ${url}`)
  const host = address.origin + address.pathname.replace(/\/+$/, '')
  return {
    name: 'sandbox',
    mainHost: host,
    readHost: host,
    mediaHost: `${host}/media/`,
    publicPath: () => '',
    redirectUri: `${host}/oauth2/callback`,
    idempotencyKeys: true,
    queryAdditions: true,
  }
}
