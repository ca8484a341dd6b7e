import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isEmail, normalEmail } from '../../../../sandbox/commerce/rules/email.ts'
import { isLoopback, loopbackOrigin } from '../../../../sandbox/commerce/rules/loopback.ts'
import { isAllowedTarget } from '../../../../sandbox/commerce/rules/redirect-targets.ts'
import { anyUrl } from '../../../setup/any-text.ts'

describe('an e-mail address', () => {
  it.each(['a@b.c', 'ada.byron+shop@mail.example', "o'neil@x.y", `${'a'.repeat(250)}@b.c`])(
    'may be %s',
    (email) => {
      expect(isEmail(email)).toBe(true)
    },
  )

  it.each([
    '',
    'a',
    '@b',
    'a@',
    'a@b',
    'ä@b.c',
    'a@b@c.d',
    'a b@c.d',
    'a@b c.d',
    ' a@b.c',
    'a@b.c\n',
    '<a@b.c>',
    'a,b@c.d',
    'a@b;c.d',
    'a@(b.c)',
    'a@[1]',
    'a:b@c.d',
    'a\\@b.c',
    '"a"@b.c',
    `${'a'.repeat(251)}@b.c`,
  ])('is not %j', (email) => {
    expect(isEmail(email)).toBe(false)
  })

  it('is compared case-insensitively, without surrounding spaces', () => {
    expect(normalEmail('  Ada@Example.COM\t')).toBe('ada@example.com')
  })
})

describe('a loopback host name', () => {
  it.each(['localhost', '[::1]', '127.0.0.1', '127.255.10.9'])('is %s', (name) => {
    expect(isLoopback(name)).toBe(true)
  })

  it.each([
    '',
    'example.com',
    'localhost.example.com',
    'my-localhost',
    '::1',
    '127.0.0',
    '127.0.0.1.example',
    '127.0.0.1234',
    '127.a.b.c',
    '10.127.0.0.1',
    '128.0.0.1',
    '0.0.0.0',
  ])('is not %j', (name) => {
    expect(isLoopback(name)).toBe(false)
  })

  it('has the origin of an address with any port and path', () => {
    expect(loopbackOrigin('http://localhost:5173/shop?a=1#b')).toBe('http://localhost:5173')
    expect(loopbackOrigin('https://127.0.0.1')).toBe('https://127.0.0.1')
    for (const address of [
      'null',
      'localhost',
      'ftp://localhost/',
      'xhttp://localhost/',
      'http://example.com/',
    ]) {
      expect(loopbackOrigin(address)).toBeUndefined()
    }
  })
})

describe('a redirect target', () => {
  const registered = ['https://shop.example/back', 'myshop://callback', 'javascript://localhost/a']

  it.each([
    'myshop://callback',
    'http://localhost',
    'http://localhost:5173/',
    'https://127.0.0.1:8443/account?tab=orders',
    'http://localhost?code=1',
    'http://[::1]:4100/a%20b',
    'https://shop.example/back',
  ])('may be %s', (target) => {
    expect(isAllowedTarget(target, registered)).toBe(true)
  })

  it.each([
    '',
    'http://',
    '//localhost/',
    '/account',
    'https://shop.example/back/',
    'https://shop.example/back?more',
    'https://evil.example/',
    'http://localhost.evil.example/',
    'http://localhost@evil.example/',
    'http://evil.example/#localhost',
    'http://user@localhost/',
    'http://:secret@localhost/',
    'http://@localhost/',
    'http://localhost/#fragment',
    'http://localhost/#',
    'HTTP://localhost/',
    'http://LOCALHOST/',
    'http://localhost:80/',
    'http://127.1/',
    'http://2130706433/',
    'http:\\\\localhost\\',
    'http:/localhost/',
    'http://localhost\\@evil.example/',
    'http://localhost/\\evil.example',
    'http://localhost//evil.example',
    'http://localhost/..//evil.example',
    'http://localhost/a/..//evil.example',
    'http://localhost/./b',
    'http://localhost/%2e%2e//evil.example',
    'https://shop.example/a/../back',
    'http://localhost/a%2fb',
    'http://localhost/a%5Cb',
    'http://localhost/a%00',
    'http://localhost/a%0d%0ab',
    'http://localhost/a%09',
    'http://localhost/a b',
    'http://localhost/\tb',
    'http://localhost/\u00fc',
    "http://localhost/'",
    'http://localhost/"',
    'http://localhost/<b>',
    'http://localhost/`',
    'http://localhost/{id}',
    'http://localhost/a|b',
    'http://localhost/a^b',
    ' http://localhost/',
    'http://localhost:99999/',
    'javascript:alert(1)//http://localhost/',
    'javascript://localhost/a',
    'data:text/html,x',
    'ftp://localhost/',
    'myshop://callback/more',
    'othershop://callback',
    'exp://localhost:8081/--/callback',
    'myshop:callback',
  ])('may not be %j', (target) => {
    expect(isAllowedTarget(target, registered)).toBe(false)
  })

  it('matches a registered one with or without the final slash, never in another case', () => {
    expect(isAllowedTarget('https://shop.example', ['https://shop.example/'])).toBe(true)
    expect(isAllowedTarget('https://shop.example/', ['https://shop.example'])).toBe(true)
    expect(isAllowedTarget('https://SHOP.example/', ['https://SHOP.example/'])).toBe(false)
  })

  it('is always a loopback address, whatever text precedes or follows it', () => {
    fc.assert(
      fc.property(fc.string(), anyUrl, (text, url) => {
        for (const target of [text + url, url + text, `http://localhost${text}`]) {
          if (!isAllowedTarget(target)) continue
          expect(isLoopback(new URL(target).hostname)).toBe(true)
        }
      }),
    )
  })
})
