import type { DatabaseHandle } from './schema.ts'

/** What each engine brings; the rest of the sandbox does not know which one it is on. */
export interface Engine {
  readonly name: 'pglite' | 'postgres'
  readonly database: DatabaseHandle
  close(): Promise<void>
}
