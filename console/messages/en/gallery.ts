import { number } from './counted.ts'

export const gallery = {
  title: 'Pictures',
  none: 'No pictures yet. The first one appears in lists and search results.',
  orderHint: 'Drag to reorder, or use the arrows. The first one is the main picture.',
  picture: 'Product picture',
  main: 'Main',
  card: (name: string, place: number, count: number) =>
    `${name}, picture ${number(place)} of ${number(count)}`,
  movedTo: (place: number, count: number) =>
    `Moved to position ${number(place)} of ${number(count)}`,
  earlier: (name: string) => `Move ${name} forward`,
  later: (name: string) => `Move ${name} back`,
  remove: (name: string) => `Remove ${name}`,
  removed: 'Picture removed',
  everyChoice: 'All choices',
  choicesOf: (name: string) => `choices that ${name} shows`,
  add: 'Add a picture',
  address: 'Picture address',
  addressHint: 'The picture’s web address. The store keeps a copy.',
  notAnAddress: 'Enter a picture’s web address that starts with https://',
  addThis: 'Add picture',
  preview: 'Preview of the picture',
  noPreview: 'No picture found at this address',
  previewPlace: 'The preview appears here',
}
