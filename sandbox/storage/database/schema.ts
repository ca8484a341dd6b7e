/** Every table of the sandbox, for Kysely. The SQL itself is in `migrations/`. */
import type { Kysely } from 'kysely'
import type { CartTables } from './tables/carts.ts'
import type { CatalogueTables } from './tables/catalogue.ts'
import type { IdempotencyTables } from './tables/idempotency.ts'
import type { MailTables } from './tables/mail.ts'
import type { MemberTables } from './tables/members.ts'
import type { SellingTables } from './tables/selling.ts'
import type { SiteTables } from './tables/site.ts'
import type { SnapshotTables } from './tables/snapshots.ts'

/** All tables of a database, by name. */
export interface Database
  extends SiteTables,
    CatalogueTables,
    MemberTables,
    CartTables,
    SellingTables,
    IdempotencyTables,
    MailTables,
    SnapshotTables {}

/** The database itself, or the handle of a transaction in it. */
export type DatabaseHandle = Kysely<Database>
