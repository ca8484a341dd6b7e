/** Names of sites that one port serves: each is a name of this machine, in front of `localhost`. */

/** The site that a host names (`blue` of `blue.localhost`); `undefined` for the machine's own names. */
export function siteNameOf(hostname: string): string | undefined {
  return /^([a-z0-9-]+)\.localhost$/.exec(hostname)?.[1]
}

/** Whether a text is a valid site name: a single host label. */
export function isSiteName(text: string): boolean {
  return /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/.test(text)
}
