/** JSON parameters for `jsonb` columns, the same on both engines. */
import { type RawBuilder, sql } from 'kysely'

/**
 * A parameter for a `jsonb` column. Drivers serialise bare arrays differently (one as a PostgreSQL
 * array, the other as JSON), so JSON is always sent as text with an explicit cast.
 */
export function json<T>(value: T): RawBuilder<T> {
  return sql<T>`${JSON.stringify(value)}::jsonb`
}
