import type { Platform } from './platform.ts'

/**
 * The public hosts of the hosted platform this client is compatible with. This package is not
 * affiliated to, endorsed or supported by its provider.
 *
 * Reads go to the read-only host, except where the description says otherwise (the current cart).
 */
export const wix: Platform<false> & Required<Pick<Platform, 'videoAddress'>> = {
  name: 'wix',
  mainHost: 'https://www.wixapis.com',
  readHost: 'https://readonly.wixapis.com',
  mediaHost: 'https://static.wixstatic.com/media/',
  videoAddress: (id) => `https://video.wixstatic.com/video/${encodeURIComponent(id)}/file`,
  publicPath: (_, usual) => usual,
}
