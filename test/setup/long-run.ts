/** Tests of the long run only; a normal run has one of each kind. */
import { describe, it } from 'vitest'
import { isLong } from './long.ts'

export const longIt = it.runIf(isLong)
export const longDescribe = describe.runIf(isLong)
