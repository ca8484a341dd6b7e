/** Names of the sites behind one port: each is a subdomain of `localhost`. */

/** The site of a host (`blue` of `blue.localhost`), if any. */
export function siteNameOf(hostname: string): string | undefined {
  return /^([a-z0-9-]+)\.localhost$/.exec(hostname)?.[1]
}

/** Whether a text is a valid site name: a single host label. */
export function isSiteName(text: string): boolean {
  return /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/.test(text)
}
