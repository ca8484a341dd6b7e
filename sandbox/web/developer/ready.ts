/** The readiness check of this process, for a load balancer. */
import { sql } from 'kysely'
import { answer } from '../../platform/answers.ts'
import { ApplicationError } from '../../platform/errors.ts'
import type { Platform } from '../../storage/context.ts'

/** 200 when the database answers; else 503 with Retry-After. */
export async function readyAnswer({ database }: Pick<Platform, 'database'>): Promise<Response> {
  try {
    await sql`select 1`.execute(database)
  } catch {
    const description = 'The database is not responding.'
    throw new ApplicationError(503, 'UNAVAILABLE', description, { retryAfter: 1 })
  }
  return answer({ ready: true })
}
