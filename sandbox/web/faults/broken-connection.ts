/** Answers that are not delivered: the transport breaks their connection. */
import { attachedBody } from '../../platform/attached-body.ts'

/** The faults of an answer, by name. */
export const faultHeader = 'X-Sandbox-Fault'

/** No answer, a truncated one, or a connection that hangs. */
const breaking = ['reset', 'cutBody', 'stalledHeaders'] as const

/** How an answer breaks its connection, if it does. By a header, which the answer to HEAD takes over from that to GET. */
export function brokenConnection({ headers }: Response) {
  return breaking.find((how) => headers.get(faultHeader)?.includes(how))
}

/** A broken connection for a caller in this process, as `fetch` reports it: rejects, or hangs until aborted. */
export async function arrived(request: Request, answer: Response): Promise<Response> {
  switch (brokenConnection(answer)) {
    case undefined:
      return answer
    case 'reset':
      throw new TypeError('fetch failed', { cause: new Error('The connection was reset') })
    case 'cutBody':
      return cutOff(answer)
    case 'stalledHeaders':
      return new Promise((_, reject) => {
        const { signal } = request
        const giveUp = () => reject(signal.reason)
        if (signal.aborted) giveUp()
        signal.addEventListener('abort', giveUp, { once: true })
      })
  }
}

function cutOff(answer: Response): Response {
  const part = Buffer.from(attachedBody(answer) ?? '')
  let sent = false
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      if (sent) controller.error(new TypeError('terminated', { cause: new Error('cut off') }))
      else controller.enqueue(new Uint8Array(part))
      sent = true
    },
  })
  return new Response(body, { status: answer.status, headers: answer.headers })
}
