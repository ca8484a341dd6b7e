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

createServer((request, response) => {
  const { url = '/' } = request
  if (!url.startsWith(`${build.basename}assets/`)) return shop(request, response)
  request.url = url.slice(build.basename.length - 1)
  files(request, response, () => response.writeHead(404).end())
}).listen(port, () => console.log(`http://localhost:${port}${build.basename}`))
