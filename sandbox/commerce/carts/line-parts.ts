/** Parts of a line that a request may send short and an answer has whole. */
import type {
  DescriptionLine,
  DescriptionLineInput,
  Image,
  ImageInput,
} from '../../../generated/wire.ts'

/** A detail with its texts and its type. */
export function fullDescriptionLine({
  name,
  plainText,
  colorInfo,
}: DescriptionLineInput): DescriptionLine {
  return {
    ...(name && { name: { original: '', ...name } }),
    ...(plainText && { plainText: { original: '', ...plainText } }),
    ...(colorInfo && { colorInfo: { original: '', ...colorInfo } }),
    lineType: colorInfo === undefined ? 'PLAIN_TEXT' : 'COLOR',
  }
}

/** A picture with its address and size. */
export function fullImage(image: ImageInput): Image {
  return { id: '', url: '', height: 0, width: 0, ...image }
}

/** Whether a field is set: null says the same as leaving it out. */
export function isGiven<Value>(value: Value | null | undefined): value is Value {
  return value !== undefined && value !== null
}
