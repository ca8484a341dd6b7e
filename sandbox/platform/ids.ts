/** New ids. */
import { randomUUID } from 'node:crypto'

/** Where new ids come from. The database never makes one. */
export interface Ids {
  uuid(): string
}

/** Random version 4 UUIDs. */
export const randomIds: Ids = { uuid: () => randomUUID() }
