/** Media types of messages. */

/** Whether a message has this media type, in any case and with any parameters. */
export function hasMediaType({ headers }: { readonly headers: Headers }, type: string): boolean {
  const [essence = ''] = (headers.get('content-type') ?? '').split(';')
  return essence.trim().toLowerCase() === type
}
