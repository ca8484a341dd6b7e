/** Product images with a zoom dialog. */
import { useRef, useState } from 'react'
import { useNavigation } from 'react-router'
import type { Picture } from 'storefront-client/media'
import { PictureImage } from 'storefront-client/react'
import { fill, useTexts } from '../messages/use-texts.ts'
import { Dialog } from './dialog.tsx'

export const Gallery = ({ pictures }: { readonly pictures: readonly Picture[] }) => {
  const { product } = useTexts().texts
  const zoom = useRef<HTMLDialogElement>(null)
  const [enlarged, setEnlarged] = useState(0)
  const { state } = useNavigation()
  const large = pictures[enlarged]
  return (
    <section className="gallery" aria-label={product.pictures}>
      <ul>
        {pictures.map((picture, index) => (
          <li key={picture.src}>
            <a
              href={picture.src}
              aria-label={fill(product.zoom, { number: index + 1 })}
              onClick={(event) => {
                event.preventDefault()
                setEnlarged(index)
                zoom.current?.showModal()
              }}
            >
              <PictureImage
                picture={picture}
                first={index === 0}
                // While navigating to another product, the view transition starts from its card.
                style={{
                  viewTransitionName: index === 0 && state === 'idle' ? 'product' : undefined,
                }}
                sizes={
                  index === 0 ? '(min-width: 60rem) 55vw, 100vw' : '(min-width: 60rem) 27vw, 80vw'
                }
              />
            </a>
          </li>
        ))}
      </ul>
      <Dialog ref={zoom} className="zoom" name={product.pictures}>
        {large && <PictureImage picture={large} sizes="100vw" />}
      </Dialog>
    </section>
  )
}
