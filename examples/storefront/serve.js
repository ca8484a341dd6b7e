// The production server for the output of `npm run build`.
import { createServer } from 'node:http'
import { createRequestListener } from '@react-router/node'
import sirv from 'sirv'
import * as build from './build/server/index.js'

const port = Number(process.env.PORT ?? 3000)
const files = sirv('build/client', {
  etag: true,
  setHeaders: (response, pathname) => {
    // File names below assets/ contain a content hash.
    if (pathname.startsWith('/assets/')) {
      response.setHeader('cache-control', 'public, max-age=31536000, immutable')
    }
  },
})
const shop = createRequestListener({ build })

const server = createServer(async (request, response) => {
  const { url = '/' } = request
  const refuse = (status) => response.writeHead(status).end()
  if (url.startsWith(`${build.basename}assets/`)) {
    request.url = url.slice(build.basename.length - 1)
    return files(request, response, () => refuse(404))
  }
  // `//evil.example/` would be an address of that host, whose forms would pass for the shop's own.
  if (!/^\/(?![/\\])/.test(url)) return refuse(404)
  try {
    await shop(request, response)
  } catch {
    // Such as TRACE, or an invalid Host: unhandled, it would end the process.
    if (response.headersSent) response.destroy()
    else refuse(400)
  }
})
server.listen(port, () => console.log(`http://localhost:${port}${build.basename}`))

// Answers what is under way: a deployment must not cut off a checkout.
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => server.close(() => process.exit()))
}
