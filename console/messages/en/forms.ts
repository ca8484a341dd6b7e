/** Forms: saving, leaving, deleting. */
export const forms = {
  save: 'Save',
  create: 'Create',
  discard: 'Discard',
  unsaved: 'Unsaved changes',
  notCreated: 'Not created yet',
  on: 'On',
  off: 'Off',
  required: 'Required',
  invalid: 'Some fields need attention.',
  remove: {
    button: 'Delete',
    title: (name: string) => `Delete “${name}”?`,
    keep: 'Keep it',
    done: (name: string) => `“${name}” was deleted`,
  },
  gone: {
    title: 'Not found',
    heading: 'This record is gone',
    text: 'It may have been deleted in the meantime.',
  },
  notLoaded: {
    title: 'Not loaded',
    heading: 'This record could not be loaded',
  },
  tryAgain: 'Try again',
  attention: (count: number) =>
    count === 1 ? 'One field needs attention.' : `${count} fields need attention.`,
  didNotWork: 'That did not work.',
}
