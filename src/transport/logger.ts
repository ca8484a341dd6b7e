/** Hooks that write one line per event, without secrets. */
import type { ApiError } from '../errors/api-error.ts'
import { fieldsOf } from '../values/json.ts'
import type { Hooks } from './hooks.ts'

/** Where lines go: `console`, or any object with its methods. */
export interface Logger {
  debug(line: string): void
  warn(line: string): void
  error(line: string): void
}

/** Host, path and the names of the query: its values may be personal or secret. */
const withoutValues = (url: string): string => {
  const [address = '', search] = url.split('?')
  if (!search) return address
  const names = search.split('&').map((pair) => pair.split('=')[0])
  return `${address}?${[...new Set(names)].join('&')}`
}

/** The platform's message, or why there was none: on one line, because a log has one per event. */
const reasonOf = ({ details, code, cause }: ApiError): string => {
  const { systemError } = details
  if (systemError) return `: ${JSON.stringify(systemError)}`
  return code === 'NETWORK' ? `: ${fieldsOf(cause).message}` : ''
}

const idOf = (requestId: string | undefined): string => (requestId ? ` (${requestId})` : '')

/**
 * Hooks for {@link createClient} that log every event, without headers, bodies and query values.
 *
 * @example
 * createClient({ platform, clientId, hooks: logTo(console) })
 */
export const logTo = (logger: Logger): Hooks => ({
  onRequest: ({ operation, method, url, attempt }) =>
    logger.debug(`→ ${method} ${withoutValues(url)} ${operation} #${attempt}`),
  onResponse: ({ operation, status, duration, requestId }) =>
    logger.debug(`← ${status} ${operation} ${Math.round(duration)} ms${idOf(requestId)}`),
  onRetry: ({ operation, attempt, delay, status, requestId }) =>
    logger.warn(
      `↻ ${operation} #${attempt} ${status ?? 'no response'}${idOf(requestId)}, again in ${Math.round(delay)} ms`,
    ),
  // A page that is left ends its calls: that is no failure to look into.
  onError: ({ operation, error }) =>
    logger[error.code === 'ABORTED' ? 'debug' : 'error'](
      `✕ ${operation} ${error.kind} ${error.code}${idOf(error.requestId)}${reasonOf(error)}`,
    ),
  onUnreadable: ({ operation, path, requestId }) =>
    logger.warn(`? ${operation} ${path} is no readable date${idOf(requestId)}`),
})
