/** Where a link leads that is typed like this, `https://` added where it is left out; undefined where it leads nowhere. */
export function linkAddress(typed: string): string | undefined {
  const address = typed.trim()
  const isWhole = /^(https?:\/\/|mailto:|tel:|\/)/i.test(address)
  const href = isWhole ? address : `https://${address}`
  return !/\s/.test(href) && URL.canParse(href, 'https://store.example') ? href : undefined
}
