/** A page with a form has two screens at one address: sign in, and register. */

/** Whether the address shows the screen for new members. */
export function isRegister(url: URL): boolean {
  return url.searchParams.get('screen') === 'register'
}

/** The address of one of the two screens, everything else in it as it is. */
export function addressOf(url: URL, registering: boolean): string {
  const parameters = new URLSearchParams(url.searchParams)
  parameters.delete('screen')
  if (registering) parameters.set('screen', 'register')
  return `${url.pathname}?${parameters}`
}
