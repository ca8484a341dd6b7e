/** The cart with scripts: loaded when it is first needed, not with the page. */
import { type ReactNode, useEffect, useRef } from 'react'
import { useRouteLoaderData } from 'react-router'
import { type Cart, createClient, refusalOf } from 'storefront-client'
import { cartItemIn, type Offer } from 'storefront-client/catalogue'
import { type Place, pageSession } from 'storefront-client/next'
import {
  createPageCart,
  type PageCart,
  PageCartProvider,
  useCartPage,
} from 'storefront-client/react'
import { type Spoken, useTexts } from '../messages/use-texts.ts'
import { Dialog } from '../parts/dialog.tsx'
import type { loader } from '../root.tsx'
import { href } from '../shop.ts'
import { CartPanel } from './panel.tsx'
import { problemOf } from './problems.ts'

// #region page
let made: PageCart | undefined

/** What the drawer and the page of the cart share. Its client speaks to the shop's own server, which holds the session. */
const pageCart = (mediaHost: string): PageCart => {
  const url = `${location.origin}${href('/cart/api')}`
  made ??= createPageCart(createClient(pageSession({ url, mediaHost })))
  return made
}
// #endregion

/** The cart as the server has read it, and when. */
export interface Read {
  readonly cart: Cart | undefined
  readonly at: number
}

const Provided = ({ read, children }: { readonly read: Read; readonly children: ReactNode }) => {
  const root = useRouteLoaderData<typeof loader>('root')
  return (
    <PageCartProvider page={pageCart(root?.mediaHost ?? '')} read={read}>
      {children}
    </PageCartProvider>
  )
}

/**
 * Puts what a form has chosen of a product into the cart.
 *
 * @returns what is wrong with the item, in the buyer's language
 */
export const addTo = async (words: Spoken, mediaHost: string, offer: Offer, form: FormData) => {
  try {
    // What is missing or sold out is said before anything is sent.
    await pageCart(mediaHost).add(cartItemIn(offer, form))
    return undefined
  } catch (error) {
    return problemOf(words, refusalOf(error))
  }
}

interface InsideProps {
  readonly isOpen: boolean
  readonly close: () => void
  readonly counted: (count: number) => void
}

const Inside = ({ isOpen, close, counted }: InsideProps) => {
  const { texts } = useTexts()
  const dialog = useRef<HTMLDialogElement>(null)
  const page = useCartPage()
  const { count, cart } = page
  useEffect(() => {
    if (isOpen && !dialog.current?.open) dialog.current?.showModal()
    if (!isOpen) dialog.current?.close()
  }, [isOpen])
  useEffect(() => {
    if (cart) counted(count)
  }, [cart, count, counted])
  return (
    <Dialog ref={dialog} className="drawer" name={texts.cart} onClose={close}>
      <CartPanel {...page} />
    </Dialog>
  )
}

/** The cart beside the page. */
export const Drawer = ({ read, ...props }: InsideProps & { readonly read: Read }) => (
  <Provided read={read}>
    <Inside {...props} />
  </Provided>
)

interface WholeProps {
  readonly place: Place | undefined
}

const Whole = ({ place }: WholeProps) => <CartPanel {...useCartPage(place)} />

/** The cart as a page. */
export const LivePage = ({ read, place }: WholeProps & { readonly read: Read }) => (
  <Provided read={read}>
    <Whole place={place} />
  </Provided>
)
