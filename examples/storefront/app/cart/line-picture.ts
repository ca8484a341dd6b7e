/** The picture of a cart's line, whose address is made where its cart is read. */
import type { LineItem } from 'storefront-client'
import { filledAddress } from 'storefront-client/media'

export const linePicture = ({ image }: LineItem): string | undefined =>
  image ? filledAddress(image, { width: 160, height: 192 }) : undefined
