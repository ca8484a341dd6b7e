/** No secret reaches the request log, however it is written. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import bundle from '../../../../generated/openapi.json' with { type: 'json' }
import { operationList } from '../../../../generated/operations/list.ts'
import { secretTags } from '../../../../generated/tags.ts'
import { newSecret } from '../../../../sandbox/people/identity/secrets.ts'
import { mask, maskedAddress, maskedBody } from '../../../../sandbox/web/requests/masks.ts'

const names = [
  ...['password', 'newPassword', 'refreshToken', 'access_token', 'sessionToken', 'stateToken'],
  ...['recoveryToken', 'codeVerifier', 'client_secret', 'Authorization', 'Set-Cookie', 'apiKey'],
  ...['captchaTokens', 'idpTokenParams', 'token', 'otp'],
]

/** Nothing that could be part of what surrounds it. */
const secret = fc.stringMatching(/^[A-Za-z0-9]{6,20}$/).map((text) => `Q${text}Q`)

describe('a secret', () => {
  it('is masked by its name, at any depth of JSON', () => {
    const nested = fc.tuple(fc.constantFrom(...names), secret).chain(([name, value]) =>
      fc
        .constantFrom<(inner: unknown) => unknown>(
          (inner) => inner,
          (inner) => ({ a: [1, { b: inner }] }),
          (inner) => [inner, { id: 'x' }],
        )
        .map((wrap) => ({ value, body: JSON.stringify(wrap({ [name]: value, shown: 'yes' })) })),
    )
    fc.assert(
      fc.property(nested, ({ value, body }) => {
        const kept = maskedBody(body)
        expect(kept).not.toContain(value)
        expect(kept).toContain('"shown":"yes"')
      }),
    )
  })

  it('is masked below its name: in lists, in objects, as a number', () => {
    const body = { captchaTokens: [{ Recaptcha: 'abc', other: { deep: 'def' } }], password: 123456 }
    expect(JSON.parse(maskedBody(JSON.stringify(body)))).toEqual({
      captchaTokens: [{ Recaptcha: mask, other: { deep: mask } }],
      password: mask,
    })
  })

  it('is masked in truncated and non-JSON text', () => {
    fc.assert(
      fc.property(fc.constantFrom(...names), secret, fc.nat(60), (name, value, cut) => {
        const body = JSON.stringify({ shown: 'yes', [name]: `${value}"\\ ${value}`, more: 1 })
        const kept = maskedBody(body.slice(0, Math.max(10, body.length - cut)))
        expect(kept).not.toContain(value)
      }),
    )
  })

  it.each([
    [`{password: 'hunter two', shown}`, `{password: "${mask}", shown}`],
    ['{token = hunter2, shown}', `{token = "${mask}", shown}`],
    ['{"api_key" : hunter2}', `{"api_key" : "${mask}"}`],
    ['{"my-secret-word":"hunter two', `{"my-secret-word":"${mask}"`],
    ['[signature=hunter2]', `[signature="${mask}"]`],
    ['{passphrase:hunter2&shown', `{passphrase:"${mask}"&shown`],
  ])('is masked in %s', (text, kept) => {
    expect(maskedBody(text)).toBe(kept)
  })

  // The time was cubic: a few kilobytes took minutes.
  it('is masked in a truncated body of long words', () => {
    const long = 'pass-'.repeat(10_000)
    const kept = maskedBody(`{"state":"","note":"${long}","password":"hunter2`)
    expect(kept).toContain(long)
    expect(kept).not.toContain('hunter2')
  })

  // Each sign nested the text once more, up to the end of the stack.
  it.each(['=', 'a=', 'code=', 'eyJ-', '%3D', 'a%3D', '+=', '&', '?'])(
    'is masked beside a long row of %s',
    (sign) => {
      const row = sign.repeat(32_000 / sign.length)
      for (const text of [
        JSON.stringify({ row, password: 'hunter2' }),
        `x=${row}&password=hunter2`,
      ]) {
        const kept = maskedBody(text)
        expect(kept).toContain(row)
        expect(kept).not.toContain('hunter2')
      }
    },
  )

  it('is masked in a body that nests deeper than the stack', () => {
    const [open, close] = ['[', ']'].map((bracket) => bracket.repeat(30_000))
    expect(maskedBody(`{"password":"hunter2","a":${open}"b"${close}}`)).not.toContain('hunter2')
    expect(maskedBody(`{"a":${open}{"password":"hunter2"}${close}}`)).not.toContain('hunter2')
  })

  it('is masked in forms and addresses, and in addresses within them', () => {
    fc.assert(
      fc.property(fc.constantFrom(...names), secret, (name, value) => {
        const query = new URLSearchParams({ shown: 'yes', [name]: value }).toString()
        expect(maskedBody(query)).toBe(`shown=yes&${name}=${mask}`)
        const address = `http://127.0.0.1:4100/page?${query}#x`
        expect(maskedAddress(address)).toBe(
          `http://127.0.0.1:4100/page?shown=yes&${name}=${mask}#x`,
        )
        const within = `/go?to=${encodeURIComponent(address)}`
        expect(decodeURIComponent(maskedAddress(within))).not.toContain(value)
        expect(maskedBody(JSON.stringify({ fullUrl: address }))).not.toContain(value)
      }),
    )
  })

  it.each([
    ['/go?to=http://localhost/a&x=a=b&flag', '/go?to=http://localhost/a&x=a=b&flag'],
    ['/go?x=%E0%A4%A&token=abc', `/go?x=%E0%A4%A&token=${mask}`],
    ['/go?x=%2B1+2&token=a=b', `/go?x=%2B1+2&token=${mask}`],
    ['{"form":"x=1&token=abc"}', `{"form":"x=1&token=${mask}"}`],
  ])('of %s alone is masked', (text, kept) => {
    expect((text.startsWith('/') ? maskedAddress : maskedBody)(text)).toBe(kept)
  })

  it('is masked by its format, whatever its name', () => {
    for (const kind of [
      'visitor-access',
      'member-refresh',
      'session',
      'code',
      'recovery',
    ] as const) {
      const value = newSecret(kind)
      const texts = [`{"note":"${value}"}`, `x=${value}`, `say ${value} twice ${value}`]
      for (const text of [...texts, `x=1&${value}`, `{"to":"/page?${value}"}`]) {
        expect(maskedBody(text)).not.toContain(value)
      }
      expect(maskedAddress(`/a/${value}?b=${value}`)).not.toContain(value)
    }
  })

  it('is the code of a mail, but not that of a coupon or an error', () => {
    expect(maskedBody('{"code":"123456"}')).toBe(`{"code":"${mask}"}`)
    for (const typed of ['12 34 56', '123-456', '١٢٣٤٥٦', '１２３ ４５６'])
      expect(maskedBody(JSON.stringify({ code: typed }))).toBe(`{"code":"${mask}"}`)
    expect(maskedBody('code=123-456&x=1')).toBe(`code=${mask}&x=1`)
    for (const long of ['X'.repeat(32), 'x_-.'.repeat(12)]) {
      expect(maskedBody(`{"state":"${long}"}`)).toBe(`{"state":"${mask}"}`)
      expect(maskedAddress(`/callback?code=${long}&a=b`)).toBe(`/callback?code=${mask}&a=b`)
    }
    for (const shown of ['12345', 'CODE 123456', '123456 x', 'X'.repeat(31), `${'X'.repeat(32)}!`])
      expect(maskedBody(`{"code":"${shown}"}`)).toBe(`{"code":"${shown}"}`)
    expect(maskedBody('{"coupon":{"code":"TENOFF"}}')).toBe('{"coupon":{"code":"TENOFF"}}')
    const refusal = '{"details":{"applicationError":{"code":"INVALID_GRANT"}}}'
    expect(maskedBody(refusal)).toBe(refusal)
  })
})

