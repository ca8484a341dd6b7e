/** Forms as anyone may send them to a shop's own server. */
import { expect, it } from 'vitest'
import { readForm } from '../../../src/next/index.ts'

const sent = (body: RequestInit['body'], type?: string) =>
  new Request('http://127.0.0.1/cart', {
    method: 'POST',
    ...(body && { body }),
    ...{ duplex: 'half' },
    ...(type !== undefined && { headers: { 'content-type': type } }),
  })

const text = 'note=Zw%C3%B6lf+%26+mehr'

it('are read as browsers send them, also with a file', async () => {
  const fields = new FormData()
  fields.set('note', 'Zwölf & mehr')
  fields.set('file', new Blob(['text']), 'a.txt')
  for (const request of [sent(fields), sent(text, 'application/x-www-form-urlencoded')])
    expect((await readForm(request)).get('note')).toBe('Zwölf & mehr')
})

it.each([
  ['JSON', '{}', 'application/json'],
  ['no body', undefined, undefined],
  ['a form that is cut off', '--a\r\nContent-Dis', 'multipart/form-data; boundary=a'],
])('are refused as %s', async (_, body, type) => {
  await expect(readForm(sent(body, type))).rejects.toMatchObject({
    code: 'INVALID_ARGUMENT',
    status: 400,
  })
})

it('are refused where they are longer than any form, however much would follow', async () => {
  let pulled = 0
  const endless = new ReadableStream({
    pull: (controller) => {
      pulled += 1
      controller.enqueue(new Uint8Array(65_536).fill(97))
    },
  })
  const refused = readForm(sent(endless, 'application/x-www-form-urlencoded'))
  await expect(refused).rejects.toMatchObject({ code: 'INVALID_ARGUMENT', status: 413 })
  expect(pulled).toBeLessThan(300)
})
