/** What a site was at a moment. */

export interface SnapshotTable {
  site_id: string
  name: string
  created_date: Date
}

/** Rows of the tables that a snapshot holds, in the order in which they are put back. */
export interface SnapshotRowTable {
  site_id: string
  name: string
  position: number
  table_name: string
  content: unknown
}

/** The tables of snapshots. */
export interface SnapshotTables {
  snapshots: SnapshotTable
  snapshot_rows: SnapshotRowTable
}
