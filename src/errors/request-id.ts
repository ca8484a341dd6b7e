/** The longest id that is shown; a broken proxy may send any text. */
const longest = 128

/** The platform's id of a request, for support: printable ASCII without quotes; undefined when it has none. */
export const requestIdOf = (response: Response): string | undefined =>
  response.headers
    .get('x-wix-request-id')
    ?.replace(/[^\x20-\x7e]|["'`]/g, '')
    .slice(0, longest)
    .trim() || undefined
