/**
 * Images and videos: references, objects and addresses.
 *
 * @packageDocumentation
 */

export { decodeImage } from './adapters/media.ts'
