/** Why a server refuses to open or migrate the store, in one line. */
import { sqlState } from '../../../platform/sql-state.ts'
import { StartFailure } from '../../../platform/start-failure.ts'

/** Describes a refusal that its operator can lift; passes any other error through. */
export function startRefusal(error: unknown): unknown {
  const reason = error instanceof Error ? error.message : ''
  switch (sqlState(error)) {
    case '42501':
      return new StartFailure(
        `The database refuses its role: ${reason}. Start once as the owner of its tables, which a new release may change; ` +
          'any other role needs select, insert, update and delete on all of them.',
      )
    case '25006':
      return new StartFailure(
        'The database is read-only, and this release has to change its tables. Start on its primary first.',
      )
    default:
      return error
  }
}
