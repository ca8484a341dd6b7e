/** JSON values on their way into a `jsonb` column, the same on both engines. */
import { type RawBuilder, sql } from 'kysely'

/**
 * A parameter for a `jsonb` column. Drivers disagree about bare arrays (one writes a PostgreSQL
 * array, the other JSON), so JSON always travels as text with an explicit cast.
 */
export function json<T>(value: T): RawBuilder<T> {
  return sql<T>`${JSON.stringify(value)}::jsonb`
}
