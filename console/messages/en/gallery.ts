import { formatsOf } from '../formats.ts'

const { number } = formatsOf('en')

/** The pictures of a product. */
export const gallery = {
  title: 'Pictures',
  none: 'No picture yet. The first one is shown in lists and search results.',
  orderHint:
    'Drag to order, or use the arrow keys on a picture. The first one is the main picture.',
  picture: 'Product picture',
  main: 'Main',
  card: (name: string, place: number, count: number) =>
    `${name}, picture ${number(place)} of ${number(count)}`,
  movedTo: (place: number, count: number) => `Moved to place ${number(place)} of ${number(count)}`,
  earlier: (name: string) => `Move ${name} forward`,
  later: (name: string) => `Move ${name} back`,
  remove: (name: string) => `Remove ${name}`,
  removed: 'Picture removed',
  everyChoice: 'For every choice',
  choicesOf: (name: string) => `choices that ${name} shows`,
  add: 'Add a picture',
  address: 'Picture address',
  addressHint: 'The address of a picture on the web. The store keeps a copy.',
  notAnAddress: 'This is not an address of the web: it starts with https://',
  addThis: 'Add picture',
  close: 'Close',
  preview: 'Preview of the picture',
  noPreview: 'There is no picture at this address',
  previewPlace: 'The picture is shown here',
}
