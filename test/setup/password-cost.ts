/** The cost factor of password hashing in tests, as a power of two: low, for speed. */
export const passwordCost = '10'
