import type { Platform } from './platform.ts'

/** How the sandbox is used. */
export interface SandboxProfileOptions<Additions extends boolean = boolean> {
  /**
   * Whether queries may use the sandbox's additions, such as `$contains`; false by default, so that the same queries
   * work on the hosted platform.
   */
  readonly additions?: Additions
}

/**
 * The local sandbox: one host for everything, service paths without a prefix.
 *
 * @param url where the sandbox listens, for example `http://127.0.0.1:4100`
 * @param options `{ additions: true }` enables the sandbox's additions
 * @throws TypeError when `url` is not an absolute http(s) address
 * @example
 * const platform = platforms.sandbox('http://127.0.0.1:4100', { additions: true })
 */
export const sandbox = <Additions extends boolean = false>(
  url: string,
  { additions }: SandboxProfileOptions<Additions> = {},
): Platform<Additions> => {
  if (!/^https?:\/\//i.test(url)) throw new TypeError(`Not an http address: "${url}"`)
  const address = new URL(url)
  const host = address.origin + address.pathname.replace(/\/+$/, '')
  return {
    name: 'sandbox',
    mainHost: host,
    readHost: host,
    mediaHost: `${host}/media/`,
    publicPath: () => '',
    redirectUri: `${host}/oauth2/callback`,
    idempotencyKeys: true,
    ...(additions && { additions }),
  }
}
