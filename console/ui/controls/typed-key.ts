import type { KeyboardEvent } from 'react'

/** The key pressed in a text field; empty during IME composition, where Enter confirms and Escape cancels. */
export function typedKey({ key, keyCode, nativeEvent }: KeyboardEvent): string {
  // Safari ends the composition before this key; only its code marks it.
  return nativeEvent.isComposing || keyCode === 229 ? '' : key
}