describe('the masked responses', () => {
  it('are all with a secret field', () => {
    const suspicious = /pass(word|code)|secret|token(?!_type|type)|verifier|apiKey/i
    // Cursors and captcha versions prove nothing.
    const harmless = new Set(['tokenType', 'token_type', 'nextPageToken'])
    const found = operationList
      .filter(({ tag }) => !secretTags.includes(tag))
      .flatMap(({ id, method, path }) => {
        const item: object = Object(Reflect.get(bundle.paths, path))
        const { responses }: { responses?: object } = Object(
          Reflect.get(item, method.toLowerCase()),
        )
        const success: unknown = Reflect.get(responses ?? {}, '200')
        return [...fieldNames(success, new Set())]
          .filter((name) => suspicious.test(name) && !harmless.has(name))
          .map((name) => `${id}: ${name}`)
      })
    expect(found).toEqual([])
  })
})

function* fieldNames(node: unknown, seen: Set<unknown>): Generator<string> {
  if (typeof node !== 'object' || node === null || seen.has(node)) return
  seen.add(node)
  const entries: [string, unknown][] = Object.entries(node)
  for (const [key, value] of entries) {
    if (key === '$ref' && typeof value === 'string') {
      const target = value
        .slice(2)
        .split('/')
        .reduce<unknown>((at, part) => Reflect.get(Object(at), part), bundle)
      yield* fieldNames(target, seen)
    } else {
      if (key === 'properties') yield* Object.keys(Object(value))
      yield* fieldNames(value, seen)
    }
  }
}

describe('a text without secrets', () => {
  it.each(['{ "name" : "Mug" }', '\n[ 1.0,  2 ]', 'name=Mug&size=L', 'Mug, 2 pieces'])(
    'is kept as written: %j',
    (text) => {
      expect(maskedBody(text)).toBe(text)
    },
  )

  it('keeps empty fields with secret names', () => {
    expect(maskedBody('{"password":"","shown":1}')).toBe('{"password":"","shown":1}')
    expect(maskedBody('password=&shown=1')).toBe('password=&shown=1')
  })

  it('is JSON after spaces, too', () => {
    expect(maskedBody('  {"password":"a b","shown":1}')).toBe(`{"password":"${mask}","shown":1}`)
  })
})
