/** Snapshots of sites. */
import { type Columns, jsonOf, largeInteger, moment, text } from '../columns.ts'

/** Snapshots by their names. */
const snapshots = {
  site_id: text,
  name: text,
  created_date: moment,
} satisfies Columns

/** Rows of the tables that a snapshot holds, in the order in which they are put back. */
const snapshotRows = {
  site_id: text,
  name: text,
  position: largeInteger,
  table_name: text,
  content: jsonOf<unknown>(),
} satisfies Columns

/** The tables of snapshots. */
export const snapshotTables = {
  snapshots,
  snapshot_rows: snapshotRows,
}
