/** A store in a folder that is killed in the middle of writes, and opened again. */
import { type Announcement, type Command, startSandbox } from '../command/command.ts'
import type { Action } from './ledger.ts'

/** A response; status 0 if there was none. */
export interface Heard {
  readonly status: number
  readonly isReplayed: boolean
  readonly body: Json
}

/** JSON of any shape. */
export interface Json {
  readonly [key: string]: Json
}

const unheard: Heard = { status: 0, isReplayed: false, body: {} }

export class KilledStore {
  readonly #folder: string
  #running: Command & Announcement

  private constructor(folder: string, running: Command & Announcement) {
    this.#folder = folder
    this.#running = running
  }

  static async open(folder: string): Promise<KilledStore> {
    return new KilledStore(folder, await startSandbox('--data', folder))
  }

  /** Calls the store. A call without a response may have been applied. */
  async send(method: string, path: string, body: object, key?: string): Promise<Heard> {
    const { url, apiKey } = this.#running
    try {
      const answer = await fetch(`${url}${path}`, {
        method,
        headers: {
          authorization: apiKey,
          'content-type': 'application/json',
          ...(key === undefined ? {} : { 'idempotency-key': key }),
        },
        body: JSON.stringify(body),
      })
      return {
        status: answer.status,
        isReplayed: answer.headers.has('idempotent-replayed'),
        body: await answer.json(),
      }
    } catch {
      return unheard
    }
  }

  do({ path, body, key }: Action): Promise<Heard> {
    return this.send('POST', path, body, key)
  }

  /** One in ten calls of stock breaks before or after it is applied, one in ten is refused. */
  async makeTrouble(seed: number): Promise<void> {
    const operation = 'inventory.*'
    await this.send('PUT', '/_sandbox/faults.json', {
      seed,
      faults: [
        { operation, type: 'status', status: 503, rate: 0.1 },
        { operation, type: 'reset', rate: 0.05 },
        { operation, type: 'reset', before: true, rate: 0.05 },
      ],
    })
  }

  kill(): void {
    this.#running.child.kill('SIGKILL')
  }

  /** Awaits the exit, reopens the store, and returns the exit status. */
  async reopen(): Promise<number | string | null> {
    const ended = await this.#running.ended
    this.#running = await startSandbox('--data', this.#folder)
    return ended
  }

  /** Shuts down; returns the exit code and output. */
  async end(): Promise<[number | string | null, string]> {
    this.#running.child.kill('SIGTERM')
    return [await this.#running.ended, this.#running.output().stderr]
  }
}
