/** A page with a form has several screens at one address. */

const screens = ['sign-in', 'register', 'forgotten'] as const

/** Sign in; become a member; ask for a mail to set a new password with. */
export type Screen = (typeof screens)[number]

/** The screen an address shows. */
export function screenOf(url: URL): Screen {
  const named = url.searchParams.get('screen')
  return screens.find((screen) => screen === named) ?? 'sign-in'
}

/** The addresses of all screens, everything else in them as it is. */
export function addressesOf(url: URL): Readonly<Record<Screen, string>> {
  const address = (screen: Screen) => {
    const parameters = new URLSearchParams(url.searchParams)
    parameters.delete('screen')
    if (screen !== 'sign-in') parameters.set('screen', screen)
    return `${url.pathname}?${parameters}`
  }
  return {
    'sign-in': address('sign-in'),
    register: address('register'),
    forgotten: address('forgotten'),
  }
}
