/** Tests of the long run alone: of each kind of them, a normal run has one. */
import { describe, it } from 'vitest'
import { isLong } from './long.ts'

export const longIt = it.runIf(isLong)
export const longDescribe = describe.runIf(isLong)
