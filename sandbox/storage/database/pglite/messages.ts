/** What is sent to the engine, in PostgreSQL's own protocol: one buffer with all messages of a statement. */

const target = { statement: 'S', portal: 'P' } as const

/** Collects messages. The buffer is used again after `reset`, so what it answers lasts until then. */
export class Messages {
  #buffer = Buffer.allocUnsafe(16 * 1024)
  #length = 0
  #start = 0

  /** Empties the collection. */
  reset(): this {
    this.#length = 0
    return this
  }

  /** Prepares a statement; the one without a name lasts until the next is prepared. */
  parse(name: string, text: string): this {
    this.#open('P')
    this.#text(name)
    this.#text(text)
    // No types: the engine works them out.
    this.#int16(0)
    return this.#close()
  }

  /** Gives a statement its values, as text; null stays null. */
  bind(name: string, values: readonly (string | null)[]): this {
    this.#open('B')
    this.#text('')
    this.#text(name)
    this.#int16(0)
    this.#int16(values.length)
    for (const value of values) {
      if (value === null) this.#int32(-1)
      else this.#sized(value)
    }
    this.#int16(0)
    return this.#close()
  }

  /** Asks for the types of a statement's parameters and columns, or for the columns of a portal. */
  describe(what: keyof typeof target, name: string): this {
    return this.#aimed('D', what, name)
  }

  /** Runs what was bound, to its end. */
  execute(): this {
    this.#open('E')
    this.#text('')
    this.#int32(0)
    return this.#close()
  }

  /** Forgets a prepared statement. */
  forget(name: string): this {
    return this.#aimed('C', 'statement', name)
  }

  /** Ends a statement: the engine answers how it went. */
  sync(): this {
    this.#open('S')
    return this.#close()
  }

  /** Runs a text of any number of statements. */
  query(text: string): this {
    this.#open('Q')
    this.#text(text)
    return this.#close()
  }

  /** All that was collected. */
  bytes(): Uint8Array {
    return this.#buffer.subarray(0, this.#length)
  }

  #aimed(type: string, what: keyof typeof target, name: string): this {
    this.#open(type)
    this.#room(1)
    this.#length = this.#buffer.writeUInt8(target[what].charCodeAt(0), this.#length)
    this.#text(name)
    return this.#close()
  }

  #open(type: string): void {
    this.#room(5)
    this.#length = this.#buffer.writeUInt8(type.charCodeAt(0), this.#length)
    this.#start = this.#length
    this.#length += 4
  }

  #close(): this {
    this.#buffer.writeInt32BE(this.#length - this.#start, this.#start)
    return this
  }

  #int16(value: number): void {
    this.#room(2)
    // As an unsigned number: a statement takes up to 65,535 parameters.
    this.#length = this.#buffer.writeUInt16BE(value, this.#length)
  }

  #int32(value: number): void {
    this.#room(4)
    this.#length = this.#buffer.writeInt32BE(value, this.#length)
  }

  #text(value: string): void {
    this.#room(value.length * 3 + 1)
    this.#length += this.#buffer.write(value, this.#length)
    this.#length = this.#buffer.writeUInt8(0, this.#length)
  }

  #sized(value: string): void {
    this.#room(value.length * 3 + 4)
    const written = this.#buffer.write(value, this.#length + 4)
    this.#buffer.writeInt32BE(written, this.#length)
    this.#length += 4 + written
  }

  #room(bytes: number): void {
    const needed = this.#length + bytes
    if (needed <= this.#buffer.length) return
    const larger = Buffer.allocUnsafe(Math.max(needed, this.#buffer.length * 2))
    this.#buffer.copy(larger, 0, 0, this.#length)
    this.#buffer = larger
  }
}
