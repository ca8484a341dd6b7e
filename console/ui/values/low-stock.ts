/** Counted stock of this many units or fewer is low. */
export const LOW_STOCK = 5
