/** Descriptions as owners' editors and imports from other shops write them. */
import { expect, it } from 'vitest'
import { richText } from '../../../src/catalogue.ts'

it('reads the characters that are written by their names', () => {
  expect(
    richText('Ger&auml;t &Auml; &ldquo;it&rsquo;s&rdquo; 20&deg; &ndash; 5&nbsp;&euro; &yuml;'),
  ).toEqual(['Gerät Ä “it’s” 20° – 5\u00a0€ ÿ'])
})

it('knows no names but those of HTML', () => {
  expect(richText('&toString; <constructor>a</constructor>')).toEqual(['&toString; ', 'a'])
})
