/** The platform's id of a request, for support. */
export const requestIdOf = (response: Response): string | undefined =>
  response.headers.get('x-wix-request-id') ?? undefined
