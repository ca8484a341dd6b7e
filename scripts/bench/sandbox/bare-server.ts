// A bare Node server that answers every request with fixed bytes: the lower bound of HTTP in Node.
import { createServer } from 'node:http'

process.once('message', (text) => {
  const body = Buffer.from(String(text))
  const server = createServer((request, response) => {
    request.resume()
    request.once('end', () => {
      response.writeHead(200, {
        'content-type': 'application/json; charset=utf-8',
        'content-length': body.length,
      })
      response.end(body)
    })
  })
  server.listen(0, '127.0.0.1', () => {
    const address = server.address()
    process.send?.(typeof address === 'object' && address !== null ? address.port : 0)
  })
})
