/** Descriptions as owners' editors and imports from other shops write them. */
import { expect, it } from 'vitest'
import { plainText, richText, searchProducts } from '../../../src/catalogue.ts'
import type { Product } from '../../../src/index.ts'

it('decodes named character references', () => {
  expect(
    richText('Ger&auml;t &Auml; &ldquo;it&rsquo;s&rdquo; 20&deg; &ndash; 5&nbsp;&euro; &yuml;'),
  ).toEqual(['Gerät Ä “it’s” 20° – 5\u00a0€ ÿ'])
})

it('decodes no names but those of HTML', () => {
  expect(richText('&toString; <constructor>a</constructor>')).toEqual([
    '&toString; ',
    ' ',
    'a',
    ' ',
  ])
})

it('decodes every name of Latin-1', () => {
  const names =
    'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr ' +
    'deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 ' +
    'frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute ' +
    'Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml ' +
    'times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc ' +
    'atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml ' +
    'eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml ' +
    'yacute thorn yuml'
  const characters = names.split(' ').map((_, index) => String.fromCodePoint(160 + index))
  expect(richText(names.replace(/\w+ ?/g, (name) => `&${name.trim()};`))).toEqual([
    characters.join(''),
  ])
})

it('decodes punctuation, and the marks of minutes and inches apart', () => {
  const names = 'amp lt gt quot apos ndash mdash lsquo rsquo sbquo ldquo rdquo bdquo lsaquo rsaquo'
  const others = 'bull hellip prime Prime euro trade OElig oelig Scaron scaron'
  const text = `${names} ${others}`.replace(/\w+ ?/g, (name) => `&${name.trim()};`)
  expect(plainText(text)).toBe('&<>"\'–—‘’‚“”„‹›•…′″€™ŒœŠš')
})

it('reads headings of every rank as one, and so emphasis and paragraphs under their other names', () => {
  for (const [name, tag] of [
    ...['h1', 'h2', 'h3', 'h4'].map((heading) => [heading, 'h3']),
    ...['strong', 'em', 'sup', 'sub'].map((own) => [own, own]),
    ...[
      ['b', 'strong'],
      ['i', 'em'],
      ['div', 'p'],
    ],
  ])
    expect(richText(`<${name}>a</${name}>`)).toEqual([{ tag, children: ['a'] }])
})

it.each(['p', 'ul', 'ol', 'h3', 'div'])('ends a paragraph before <%s>', (name) => {
  const [paragraph, next] = richText(`<p>a<${name}>b</${name}>`)
  expect(paragraph).toEqual({ tag: 'p', children: ['a'] })
  expect(next).toMatchObject({ children: ['b'] })
})

it('joins words across every inline tag', () => {
  const names = 'a abbr b bdi bdo cite code del em font i ins mark q s small span strong sub sup u'
  for (const name of names.split(' '))
    expect(plainText(`hand<${name} title="x">made</${name}>`)).toBe('handmade')
  expect(plainText('hand<wbr>made')).toBe('handmade')
})

it('keeps and separates words as a browser does', () => {
  expect(
    plainText('<p>Of <strong>stone</strong>, by <b>h</b>and.</p><ul><li>One<li>two</ul>'),
  ).toBe('Of stone, by hand. One two')
  expect(plainText('<style>p { color: red }</style>a<br>b<!-- c > d --><script>e()</script>')).toBe(
    'a b',
  )
  expect(plainText('<table><tr><td>5 < 6</td><td>8 > 7</td></tr></table>')).toBe('5 < 6 8 > 7')
})

it('ends a comment where a browser does, whatever it names', () => {
  expect(plainText('<!-- <script> goes here -->a<style>/* <!-- */</style>b')).toBe('ab')
})

it('is empty where the owner wrote none', () => {
  const { description }: Pick<Product, 'description'> = {}
  for (const markup of [description, null]) {
    expect([richText(markup), plainText(markup)]).toEqual([[], ''])
  }
})

it('is searched by whole words, without markup and styles', () => {
  const product = {
    name: 'Bowl',
    ribbon: '',
    brand: '',
    description: '<b>H</b>andmade<style>.wide{}</style>',
    productOptions: [],
  }
  expect(searchProducts([product], 'handmade')).toEqual([product])
  expect(searchProducts([product], 'wide')).toEqual([])
})
