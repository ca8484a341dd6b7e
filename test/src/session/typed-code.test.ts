import { expect, it } from 'vitest'
import { typedCode } from '../../../src/auth.ts'

it('is in ASCII digits, without spaces and marks, however it is typed or pasted', () => {
  const typed = [
    ' 123 456\t',
    '١٢٣٤٥٦',
    '\u200f۱۲۳۴۵۶',
    '１２３-４５６',
    '১২৩৪৫৬',
    '१२३ ४५६',
    '๑๒๓๔๕๖',
  ]
  expect(typed.map(typedCode)).toEqual(typed.map(() => '123456'))
  expect(typedCode('A1b2c3')).toBe('A1b2c3')
})
