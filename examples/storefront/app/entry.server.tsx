/** Turns a page into HTML. */
import { renderToReadableStream } from 'react-dom/server'
import { type EntryContext, ServerRouter } from 'react-router'

/** A page is sent whole: it is small, and its status is known before the first byte. */
export default async function answer(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const body = await renderToReadableStream(<ServerRouter context={context} url={request.url} />, {
    onError: (error) => console.error(error),
  })
  await body.allReady
  headers.set('content-type', 'text/html; charset=utf-8')
  return new Response(body, { status, headers })
}
