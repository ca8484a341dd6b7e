/** What the engine answers, in PostgreSQL's own protocol, read from one buffer. */

/** A failed statement: what the engine says of it, by the names that `pg` uses too. */
export class EngineError extends Error {
  override readonly name = 'EngineError'
  /** The five characters of SQLSTATE. */
  readonly code: string | undefined
  readonly severity: string | undefined
  readonly detail: string | undefined
  readonly hint: string | undefined
  readonly constraint: string | undefined
  readonly table: string | undefined
  readonly column: string | undefined

  constructor(fields: ReadonlyMap<string, string>) {
    super(fields.get('M') ?? 'The database failed without a word')
    this.code = fields.get('C')
    this.severity = fields.get('V')
    this.detail = fields.get('D')
    this.hint = fields.get('H')
    this.constraint = fields.get('n')
    this.table = fields.get('t')
    this.column = fields.get('c')
  }
}

/** A column of an answer. */
export interface AnswerColumn {
  readonly name: string
  /** The object id of its type. */
  readonly type: number
  /** Turns the engine's text into a JavaScript value; undefined where the text is the value. */
  readonly parse: ((text: string) => unknown) | undefined
}

/** Rows, how many were changed, and what a description said. */
export interface EngineAnswer {
  /** Rows of the last statement. */
  readonly rows: Record<string, unknown>[]
  readonly affectedRows: number
  readonly columns: readonly AnswerColumn[] | undefined
  readonly parameterTypes: readonly number[] | undefined
  readonly error: EngineError | undefined
  /** True while a transaction is open, a failed one too. */
  readonly inTransaction: boolean
}

/** Finds the parser of a type. */
export type ParserOf = (type: number) => ((text: string) => unknown) | undefined

/**
 * Reads a whole answer.
 *
 * @param known the columns of a prepared statement, whose answer does not name them again
 */
export function readAnswer(
  bytes: Buffer,
  parserOf: ParserOf,
  known?: readonly AnswerColumn[],
): EngineAnswer {
  let columns = known
  let described: readonly AnswerColumn[] | undefined
  let parameterTypes: readonly number[] | undefined
  let rows: Record<string, unknown>[] = []
  let complete = false
  let affectedRows = 0
  let error: EngineError | undefined
  let inTransaction = false
  for (let at = 0; at + 5 <= bytes.length; ) {
    const type = bytes[at]
    const body = at + 5
    const end = at + 1 + bytes.readInt32BE(at + 1)
    switch (type) {
      case code.dataRow:
        if (complete) {
          rows = []
          complete = false
        }
        rows.push(readRow(bytes, body, columns ?? []))
        break
      case code.rowDescription:
        rows = []
        complete = false
        described = readColumns(bytes, body, parserOf)
        columns = described
        break
      case code.noData:
        described = []
        break
      case code.parameterDescription:
        parameterTypes = Array.from({ length: bytes.readUInt16BE(body) }, (_, index) =>
          bytes.readUInt32BE(body + 2 + index * 4),
        )
        break
      case code.commandComplete: {
        if (complete) rows = []
        complete = true
        affectedRows += changedRows(bytes.toString('latin1', body, end - 1))
        break
      }
      case code.error:
        error ??= new EngineError(readFields(bytes, body))
        break
      case code.ready:
        inTransaction = bytes[body] !== idle
        break
      default:
        // Notices, settings and acknowledgements say nothing that is needed here.
        break
    }
    at = end
  }
  return { rows, affectedRows, columns: described, parameterTypes, error, inTransaction }
}

const code = {
  dataRow: 0x44,
  rowDescription: 0x54,
  noData: 0x6e,
  parameterDescription: 0x74,
  commandComplete: 0x43,
  error: 0x45,
  ready: 0x5a,
} as const

/** The letter I, by which the engine says that no transaction is open. */
const idle = 0x49

function readRow(
  bytes: Buffer,
  from: number,
  columns: readonly AnswerColumn[],
): Record<string, unknown> {
  const row: Record<string, unknown> = {}
  let at = from + 2
  for (const { name, parse } of columns) {
    const length = bytes.readInt32BE(at)
    at += 4
    if (length < 0) {
      row[name] = null
      continue
    }
    const text = bytes.toString('utf8', at, at + length)
    row[name] = parse === undefined ? text : parse(text)
    at += length
  }
  return row
}

function readColumns(bytes: Buffer, from: number, parserOf: ParserOf): AnswerColumn[] {
  const columns: AnswerColumn[] = []
  const count = bytes.readUInt16BE(from)
  for (let at = from + 2; columns.length < count; ) {
    const end = bytes.indexOf(0, at)
    const name = bytes.toString('utf8', at, end)
    // Table (4 bytes) and column (2) come before the type, its size, modifier and format after it.
    const type = bytes.readUInt32BE(end + 7)
    columns.push({ name, type, parse: parserOf(type) })
    at = end + 19
  }
  return columns
}

function readFields(bytes: Buffer, from: number): ReadonlyMap<string, string> {
  const fields = new Map<string, string>()
  for (let at = from; bytes[at] !== 0; ) {
    const end = bytes.indexOf(0, at + 1)
    fields.set(String.fromCharCode(bytes[at] ?? 0), bytes.toString('utf8', at + 1, end))
    at = end + 1
  }
  return fields
}

/** `INSERT 0 3`, `UPDATE 3`; a `SELECT 3` changes nothing. */
function changedRows(tag: string): number {
  const [, count] = /^(?:INSERT \d+|UPDATE|DELETE|MERGE|COPY) (\d+)$/.exec(tag) ?? []
  return Number(count ?? 0)
}
