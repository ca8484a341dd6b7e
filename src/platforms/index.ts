import { sandbox } from './sandbox.ts'
import { wix } from './wix.ts'

export type { Platform } from './platform.ts'
export type { SandboxProfileOptions } from './sandbox.ts'

/** The platform profiles: `platforms.sandbox(url)` for the local one, `platforms.wix` for the hosted. */
export const platforms = { sandbox, wix } as const
