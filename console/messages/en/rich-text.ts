export const richText = {
  toolbar: 'Formatting',
  bold: 'Bold',
  italic: 'Italic',
  underline: 'Underline',
  heading: 'Heading',
  bulletList: 'Bulleted list',
  orderedList: 'Numbered list',
  blockquote: 'Quote',
  link: 'Link',
  linkAddress: 'Address of the link',
  noAddress: 'Enter a web address, an e-mail address or a phone number.',
  setLink: 'Set link',
  foreign:
    'This text contains formatting, tables, pictures or videos that cannot be edited here. Changing it removes them.',
}
