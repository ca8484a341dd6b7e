/** The home screen: what needs doing. */
export const home = {
  name: 'Home',
}
