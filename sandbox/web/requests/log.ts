/**
 * A ring of a site's newest requests. Recording costs a few references: the view is computed on demand.
 * Secrets are masked before anything is kept.
 */
import { randomUUID } from 'node:crypto'
import { secretTags } from '../../../generated/tags.ts'
import { additionsHeader } from '../../../src/platforms/additions.ts'
import { attachedBody, type Body } from '../../platform/attached-body.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Exchange, NotedExchange } from './exchange.ts'
import { maskedAddress, maskedBody } from './masks.ts'

interface RequestLogLimits {
  /** Requests. */
  readonly count: number
  /** Bytes of all paths, headers and bodies together. */
  readonly bytes: number
  /** Bytes per body; longer ones are truncated. */
  readonly body: number
}

const defaultLimits: RequestLogLimits = { count: 500, bytes: 8 * 1024 * 1024, body: 16 * 1024 }

/** The headers for repeating a request; all others are dropped. */
const keptHeaders = [
  'content-type',
  'x-wix-currency',
  'idempotency-key',
  'if-match',
  additionsHeader,
]

/** Answers of these are masked before they are kept. */
const secretOperation = new RegExp(`^(?:${secretTags.join('|')})\\.`)

/** The newest requests of one site. */
export class RequestLog {
  /** Identifies this run's log: numbers restart with every run. */
  readonly id: string = randomUUID()
  readonly #clock: Clock
  readonly #limits: RequestLogLimits
  #kept: NotedExchange[] = []
  #bytes = 0
  #last = 0

  constructor(clock: Clock, limits: RequestLogLimits = defaultLimits) {
    this.#clock = clock
    this.#limits = limits
  }

  /** The number of the newest request; 0 without any. */
  get newest(): number {
    return this.#last
  }

  /** Starts timing a request; the returned function records its answer. */
  begin(request: Request, exchange: Exchange): (answer: Response) => void {
    const time = this.#clock.now()
    const start = performance.now()
    return (answer) => this.#note(request, exchange, answer, { time, start })
  }

  /** Exchanges with a number above `after`, newest first. */
  read({ after = 0 }: { readonly after?: number } = {}): NotedExchange[] {
    return this.#kept.filter(({ number }) => number > after).reverse()
  }

  /** The exchange of a number, while it is kept. */
  find(number: number): NotedExchange | undefined {
    return this.#kept.find((exchange) => exchange.number === number)
  }

  /** Clears the log; numbering continues. */
  clear(): void {
    this.#kept = []
    this.#bytes = 0
  }

  #note(
    request: Request,
    exchange: Exchange,
    answer: Response,
    { time, start }: { readonly time: Date; readonly start: number },
  ): void {
    const { operation } = exchange
    const isSecret = operation === undefined || secretOperation.test(operation)
    const { headers } = answer
    const location = headers.get('location')
    this.#last += 1
    this.#keep({
      ...exchange,
      number: this.#last,
      time,
      milliseconds: performance.now() - start,
      method: request.method,
      path: keptPath(request.url),
      headers: keptHeadersOf(request.headers),
      body: this.#cut(masked(attachedBody(request))),
      status: answer.status,
      answerType: headers.get('content-type') ?? undefined,
      location: location === null ? undefined : maskedAddress(location),
      answer: this.#cut(isSecret ? masked(attachedBody(answer)) : attachedBody(answer)),
    })
  }

  #keep(noted: NotedExchange): void {
    this.#kept.push(noted)
    this.#bytes += sizeOf(noted)
    const { count, bytes } = this.#limits
    let dropped = 0
    while (this.#kept.length - dropped > count || this.#bytes > bytes) {
      const oldest = this.#kept[dropped]
      if (oldest === undefined) break
      this.#bytes -= sizeOf(oldest)
      dropped += 1
    }
    if (dropped > 0) this.#kept.splice(0, dropped)
  }

  /** Copies the part of a body: a view would retain the whole buffer. */
  #cut(body: Body | undefined): Body | undefined {
    const { body: limit } = this.#limits
    if (body === undefined || body.length <= limit) return body
    const part = body.slice(0, limit)
    return Buffer.from(part)
  }
}

/** Longer bodies are truncated before masking. */
const mostRead = 64 * 1024

function masked(body: Body | undefined): Body | undefined {
  if (body === undefined || body.length === 0) return undefined
  const part = body.slice(0, mostRead)
  return maskedBody(typeof part === 'string' ? part : Buffer.from(part).toString())
}

function keptPath(address: string): string {
  const path = address.slice(address.indexOf('/', address.indexOf('//') + 2))
  return path.includes('?') ? maskedAddress(path) : path
}

function keptHeadersOf(headers: Headers): Record<string, string> {
  const kept: Record<string, string> = {}
  for (const name of keptHeaders) {
    const value = headers.get(name)
    if (value !== null) kept[name] = value
  }
  return kept
}

function sizeOf({ path, headers, body, answer }: NotedExchange): number {
  const texts = [path, ...Object.values(headers), body ?? '', answer ?? '']
  return texts.reduce((sum, { length }) => sum + length, 0)
}
