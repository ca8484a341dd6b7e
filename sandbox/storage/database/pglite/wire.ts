/**
 * Statements on PGlite's raw protocol: one call into the engine each, where `PGlite.query` makes six and
 * plans every time. Bypasses PGlite's own queue, so it needs exclusive use of the engine, by one caller at
 * a time.
 */
import type { PGlite } from '@electric-sql/pglite'
import { LRUCache } from 'lru-cache'
import { serialize } from 'pg-protocol/dist/serializer.js'
import { isStalePlan } from '../../../platform/sql-state.ts'
import { type AnswerColumn, type EngineAnswer, readAnswer } from './answer.ts'
import { staysPrepared } from './prepared.ts'

/** A statement's description by the engine, cached. */
interface Statement {
  /** Empty for an unprepared statement. */
  readonly name: string
  readonly parameterTypes: readonly number[]
  readonly columns: readonly AnswerColumn[]
}

const mostStatements = 300

/** Sends statements and reads their answers. */
export class Wire {
  readonly #engine: PGlite
  /** Names of statements to deallocate with the next message. */
  readonly #forgotten: string[] = []
  readonly #statements = new LRUCache<string, Statement>({
    max: mostStatements,
    dispose: ({ name }) => {
      if (name !== '') this.#forgotten.push(name)
    },
  })
  #names = 0

  constructor(engine: PGlite) {
    this.#engine = engine
  }

  /** Runs one statement with its parameters. Throws the engine's error. */
  async run(text: string, parameters: readonly unknown[]): Promise<EngineAnswer> {
    const answered = await this.#attempt(text, parameters)
    // A stale plan after a change of its table: prepare again.
    const stale = isStalePlan(answered.error)
    if (stale) this.#statements.delete(text)
    const answer =
      stale && !answered.inTransaction ? await this.#attempt(text, parameters) : answered
    if (answer.error !== undefined) throw answer.error
    return answer
  }

  /** Runs any number of statements without parameters; returns the last one's rows. */
  async runAll(text: string): Promise<EngineAnswer> {
    const answer = await this.#send([serialize.query(text)])
    if (answer.error !== undefined) throw answer.error
    return answer
  }

  async #attempt(text: string, parameters: readonly unknown[]): Promise<EngineAnswer> {
    const known = this.#statements.get(text)
    const statement = known ?? (await this.#describe(text, staysPrepared(text, parameters)))
    if ('error' in statement) return statement
    const { name, parameterTypes, columns } = statement
    const values = parameters.map((value, index) => this.#serialize(value, parameterTypes[index]))
    const messages = this.#forgotten
      .splice(0)
      .map((forgotten) => serialize.close({ type: 'S', name: forgotten }))
    if (name === '') messages.push(serialize.parse({ text }))
    messages.push(serialize.bind({ statement: name, values }))
    if (name === '') messages.push(serialize.describe({ type: 'P' }))
    messages.push(serialize.execute(), serialize.sync())
    return this.#send(messages, name === '' ? undefined : columns)
  }

  /** Fetches a statement's parameter types, needed for serialisation. */
  async #describe(text: string, prepared: boolean): Promise<Statement | EngineAnswer> {
    this.#names += 1
    const name = prepared ? `s${this.#names}` : ''
    const answer = await this.#send([
      serialize.parse({ name, text }),
      serialize.describe({ type: 'S', name }),
      serialize.sync(),
    ])
    const { error, parameterTypes = [], columns = [] } = answer
    if (error !== undefined) return answer
    const statement = { name, parameterTypes, columns }
    this.#statements.set(text, statement)
    return statement
  }

  #serialize(value: unknown, type: number | undefined): string | null {
    if (value === null || value === undefined) return null
    const serializer = type === undefined ? undefined : this.#engine.serializers[type]
    return serializer === undefined ? String(value) : serializer(value)
  }

  async #send(
    messages: readonly Uint8Array[],
    columns?: readonly AnswerColumn[],
  ): Promise<EngineAnswer> {
    const chunks: Buffer[] = []
    await this.#engine.execProtocolRawStream(Buffer.concat(messages), {
      // The engine's own fsync flushes files; PGlite's sync would be a no-op.
      syncToFs: false,
      // Copied at once: the chunk is a view of the engine's memory.
      onRawData: (chunk) => chunks.push(Buffer.from(chunk)),
    })
    return readAnswer(Buffer.concat(chunks), (type) => this.#engine.parsers[type], columns)
  }
}
