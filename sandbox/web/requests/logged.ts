/** The view of a logged exchange, computed on demand. */
import { sql } from 'kysely'
import { fieldsOf, listOf } from '../../../src/values/json.ts'
import type { Body } from '../../platform/attached-body.ts'
import { parsedJson } from '../../platform/value-at.ts'
import type { SiteStore } from '../../storage/database/schema.ts'
import { findRows } from '../../storage/database/site-rows.ts'
import { curlOf } from './curl.ts'
import type { NotedExchange } from './exchange.ts'

/** A caller in the log. */
export interface LoggedCaller {
  readonly role: 'none' | 'visitor' | 'member' | 'owner' | 'app' | 'unknown'
  readonly id?: string
  /** A member's name. */
  readonly name?: string
}

/** The error of an answer. */
export interface Refusal {
  /** The application's code; `VALIDATION` for violations. */
  readonly code: string
  readonly sentence: string
}

/** One request and its response, without secrets. */
export interface LoggedRequest {
  /** Counts from 1, in order of completion. */
  readonly number: number
  /** As in the response's `X-Wix-Request-Id`. */
  readonly requestId: string
  /** By the sandbox's clock, ISO 8601. */
  readonly time: string
  readonly method: string
  readonly path: string
  /** Omitted for pages and unknown paths. */
  readonly operation?: string
  readonly caller: LoggedCaller
  readonly status: number
  readonly milliseconds: number
  /** The simulated failure, if any. */
  readonly fault?: string
  readonly refusal?: Refusal
  readonly request: { readonly headers: Readonly<Record<string, string>>; readonly body?: string }
  readonly answer: { readonly type?: string; readonly location?: string; readonly body?: string }
  /** Repeats the request; secrets are shell variables. */
  readonly curl: string
}

type MemberNames = ReadonlyMap<string, string>

/**
 * The views of exchanges, in their order.
 *
 * @param origin of the sandbox, for the command that repeats a request
 */
export async function logged(
  store: SiteStore,
  exchanges: readonly NotedExchange[],
  origin: string,
): Promise<LoggedRequest[]> {
  const ids = exchanges.flatMap(({ caller }) => (caller?.role === 'member' ? caller.memberId : []))
  const names = await memberNames(store, [...new Set(ids)])
  return exchanges.map((noted) => viewOf(noted, names, origin))
}

function viewOf(noted: NotedExchange, names: MemberNames, origin: string): LoggedRequest {
  const { number, requestId, time, method, path, operation, status, fault, headers } = noted
  const body = textOf(noted.body)
  const answer = textOf(noted.answer)
  const refusal = refusalOf(answer, noted)
  const caller = shownCaller(noted, names)
  return {
    number,
    requestId,
    time: time.toISOString(),
    method,
    path,
    ...(operation && { operation }),
    caller,
    status,
    milliseconds: Math.round(noted.milliseconds * 100) / 100,
    ...(fault && { fault }),
    ...(refusal && { refusal }),
    request: { headers, ...(body !== undefined && { body }) },
    answer: {
      ...(noted.answerType && { type: noted.answerType }),
      ...(noted.location && { location: noted.location }),
      ...(answer !== undefined && { body: answer }),
    },
    curl: curlOf({ method, origin, path, headers, body, token: tokens[caller.role] }),
  }
}

function textOf(body: Body | undefined): string | undefined {
  if (body === undefined || body.length === 0) return undefined
  return typeof body === 'string' ? body : Buffer.from(body).toString()
}

/** Pages ignore tokens, and a request refused before authentication had no valid one. */
function shownCaller({ caller, operation }: NotedExchange, names: MemberNames): LoggedCaller {
  if (caller === undefined) return { role: operation === undefined ? 'none' : 'unknown' }
  if (caller.role === 'visitor') return { role: 'visitor', id: caller.visitorId }
  if (caller.role !== 'member') return { role: caller.role }
  const name = names.get(caller.memberId)
  return { role: caller.owner ? 'owner' : 'member', id: caller.memberId, ...(name && { name }) }
}

/** The shell variable with the caller's token. */
const tokens: Readonly<Record<LoggedCaller['role'], string | undefined>> = {
  none: undefined,
  unknown: 'TOKEN',
  app: 'API_KEY',
  visitor: 'VISITOR_TOKEN',
  member: 'MEMBER_TOKEN',
  owner: 'OWNER_TOKEN',
}

function refusalOf(
  answer: string | undefined,
  { operation, status }: NotedExchange,
): Refusal | undefined {
  // GraphQL answers errors with status 200.
  const isGraphql = operation === 'graphql.query'
  if (answer === undefined || (status < 400 && !isGraphql)) return undefined
  const envelope = fieldsOf(parsedJson(answer))
  if (isGraphql && 'errors' in envelope) {
    const { message, extensions } = fieldsOf(listOf(envelope.errors)[0])
    const { code } = fieldsOf(extensions)
    return message === undefined
      ? undefined
      : { code: typeof code === 'string' ? code : 'GRAPHQL', sentence: String(message) }
  }
  const details = fieldsOf(envelope.details)
  const { code, description } = fieldsOf(details.applicationError)
  if (typeof code === 'string') return { code, sentence: String(description) }
  const violations = listOf(fieldsOf(details.validationError).fieldViolations).map(fieldsOf)
  if (violations.length === 0) return ofCut(answer)
  const sentences = violations.map(({ field, description: text }) =>
    field === '' ? String(text) : `${field} ${text}`,
  )
  return { code: 'VALIDATION', sentence: `${sentences.join('; ')}.` }
}

/** Of an answer too long to be kept whole: its first violations. */
function ofCut(answer: string): Refusal | undefined {
  const [, said] = /^\{"message":"INVALID_ARGUMENT: (.{1,300})/.exec(answer) ?? []
  if (said === undefined) return undefined
  return { code: 'VALIDATION', sentence: `${said.replaceAll('\\"', '"')}…` }
}

/** Names by member id; deleted members have none. */
async function memberNames(store: SiteStore, ids: readonly string[]): Promise<MemberNames> {
  if (ids.length === 0) return new Map()
  const rows = await findRows(store, 'members', {}, sql`id = any(${ids}::text[])`)
  return new Map(
    rows.map(({ id, first_name, last_name, nickname, login_email }) => {
      const name = [first_name, last_name].filter(Boolean).join(' ')
      return [id, name || nickname || login_email]
    }),
  )
}
