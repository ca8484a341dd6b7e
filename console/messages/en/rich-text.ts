/** The editor of texts with structure. */
export const richText = {
  toolbar: 'Text tools',
  bold: 'Bold',
  italic: 'Italic',
  underline: 'Underline',
  heading: 'Heading',
  bullets: 'List with bullets',
  numbers: 'List with numbers',
  quote: 'Quote',
  link: 'Link',
  linkAddress: 'Address of the link',
  noAddress: 'This is no address of the web, of an e-mail or of a telephone.',
  setLink: 'Set link',
  cancel: 'Cancel',
}
