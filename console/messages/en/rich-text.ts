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
  noAddress: 'Enter a web address, an e-mail address or a phone number.',
  setLink: 'Set link',
  cancel: 'Cancel',
}
