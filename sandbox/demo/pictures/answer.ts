/** Serves the store's images. */
import { attachBody } from '../../platform/attached-body.ts'
import { allowCompression } from '../../web/http/compression.ts'
import { readPicture } from './files.ts'

/** The image of a name such as `mug-stoneware-mug-oat-1.svg`. Deterministic. */
export function mediaAnswer(name: string): Response {
  const picture = readPicture(name)
  const answer = new Response(picture, {
    headers: {
      'content-type': 'image/svg+xml; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      // An image opened directly runs no script.
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'cross-origin-resource-policy': 'cross-origin',
    },
  })
  return allowCompression(attachBody(answer, picture))
}
