/** The demo store's images: a file per product, colour and view, per collection and per person. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { attachBody } from '../../platform/attached-body.ts'
import { onceMade } from '../../platform/once-made.ts'
import { allowCompression } from '../../web/http/compression.ts'

// A path, not a URL: jsdom replaces the global URL, and bundlers rewrite the idiom. Jest 29 tells a module nothing but its URL.
const folder = join(fileURLToPath(import.meta.url), '../media')

/** The placeholder. */
const parcel = 'box-gifts-1'

/** Serves the image of a name such as `mug-stoneware-mug-oat-1.svg`. Deterministic. */
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

/** The image of a name such as `mug-stoneware-mug-oat-1`, as SVG. Every name has one. */
export function readPicture(name: string): string {
  return readFileSync(join(folder, `${pictureFor(name)}.svg`), 'utf8')
}

/** The names of all images, without extension. */
export const pictureNames = onceMade((): readonly string[] =>
  readdirSync(folder)
    .map((file) => file.replace(/\.svg$/, ''))
    .sort(),
)

/** Falls back to an image of the name's kind, which is its first word. */
function pictureFor(name: string): string {
  const asked = name.replace(/\.svg$/, '')
  if (pictureNames().includes(asked)) return asked
  const [kind] = asked.toLowerCase().split('-')
  return pictureNames().find((file) => file.startsWith(`${kind}-`)) ?? parcel
}
