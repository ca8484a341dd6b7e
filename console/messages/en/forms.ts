import { isolated } from '../isolated.ts'
import { counted, number } from './counted.ts'

/** Forms: saving, leaving, deleting. */
export const forms = {
  save: 'Save',
  create: 'Create',
  discard: 'Discard',
  unsaved: 'Unsaved changes',
  willChange: (fields: string) => `Will change: ${fields}`,
  places: (field: string, count: number) => `${isolated(field)} (${number(count)} places)`,
  otherFields: 'Other fields',
  refused: counted({ one: 'One field needs attention:', other: '# fields need attention:' }),
  notSaved: 'Not saved.',
  waitsForNetwork: 'You are offline. Your changes will be saved once you are back online.',
  waitsForSignIn: 'Your changes will be saved once you sign in again.',
  saving: 'Saving…',
  empty: 'empty',
  entries: counted({ one: '1 entry', other: '# entries' }),
  fromTo: (from: string, to: string) => `${isolated(from)} → ${isolated(to)}`,
  leave: {
    title: 'Leave without saving?',
    text: 'These changes are not saved yet:',
    saving: 'These changes are being saved. Wait until that is done:',
    stay: 'Stay here',
    go: 'Leave without saving',
    save: 'Save and leave',
  },
  draft: {
    title: 'Unsaved changes found',
    text: (when: string) => `Last edited ${when}.`,
    restore: 'Restore changes',
    discard: 'Discard changes',
    restored: 'Changes restored. Save them when you are ready.',
    unreadable: 'The unsaved changes could not be restored',
  },
  conflict: {
    title: 'Changed by someone else since you opened it',
    text: 'Choose what to keep, field by field. Everything else you entered is kept.',
    theirs: 'Theirs',
    mine: 'Mine',
    save: 'Save my choice',
    back: 'Back to the form',
  },
  on: 'On',
  off: 'Off',
  remove: {
    typeName: (name: string) => `Type “${name}” to delete it`,
    button: 'Delete',
    title: (name: string) => `Delete “${name}”?`,
    done: (name: string) => `“${name}” was deleted`,
  },
  gone: {
    heading: 'This record no longer exists',
    text: 'It may have been deleted in the meantime.',
  },
  notLoaded: {
    title: 'Not loaded',
    heading: 'This record could not be loaded',
  },
}
