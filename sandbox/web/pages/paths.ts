/** Addresses of the hosted pages. Except for the first they are the sandbox's own. */
export const pagePaths = {
  authorize: '/oauth2/authorize',
  login: '/_sandbox/login',
  logout: '/_sandbox/logout',
  device: '/_sandbox/device',
  checkout: '/_sandbox/checkout',
  purchase: '/_sandbox/purchase',
  product: '/product-page',
  recover: '/_sandbox/recover',
} as const

/** Whether a person reads what is at a path. */
export function isPagePath(path: string): boolean {
  return Object.values(pagePaths).some((page) => path === page || path.startsWith(`${page}/`))
}
