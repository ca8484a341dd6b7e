/** The engine's start options, on disk and in memory. */
import { PGlite, type PGliteOptions, types } from '@electric-sql/pglite'

// No statement_timeout: one thread runs engine and timers, so nothing could interrupt a statement.
// Without fsync the engine believes an fdatasync that does nothing.
const settings = ['-c', 'wal_sync_method=fsync']

/** The default of 128 MB costs more memory than a whole store has data. */
const folderCache = ['-c', 'shared_buffers=32MB']

/** Files in memory need hardly any copies of their pages. */
const memoryCache = ['-c', 'shared_buffers=4MB']

/** The list types of columns and parameters, each with the type of its items. The engine refuses a list of any other. */
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

/** For a folder on disk, whose commits wait for it. */
export const folderOptions = {
  ...options,
  startParams: [
    ...PGlite.defaultStartParams.filter((flag) => flag !== '-F'),
    ...settings,
    ...folderCache,
  ],
} satisfies PGliteOptions

/** For a database that ends with the process. */
export const memoryOptions = {
  ...options,
  startParams: [...PGlite.defaultStartParams, ...settings, ...memoryCache],
} satisfies PGliteOptions
