/** The address of the page this runs in; empty outside of one. */
export const pageAddress = (): string => (typeof location === 'undefined' ? '' : location.href)
