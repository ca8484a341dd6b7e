// Choices shown as colours: their value is a colour, their description its name.
import type { Choice } from 'storefront-client'

/** A choice as the form holds it: a new one has no stock. */
export type DraftChoice = Pick<Choice, 'value' | 'description'> & Partial<Choice>

const hex = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i

const named = {
  '#1c1c1c': ['black', 'schwarz', 'أسود'],
  '#ffffff': ['white', 'weiß', 'أبيض'],
  '#8a8f94': ['grey', 'gray', 'grau', 'رمادي'],
  '#c0392b': ['red', 'rot', 'أحمر'],
  '#e08e3c': ['orange', 'برتقالي'],
  '#f2c744': ['yellow', 'gelb', 'أصفر'],
  '#3d8b5f': ['green', 'grün', 'أخضر'],
  '#2f5d8a': ['blue', 'blau', 'أزرق'],
  '#7a4fa3': ['purple', 'lila', 'بنفسجي'],
  '#e48aa6': ['pink', 'rosa', 'وردي'],
  '#7b5236': ['brown', 'braun', 'بني'],
  '#d9c7a3': ['beige', 'بيج'],
}

/** Whether every choice is a colour: the platform then renders swatches. */
export function isColourful(choices: readonly DraftChoice[]): boolean {
  return choices.length > 0 && choices.every(({ value }) => hex.test(value))
}

/** The choices with colours: by known names, else grey. */
export function asColours(choices: readonly DraftChoice[]): DraftChoice[] {
  return choices.map((choice) => ({
    ...choice,
    value: hex.test(choice.value) ? choice.value : colourOf(choice.description),
  }))
}

export function asWords(choices: readonly DraftChoice[]): DraftChoice[] {
  return choices.map((choice) => ({ ...choice, value: choice.description }))
}

export function colourOf(name: string | undefined): string {
  const wanted = (name ?? '').trim().toLowerCase()
  return Object.entries(named).find(([, names]) => names.includes(wanted))?.[0] ?? '#9a9a9a'
}
