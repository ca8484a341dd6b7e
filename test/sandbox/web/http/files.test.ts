/** What is served beside the API: pictures and the console. */
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type IncomingHttpHeaders, request } from 'node:http'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mediaAnswer } from '../../../../sandbox/demo/pictures/files.ts'
import { type Listening, listen } from '../../../../sandbox/web/http/listen.ts'

/** Long enough that it is worth compressing. */
const script = `export const words = ${JSON.stringify('word '.repeat(400))}`

let folder: string
let open: Listening

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'storefront-console-'))
  mkdirSync(join(folder, 'built', 'assets'), { recursive: true })
  writeFileSync(join(folder, 'secret.txt'), 'outside')
  writeFileSync(join(folder, 'built', 'index.html'), '<!doctype html><title>Console</title>')
  writeFileSync(join(folder, 'built', 'assets', 'index-abc.js'), script)
  const api = async (asked: Request) => new Response(`api ${new URL(asked.url).pathname}`)
  const settingsAt = (host: string) =>
    host.startsWith('127.0.0.1:')
      ? ({ platform: 'sandbox', clientId: 'c-1', strict: false } as const)
      : undefined
  open = await listen(api, { port: 0, console: { folder: join(folder, 'built'), settingsAt } })
})
afterAll(async () => {
  await open?.close()
  rmSync(folder, { recursive: true, force: true })
})

/** A raw request: `fetch` would tidy the path up. */
function get(
  path: string,
  headers: Record<string, string> = {},
): Promise<{
  status: number
  type: string
  text: string
  body: Buffer
  location: string
  headers: IncomingHttpHeaders
}> {
  return new Promise((resolve, reject) => {
    const { port } = new URL(open.url)
    const asked = request({ host: '127.0.0.1', port, path, headers }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () => {
        const body = Buffer.concat(chunks)
        resolve({
          status: answer.statusCode ?? 0,
          type: answer.headers['content-type'] ?? '',
          location: answer.headers.location ?? '',
          headers: answer.headers,
          body,
          text: body.toString(),
        })
      })
    })
    asked.on('error', reject)
    asked.end()
  })
}

describe('the console', () => {
  it('is the redirect of the root, with one page for every screen', async () => {
    expect(await get('/')).toMatchObject({ status: 302, location: '/console/' })
    for (const path of ['/console/', '/console/products', '/console/products/7/edit?x=1']) {
      expect(await get(path)).toMatchObject({
        status: 200,
        text: expect.stringContaining('Console'),
      })
    }
  })

  it('serves its files with types; a missing file is 404', async () => {
    expect(await get('/console/assets/index-abc.js')).toMatchObject({
      status: 200,
      type: 'text/javascript',
    })
    expect(await get('/console/assets/gone.js')).toMatchObject({ status: 404 })
  })

  it.each([
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip, deflate', 'gzip', gunzipSync],
  ] as const)(
    'is sent compressed to a client that accepts %s',
    async (accepted, encoding, decompress) => {
      const { headers, body } = await get('/console/assets/index-abc.js', {
        'accept-encoding': accepted,
      })
      expect(headers).toMatchObject({ 'content-encoding': encoding, vary: 'Accept-Encoding' })
      expect(body.length).toBeLessThan(script.length / 4)
      expect(decompress(body).toString()).toBe(script)
    },
  )

  it('has immutable caching for hashed names, requested once', async () => {
    const { headers } = await get('/console/assets/index-abc.js')
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
    const page = await get('/console/products')
    expect(page.headers['cache-control']).toBe('no-cache')
    const again = await get('/console/products', { 'if-none-match': String(page.headers.etag) })
    expect(again.status).toBe(304)
  })

  it('runs only its own scripts, reaches only its platform, and is framed by nothing', async () => {
    const { headers } = await get('/console/')
    const policy = String(headers['content-security-policy']).split('; ')
    for (const own of ['script', 'connect', 'font', 'frame'])
      expect(policy).toContain(`${own}-src 'self'`)
    for (const none of ['default-src', 'base-uri', 'form-action', 'frame-ancestors'])
      expect(policy).toContain(`${none} 'none'`)
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
    })
  })

  it('survives malformed addresses', async () => {
    for (const path of ['//', '/console/%', '/console/products?%zz']) {
      expect((await get(path)).status).toBeLessThan(500)
    }
  })

  it('gets the store it manages', async () => {
    const settings = await get('/console/settings.json')
    expect(settings.headers['cache-control']).toBe('no-store')
    expect(JSON.parse(settings.text)).toEqual({
      platform: 'sandbox',
      clientId: 'c-1',
      strict: false,
    })
  })

  it('serves nothing outside its folder', async () => {
    for (const path of [
      '/console/../secret.txt',
      '/console/..%2fsecret.txt',
      '/console/%2e%2e/secret.txt',
      '/console/assets/..%2f..%2fsecret.txt',
      '/console/%00',
      '/console//etc/passwd',
    ]) {
      expect((await get(path)).text).not.toMatch(/outside|root:/)
    }
  })

  it('leaves everything else to the API', async () => {
    expect((await get('/v1/products')).text).toBe('api /v1/products')
  })
})

describe('a console rebuilt while served', () => {
  const built = () => join(folder, 'built')

  it('is the new one, without the files of the previous one', async () => {
    await get('/console/assets/index-abc.js')
    rmSync(built(), { recursive: true })
    expect(await get('/console/')).toMatchObject({
      status: 404,
      text: 'The console is not built.',
    })

    mkdirSync(join(built(), 'assets'), { recursive: true })
    writeFileSync(join(built(), 'assets', 'index-def.js'), 'export const longer = "than before"')
    writeFileSync(join(built(), 'index.html'), '<!doctype html><title>The new one</title>')
    expect(await get('/console/')).toMatchObject({
      status: 200,
      text: expect.stringContaining('The new one'),
    })
    expect(await get('/console/assets/index-abc.js')).toMatchObject({ status: 404 })
    expect(await get('/console/assets/index-def.js')).toMatchObject({
      status: 200,
      text: expect.stringContaining('than before'),
    })
  })

  it('aborts only the response of an unreadable file', async () => {
    const unreadable = createServer().listen(join(built(), 'assets', 'index-xyz.js'))
    await once(unreadable, 'listening')
    await expect(get('/console/assets/index-xyz.js')).rejects.toThrow()
    unreadable.close()
    expect(await get('/console/')).toMatchObject({ status: 200 })
  })
})

describe('a picture', () => {
  it('is cached by browsers and runs no scripts', () => {
    const { headers } = mediaAnswer('mug-a-1.svg')
    expect(headers.get('content-type')).toContain('image/svg+xml')
    expect(headers.get('cache-control')).toContain('immutable')
    expect(headers.get('content-security-policy')).toContain("default-src 'none'")
  })
})
