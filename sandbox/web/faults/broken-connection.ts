/** Marks answers for a broken connection; the transport breaks it. */
import { attachedBody } from '../../platform/attached-body.ts'

/** No answer, a truncated one, or a connection that hangs. */
type BrokenConnection = 'reset' | 'cutBody' | 'stalledHeaders'

const broken = new WeakMap<Response, BrokenConnection>()

/** Marks an answer as undeliverable. */
export function breakConnection(answer: Response, how: BrokenConnection): Response {
  broken.set(answer, how)
  return answer
}

/** The mark of an answer, if any. */
export function brokenConnection(answer: Response): BrokenConnection | undefined {
  return broken.get(answer)
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
