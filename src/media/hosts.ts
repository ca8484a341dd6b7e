/** The hosts of a platform's files, by kind. */
import { wix } from '../platforms/wix.ts'

/** The prefixes that make an id an address. */
export interface MediaHosts {
  /** The prefix of image ids, with its trailing slash. */
  readonly mediaHost: string
  /** The address of a video; that of images by default. */
  readonly videoAddress?: (id: string) => string
  /** The prefix of audio ids; that of images by default. */
  readonly audioHost?: string
  /** The prefix of document ids; that of images by default. */
  readonly documentHost?: string
}

/** The hosted platform's. */
export const hostedMedia: MediaHosts = {
  mediaHost: wix.mediaHost,
  videoAddress: wix.videoAddress,
  audioHost: 'https://static.wixstatic.com/mp3/',
  documentHost: 'https://d945e594-8657-47e2-9cd9-e9033c3d8da0.usrfiles.com/ugd/',
}
