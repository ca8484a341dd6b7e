// How a control says which of the console's keys press it.

/** Put on the link that makes a new record of the screen's kind. */
export const createShortcut = { 'data-shortcut': 'create', 'aria-keyshortcuts': 'n' } as const

/** Marks the button that undoes the last change. */
export const undoShortcut = {
  'data-shortcut': 'undo',
  'aria-keyshortcuts': 'Control+Z Meta+Z',
} as const

type Keys = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>

/**
 * The small Latin letter of a press. A keyboard without Latin letters, such as an Arabic one, says it by the place of the
 * key, as it does for the browser's own shortcuts.
 */
export function letterOf({ key, code }: Pick<Keys, 'key' | 'code'>): string {
  const isForeign = /^(?!\p{Script=Latin})\p{L}/u.test(key)
  return (isForeign ? code.replace(/^Key/, '') : key).toLowerCase()
}

/** Whether the keys ask for the last change to be taken back. */
export function isUndo(keys: Keys): boolean {
  const { ctrlKey, metaKey, shiftKey, altKey } = keys
  return letterOf(keys) === 'z' && (ctrlKey || metaKey) && !shiftKey && !altKey
}
