// Texts in less room, and the sign in place of a picture: what a reader takes for one character stays whole.
import { describe, expect, it } from 'vitest'
import { cutText, initialOf } from '../../../../console/ui/values/cut-text.ts'

describe('a text in less room', () => {
  it.each([
    ['Mug', 3, 'Mug'],
    ['Mugs', 3, 'Mug'],
    ['Mug 🎁', 5, 'Mug '],
    ['Mug 🎁', 6, 'Mug 🎁'],
    ['Mug 👩‍🚀', 8, 'Mug '],
    ['Cafe\u0301', 4, 'Caf'],
  ])('%j in %d is %j', (text, room, cut) => {
    expect(cutText(text, room)).toBe(cut)
  })
})

describe('the initial of a name', () => {
  it.each([
    ['Ada', 'A'],
    ['🎁 Ada', '🎁'],
    ['🇩🇪 Ada', '🇩🇪'],
    ['', ''],
  ])('%j is %j', (name, initial) => {
    expect(initialOf(name)).toBe(initial)
  })
})
