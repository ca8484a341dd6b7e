import type { CSSProperties } from 'react'
import { Icon } from '../icons/icon.tsx'
import './values.css'

/** In pixels. */
const USUAL_SIDE = 44

/** A small square image; decorative, because the name is beside it. */
export function Thumbnail({ url, size = USUAL_SIDE }: { url: string | undefined; size?: number }) {
  const style: (CSSProperties & { '--side'?: string }) | undefined =
    size === USUAL_SIDE ? undefined : { '--side': `${size}px` }
  return url ? (
    <img
      className="thumbnail"
      src={url}
      alt=""
      loading="lazy"
      decoding="async"
      width={size}
      height={size}
      style={style}
    />
  ) : (
    <span className="thumbnail" style={style}>
      <Icon name="image" />
    </span>
  )
}
