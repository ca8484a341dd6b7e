/** What hashing a password costs in the tests, as a power of two: it is not what most of them are about. */
export const passwordCost = '10'
