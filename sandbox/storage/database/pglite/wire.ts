/**
 * Statements on PGlite's raw protocol: one entry into the engine for each, where `PGlite.query`
 * makes six and plans every time anew. It goes past PGlite's own queue, so nothing else may use the
 * engine while this does, and its callers come one at a time.
 */
import type { PGlite } from '@electric-sql/pglite'
import { isStalePlan } from '../../../platform/sql-state.ts'
import { StartFailure } from '../../../platform/start-failure.ts'
import { staysPrepared } from '../prepared.ts'
import { type AnswerColumn, type EngineAnswer, EngineError, readAnswer } from './answer.ts'
import { Messages } from './messages.ts'

/** Rows of a statement, and how many it changed. */
export type StatementResult = Pick<EngineAnswer, 'rows' | 'affectedRows'>

/** What is known of a statement after the engine has described it once. */
interface Statement {
  /** Empty for one that is sent anew every time. */
  readonly name: string
  readonly parameterTypes: readonly number[]
  readonly columns: readonly AnswerColumn[]
}

/** How many statements are remembered; the one that was used longest ago goes first. */
const mostStatements = 300

/** An answer larger than this gives its memory back. */
const keptBytes = 4 * 1024 * 1024

/** Sends statements and reads their answers. */
export class Wire {
  readonly #engine: PGlite
  readonly #messages = new Messages()
  readonly #statements = new Map<string, Statement>()
  /** Names whose statements the engine is to forget with the next message. */
  readonly #forgotten: string[] = []
  #names = 0
  #answer = Buffer.allocUnsafe(64 * 1024)
  #length = 0

  constructor(engine: PGlite) {
    this.#engine = engine
  }

  /**
   * Runs one statement with its values. Throws an EngineError.
   *
   * @param before statements without values and rows that go to the engine in front of it, in the same entry
   */
  async run(text: string, parameters: readonly unknown[], before = ''): Promise<StatementResult> {
    // A statement that is not known yet is described first, which belongs behind them as well.
    const first = before !== '' && !this.#statements.has(text)
    if (first) await this.runAll(before)
    const answered = await this.#attempt(text, parameters, first ? '' : before)
    // A prepared statement whose table has changed since: prepared anew, it runs.
    const stale = isStalePlan(answered.error)
    if (stale) this.#forget(text)
    const answer =
      stale && !answered.inTransaction ? await this.#attempt(text, parameters) : answered
    if (answer.error !== undefined) throw answer.error
    return answer
  }

  /** Runs a text of any number of statements without values; the rows are the last one's. */
  async runAll(text: string): Promise<StatementResult> {
    const answer = await this.#send(this.#messages.reset().query(text))
    if (answer.error !== undefined) throw answer.error
    return answer
  }

  /** Runs statements of each kind. The path goes around PGlite's interface, so it is proven, not assumed. */
  async prove(): Promise<void> {
    const failure = new StartFailure(
      'This version of the embedded database does not answer the protocol as expected; refusing to run.',
    )
    const proofs = [
      'select $1::integer + 1 as next, $2::text as text, $3::text[] as texts',
      'select $1::integer + 1 as next, $2::text as text, $3::text[] as texts limit 1',
    ]
    for (const text of [...proofs, ...proofs]) {
      const { rows } = await this.run(text, [41, 'é', ['a', 'b,"c']])
      if (JSON.stringify(rows) !== '[{"next":42,"text":"é","texts":["a","b,\\"c"]}]') throw failure
    }
    const refused = await this.run('select 1 / $1::integer', [0]).catch((error: unknown) => error)
    if (!(refused instanceof EngineError) || refused.code !== '22012') throw failure
  }

  async #attempt(text: string, parameters: readonly unknown[], before = ''): Promise<EngineAnswer> {
    const known = this.#statements.get(text)
    const statement = known ?? (await this.#describe(text, staysPrepared(text, parameters)))
    if ('error' in statement) return statement
    if (known !== undefined) {
      // The newest is the last.
      this.#statements.delete(text)
      this.#statements.set(text, known)
    }
    const { name, parameterTypes, columns } = statement
    const values = parameters.map((value, index) => this.#serialize(value, parameterTypes[index]))
    const messages = this.#messages.reset()
    if (before !== '') messages.query(before)
    for (const forgotten of this.#forgotten.splice(0)) messages.forget(forgotten)
    if (name !== '') return this.#send(messages.bind(name, values).execute().sync(), columns)
    messages.parse('', text).bind('', values).describe('portal', '').execute().sync()
    return this.#send(messages)
  }

  /** Asks for the types of a statement, which values need before they can be sent. */
  async #describe(text: string, prepared: boolean): Promise<Statement | EngineAnswer> {
    this.#names += 1
    const name = prepared ? `s${this.#names}` : ''
    const answer = await this.#send(
      this.#messages.reset().parse(name, text).describe('statement', name).sync(),
    )
    const { error, parameterTypes = [], columns = [] } = answer
    if (error !== undefined) return answer
    const statement = { name, parameterTypes, columns }
    this.#statements.set(text, statement)
    const [oldest] = this.#statements.keys()
    if (this.#statements.size > mostStatements && oldest !== undefined) this.#forget(oldest)
    return statement
  }

  #forget(text: string): void {
    const name = this.#statements.get(text)?.name
    this.#statements.delete(text)
    if (name) this.#forgotten.push(name)
  }

  #serialize(value: unknown, type: number | undefined): string | null {
    if (value === null || value === undefined) return null
    const serializer = type === undefined ? undefined : this.#engine.serializers[type]
    return serializer === undefined ? String(value) : serializer(value)
  }

  async #send(messages: Messages, columns?: readonly AnswerColumn[]): Promise<EngineAnswer> {
    this.#length = 0
    await this.#engine.execProtocolRawStream(messages.bytes(), {
      // Files are written through by the engine's own fsync; this one would do nothing.
      syncToFs: false,
      onRawData: (chunk) => this.#keep(chunk),
    })
    const bytes = this.#answer.subarray(0, this.#length)
    const answer = readAnswer(bytes, (type) => this.#engine.parsers[type], columns)
    if (this.#answer.length > keptBytes) this.#answer = Buffer.allocUnsafe(64 * 1024)
    return answer
  }

  /** Copied at once: the chunk is a view into the engine's memory. */
  #keep(chunk: Uint8Array): void {
    const needed = this.#length + chunk.length
    if (needed > this.#answer.length) {
      const larger = Buffer.allocUnsafe(Math.max(needed, this.#answer.length * 2))
      this.#answer.copy(larger, 0, 0, this.#length)
      this.#answer = larger
    }
    this.#answer.set(chunk, this.#length)
    this.#length = needed
  }
}
