/** New ids. */
import { randomUUID } from 'node:crypto'

/** The source of new ids. The database never generates one. */
export interface Ids {
  uuid(): string
}

/** Random version 4 UUIDs. */
export const randomIds: Ids = { uuid: () => randomUUID() }
