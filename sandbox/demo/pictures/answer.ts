/** Serves the store's pictures, drawn on the spot. */

import { noteBody } from '../../platform/noted-body.ts'
import { allowCompression } from '../../web/http/compression.ts'
import { drawPicture } from './picture.ts'

/** The picture of a name such as `ceramics-mug-3.svg`. The same name is always the same picture. */
export function mediaAnswer(name: string): Response {
  const picture = drawPicture(name.replace(/\.svg$/, ''))
  const answer = new Response(picture, {
    headers: {
      'content-type': 'image/svg+xml; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      // A picture opened by itself runs nothing.
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'cross-origin-resource-policy': 'cross-origin',
    },
  })
  return allowCompression(noteBody(answer, picture))
}
