/** The engine's start options, on disk and in memory. */
import { PGlite, type PGliteOptions, types } from '@electric-sql/pglite'

// No statement_timeout: engine and timers share one thread, so nothing could interrupt a statement.
// Without fsync the engine relies on an fdatasync that is a no-op.
// Crash recovery logs its progress by a timer that never ends, and would keep an abandoned engine in memory.
const settings = ['-c', 'wal_sync_method=fsync', '-c', 'log_startup_progress_interval=0']

/** The array types of columns and parameters with their element types. The engine refuses any other. */
const lists = [
  [1000, types.BOOL],
  [1007, types.INT4],
  [1009, types.TEXT],
  [1016, types.INT8],
  [1185, types.TIMESTAMPTZ],
  [1231, types.NUMERIC],
] as const

const options = {
  parsers: {
    // The same JavaScript types as from a server: see postgres/open.ts.
    [types.INT8]: Number,
    [types.NUMERIC]: Number,
    [types.DATE]: (text: string) => text,
    ...Object.fromEntries(
      lists.map(([list, item]) => [
        list,
        (text: string) => types.arrayParser(text, types.parsers[item] ?? String, list),
      ]),
    ),
  },
  serializers: Object.fromEntries(
    lists.map(([list, item]) => [
      list,
      (items: unknown) => types.arraySerializer(items, types.serializers[item], list),
    ]),
  ),
} satisfies PGliteOptions

/** For a folder on disk, with synchronous commits. */
export const folderOptions = {
  ...options,
  startParams: [
    ...PGlite.defaultStartParams.filter((flag) => flag !== '-F'),
    ...settings,
    // The default of 128 MB exceeds the data of a whole store.
    ...['-c', 'shared_buffers=32MB'],
  ],
} satisfies PGliteOptions

/** For a database that ends with the process. */
export const memoryOptions = {
  ...options,
  // Files in memory hardly need a page cache.
  startParams: [...PGlite.defaultStartParams, ...settings, '-c', 'shared_buffers=4MB'],
} satisfies PGliteOptions
