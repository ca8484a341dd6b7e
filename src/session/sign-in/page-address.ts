/** The address of the page this runs in; empty outside a page. */
export const pageAddress = (): string => (typeof location === 'undefined' ? '' : location.href)
