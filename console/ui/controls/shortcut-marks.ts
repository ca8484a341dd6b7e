// Attributes that bind a control to a keyboard shortcut.

export const createShortcut = { 'data-shortcut': 'create', 'aria-keyshortcuts': 'n' } as const

export const undoShortcut = {
  'data-shortcut': 'undo',
  'aria-keyshortcuts': 'Control+Z Meta+Z',
} as const

type Keys = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>

/**
 * The lower-case Latin letter of a key. On a non-Latin layout, such as Arabic, the physical key decides, as for the
 * browser's own shortcuts.
 */
export function letterOf({ key, code }: Pick<Keys, 'key' | 'code'>): string {
  const isForeign = /^(?!\p{Script=Latin})\p{L}/u.test(key)
  return (isForeign ? code.replace(/^Key/, '') : key).toLowerCase()
}

export function isUndo(keys: Keys): boolean {
  const { ctrlKey, metaKey, shiftKey, altKey } = keys
  return letterOf(keys) === 'z' && (ctrlKey || metaKey) && !shiftKey && !altKey
}
