/** Failures in words: what happened and what to do. */
export const errors = {
  unknown: 'Something went wrong. Try again.',
}
