/** A logged request as a shell command. */

interface Repeated {
  readonly method: string
  readonly origin: string
  /** Path and query. */
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | undefined
  /** The shell variable with the caller's token. */
  readonly token: string | undefined
}

/** One line per option; the token stays a variable. */
export function curlOf({ method, origin, path, headers, body, token }: Repeated): string {
  const given = Object.entries(headers).filter(([name]) => name !== 'idempotency-key')
  // curl would wait for the body of a HEAD, and read brackets as a pattern.
  const verb = method === 'HEAD' ? ' --head' : method === 'GET' ? '' : ` -X ${method}`
  const plain = /[[\]{}]/.test(path) ? ' --globoff' : ''
  const lines = [
    `curl${verb}${plain} ${quoted(`${origin}${path}`)}`,
    ...(token === undefined ? [] : [`-H "Authorization: $${token}"`]),
    ...given.map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    ...(body === undefined ? [] : [`--data-raw ${quoted(body)}`]),
  ]
  return lines.join(' \\\n  ')
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`
}
