/** Where the files of a platform are, by kind. */
import { wix } from '../platforms/wix.ts'

/** What comes before an id, and behind it, to make an address. */
export interface MediaHosts {
  /** What comes before an image id, with the slash at the end. */
  readonly mediaHost: string
  /** The address of a video; images' where left out. */
  readonly videoAddress?: (id: string) => string
  /** What comes before the id of a sound; images' where left out. */
  readonly audioHost?: string
  /** What comes before the id of a document; images' where left out. */
  readonly documentHost?: string
}

/** The hosted platform's. */
export const hostedMedia: MediaHosts = {
  mediaHost: wix.mediaHost,
  ...(wix.videoAddress ? { videoAddress: wix.videoAddress } : {}),
  audioHost: 'https://static.wixstatic.com/mp3/',
  documentHost: 'https://d945e594-8657-47e2-9cd9-e9033c3d8da0.usrfiles.com/ugd/',
}
