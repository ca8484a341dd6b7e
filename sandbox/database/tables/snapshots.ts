/** What a site was at a moment. */

export interface SnapshotTable {
  site_id: string
  name: string
  created_date: Date
}

export interface SnapshotRowTable {
  site_id: string
  name: string
  position: number
  table_name: string
  content: unknown
}

export interface SnapshotTables {
  snapshots: SnapshotTable
  snapshot_rows: SnapshotRowTable
}
