// How a control says which of the console's keys press it.

/** Put on the link that makes a new record of the screen's kind. */
export const createShortcut = { 'data-shortcut': 'create', 'aria-keyshortcuts': 'n' } as const

/** Marks the button that undoes the last change. */
export const undoShortcut = {
  'data-shortcut': 'undo',
  'aria-keyshortcuts': 'Control+Z Meta+Z',
} as const

/** Whether the keys ask for the last change to be taken back. */
export function isUndo({
  key,
  ctrlKey,
  metaKey,
  shiftKey,
  altKey,
}: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>): boolean {
  return key.toLowerCase() === 'z' && (ctrlKey || metaKey) && !shiftKey && !altKey
}
