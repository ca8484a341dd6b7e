/** Descriptions as owners' editors and imports from other shops write them. */
import { expect, it } from 'vitest'
import { plainText, richText, searchProducts } from '../../../src/catalogue.ts'

it('decodes named character references', () => {
  expect(
    richText('Ger&auml;t &Auml; &ldquo;it&rsquo;s&rdquo; 20&deg; &ndash; 5&nbsp;&euro; &yuml;'),
  ).toEqual(['Gerät Ä “it’s” 20° – 5\u00a0€ ÿ'])
})

it('decodes no names but those of HTML', () => {
  expect(richText('&toString; <constructor>a</constructor>')).toEqual(['&toString; ', 'a'])
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
