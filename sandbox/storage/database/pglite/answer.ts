/** Parses the engine's answers in PostgreSQL's wire protocol. */
import {
  CommandCompleteMessage,
  DatabaseError,
  DataRowMessage,
  ParameterDescriptionMessage,
  ReadyForQueryMessage,
  RowDescriptionMessage,
} from 'pg-protocol/dist/messages.js'
import { Parser } from 'pg-protocol/dist/parser.js'

/** A column of an answer. */
export interface AnswerColumn {
  readonly name: string
  /** Parses the engine's text; undefined where the text is the value. */
  readonly parse: ((text: string) => unknown) | undefined
}

/** Rows, the affected count, and the description. */
export interface EngineAnswer {
  readonly rows: Record<string, unknown>[]
  readonly affectedRows: number
  readonly columns: readonly AnswerColumn[] | undefined
  readonly parameterTypes: readonly number[] | undefined
  /** A failed statement: the engine's error fields, named as in `pg`. */
  readonly error: Error | undefined
  /** True in an open transaction, a failed one too. */
  readonly inTransaction: boolean
}

/**
 * Parses a whole answer.
 *
 * @param known the columns of a prepared statement, whose answer omits them
 */
export function readAnswer(
  bytes: Buffer,
  parserOf: (type: number) => AnswerColumn['parse'],
  known: readonly AnswerColumn[] = [],
): EngineAnswer {
  let columns = known
  let described: readonly AnswerColumn[] | undefined
  let parameterTypes: readonly number[] | undefined
  let rows: Record<string, unknown>[] = []
  let complete = false
  let affectedRows = 0
  let error: Error | undefined
  let inTransaction = false
  new Parser().parse(bytes, (message) => {
    if (message instanceof DataRowMessage) {
      if (complete) rows = []
      complete = false
      rows.push(rowOf(message.fields, columns))
    } else if (message instanceof RowDescriptionMessage) {
      rows = []
      complete = false
      columns = message.fields.map(({ name, dataTypeID }) => ({
        name,
        parse: parserOf(dataTypeID),
      }))
      described = columns
    } else if (message instanceof ParameterDescriptionMessage) {
      parameterTypes = message.dataTypeIDs
    } else if (message instanceof CommandCompleteMessage) {
      if (complete) rows = []
      complete = true
      affectedRows += changedRows(message.text)
    } else if (message instanceof DatabaseError) {
      error ??= message
    } else if (message instanceof ReadyForQueryMessage) {
      inTransaction = message.status !== 'I'
    }
  })
  return { rows, affectedRows, columns: described, parameterTypes, error, inTransaction }
}

function rowOf(
  fields: readonly (string | null)[],
  columns: readonly AnswerColumn[],
): Record<string, unknown> {
  const row: Record<string, unknown> = {}
  for (const [index, { name, parse }] of columns.entries()) {
    const text = fields[index] ?? null
    row[name] = text === null || parse === undefined ? text : parse(text)
  }
  return row
}

/** The affected rows of a command tag: `INSERT 0 3`, `UPDATE 3`; 0 for `SELECT 3`. */
function changedRows(tag: string): number {
  const [, count] = /^(?:INSERT \d+|UPDATE|DELETE|MERGE|COPY) (\d+)$/.exec(tag) ?? []
  return Number(count ?? 0)
}
