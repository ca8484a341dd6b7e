/** The pictures of a product: one large, the others to choose from, each to be enlarged. */
import { useRef, useState } from 'react'
import type { Picture as Of } from '../catalogue/picture.ts'
import { fill, useTexts } from '../messages/use-texts.ts'
import { Icon } from './icon.tsx'
import { Picture } from './picture.tsx'

export const Gallery = ({ pictures }: { readonly pictures: readonly Of[] }) => {
  const { texts } = useTexts()
  const zoom = useRef<HTMLDialogElement>(null)
  const [enlarged, setEnlarged] = useState(0)
  const large = pictures[enlarged]
  return (
    <section className="gallery" aria-label={texts.product.pictures}>
      <ul>
        {pictures.map((picture, index) => (
          <li key={picture.src}>
            <a
              href={picture.src}
              aria-label={fill(texts.product.zoom, { number: index + 1 })}
              onClick={(event) => {
                event.preventDefault()
                setEnlarged(index)
                zoom.current?.showModal()
              }}
            >
              <Picture
                picture={picture}
                alt={picture.alt}
                first={index === 0}
                sizes={
                  index === 0 ? '(min-width: 60rem) 55vw, 100vw' : '(min-width: 60rem) 27vw, 80vw'
                }
                transition={index === 0 ? 'product' : undefined}
              />
            </a>
          </li>
        ))}
      </ul>
      <dialog ref={zoom} className="zoom" aria-label={texts.product.pictures}>
        <form method="dialog">
          <button type="submit" className="tool" aria-label={texts.product.closeZoom}>
            <Icon name="close" />
          </button>
        </form>
        {large && <Picture picture={large} alt={large.alt} sizes="100vw" />}
      </dialog>
    </section>
  )
}
