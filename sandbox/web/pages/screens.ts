/** The screens of a page with a form, selected by its address. */

const screens = ['sign-in', 'register', 'forgotten'] as const

/** Sign in, sign up, or request a password mail. */
export type Screen = (typeof screens)[number]

/** The screen of an address. */
export function screenOf(url: URL): Screen {
  const named = url.searchParams.get('screen')
  return screens.find((screen) => screen === named) ?? 'sign-in'
}

/** The addresses of all screens, with the rest of the address unchanged. */
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
