/** New ids. */
import { randomUUID } from 'node:crypto'
import type { Ids } from './context.ts'

/** Random version 4 UUIDs. */
export const randomIds: Ids = { uuid: () => randomUUID() }
