// Choices shown as colours: their value is a colour, their description its name.
import type { ProductOption } from 'storefront-client'

type Choice = ProductOption['choices'][number]

/** A choice as the form holds it: a new one has no stock yet. */
export type DraftChoice = Pick<Choice, 'value' | 'description'> & Partial<Choice>

const hex = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i

/** Colours that are known by their names in the languages of the console. */
const named: Readonly<Record<string, string>> = {
  black: '#1c1c1c',
  schwarz: '#1c1c1c',
  أسود: '#1c1c1c',
  white: '#ffffff',
  weiß: '#ffffff',
  أبيض: '#ffffff',
  grey: '#8a8f94',
  gray: '#8a8f94',
  grau: '#8a8f94',
  رمادي: '#8a8f94',
  red: '#c0392b',
  rot: '#c0392b',
  أحمر: '#c0392b',
  orange: '#e08e3c',
  برتقالي: '#e08e3c',
  yellow: '#f2c744',
  gelb: '#f2c744',
  أصفر: '#f2c744',
  green: '#3d8b5f',
  grün: '#3d8b5f',
  أخضر: '#3d8b5f',
  blue: '#2f5d8a',
  blau: '#2f5d8a',
  أزرق: '#2f5d8a',
  purple: '#7a4fa3',
  lila: '#7a4fa3',
  بنفسجي: '#7a4fa3',
  pink: '#e48aa6',
  rosa: '#e48aa6',
  وردي: '#e48aa6',
  brown: '#7b5236',
  braun: '#7b5236',
  بني: '#7b5236',
  beige: '#d9c7a3',
  بيج: '#d9c7a3',
}

/** Whether every choice is a colour; then the platform shows them as swatches. */
export function isColourful(choices: readonly DraftChoice[]): boolean {
  return choices.length > 0 && choices.every(({ value }) => hex.test(value))
}

/** The same choices with colours: by their names where those are known, else grey to be picked. */
export function asColours(choices: readonly DraftChoice[]): DraftChoice[] {
  return choices.map((choice) => ({
    ...choice,
    value: hex.test(choice.value) ? choice.value : colourOf(choice.description),
  }))
}

/** The same choices without colours. */
export function asWords(choices: readonly DraftChoice[]): DraftChoice[] {
  return choices.map((choice) => ({ ...choice, value: choice.description }))
}

/** The colour that a name means. */
export function colourOf(name: string | undefined): string {
  return named[(name ?? '').trim().toLowerCase()] ?? '#9a9a9a'
}
