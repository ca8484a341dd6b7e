/** The words that extensions of an operation may hold. */

export const hosts = ['read', 'main'] as const
export const retries = ['read', 'repeatable', 'not-repeatable'] as const
export const callers = ['anyone', 'visitor', 'member', 'app'] as const
export const origins = ['specification', 'addition'] as const
