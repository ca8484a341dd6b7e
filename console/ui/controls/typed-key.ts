import type { KeyboardEvent } from 'react'

/**
 * The key pressed in a text field; empty while an input method composes: its Enter confirms what is composed, its
 * Escape cancels that.
 */
export function typedKey({ key, keyCode, nativeEvent }: KeyboardEvent): string {
  // Safari ends the composition before this key, and says by its code that it was part of it.
  return nativeEvent.isComposing || keyCode === 229 ? '' : key
}
