/** Asks a sandbox that is running already. */
import { fieldsOf } from '../../../src/values/json.ts'
import { StartFailure } from '../../platform/start-failure.ts'

/** Where a sandbox listens when it is not told another port. */
export const defaultUrl = 'http://127.0.0.1:4100'

/** A call of the developer's own JSON. */
export interface DeveloperCall {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly body?: unknown
}

/** The answer of a running sandbox. Throws a StartFailure with one clear line when there is none. */
export async function ask(url: string, path: string, call: DeveloperCall = {}): Promise<unknown> {
  const { method = 'GET', body } = call
  let answer: Response
  try {
    answer = await fetch(new URL(path, url), {
      method,
      headers: {
        accept: 'application/json',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
  } catch {
    throw new StartFailure(`No sandbox answers at ${url}. Start one, or say where it is by --url.`)
  }
  const text = await answer.text()
  const said = parsed(text)
  if (answer.ok && said !== undefined) return said
  const { message } = fieldsOf(said)
  throw new StartFailure(
    typeof message === 'string' ? message : `${url} is no sandbox: it answered ${answer.status}.`,
  )
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
