/** The interactive cart, loaded on demand. */
import { useEffect, useRef } from 'react'
import { useRouteLoaderData } from 'react-router'
import { createClient, refusalOf } from 'storefront-client'
import { cartItemIn, type Offer } from 'storefront-client/catalogue'
import { type Place, pageSession } from 'storefront-client/next'
import {
  createPageCart,
  type PageCart,
  PageCartProvider,
  type PageCartProviderProps,
  useCartPage,
} from 'storefront-client/react'
import { type I18n, useTexts } from '../messages/use-texts.ts'
import { Dialog } from '../parts/dialog.tsx'
import type { loader } from '../root.tsx'
import { href } from '../shop.ts'
import { useCartDrawer } from './drawer-provider.tsx'
import { CartPanel } from './panel.tsx'
import { problemOf } from './problems.ts'

// #region page
let shared: PageCart | undefined

/** Shared by the cart drawer and the cart page. Its client calls the shop's own server, which holds the session. */
const pageCart = (mediaHost: string): PageCart => {
  const url = `${location.origin}${href('/cart/api')}`
  shared ??= createPageCart(createClient(pageSession({ url, mediaHost })))
  return shared
}
// #endregion

/** With the cart as the server loaded it. */
type ProviderProps = Omit<PageCartProviderProps, 'page'>

const Provider = ({ read, children }: ProviderProps) => {
  const root = useRouteLoaderData<typeof loader>('root')
  return (
    <PageCartProvider page={pageCart(root?.mediaHost ?? '')} read={read}>
      {children}
    </PageCartProvider>
  )
}

/**
 * Adds the product to the cart with the choices in the form.
 *
 * @returns why it was refused, in the buyer's language
 */
export const addToCart = async (i18n: I18n, mediaHost: string, offer: Offer, form: FormData) => {
  try {
    // A missing or sold-out choice throws before anything is sent.
    await pageCart(mediaHost).add(cartItemIn(offer, form))
    return undefined
  } catch (error) {
    return problemOf(i18n, refusalOf(error))
  }
}

/** The cart, whose units the header counts. */
const useCountedCart = (place?: Place) => {
  const { onCount } = useCartDrawer()
  const page = useCartPage(place)
  useEffect(() => onCount(page.count), [page.count, onCount])
  return page
}

interface DrawerProps {
  readonly isOpen: boolean
  readonly close: () => void
}

const DrawerDialog = ({ isOpen, close }: DrawerProps) => {
  const { texts } = useTexts()
  const dialog = useRef<HTMLDialogElement>(null)
  const page = useCountedCart()
  useEffect(() => {
    if (isOpen && !dialog.current?.open) dialog.current?.showModal()
    if (!isOpen) dialog.current?.close()
  }, [isOpen])
  return (
    <Dialog ref={dialog} className="drawer" name={texts.cart} onClose={close}>
      <CartPanel {...page} />
    </Dialog>
  )
}

/** The cart drawer. */
export const Drawer = ({ read, ...props }: DrawerProps & Pick<ProviderProps, 'read'>) => (
  <Provider read={read}>
    <DrawerDialog {...props} />
  </Provider>
)

interface PageProps {
  readonly place: Place | undefined
}

const Page = ({ place }: PageProps) => <CartPanel {...useCountedCart(place)} />

/** The cart page. */
export const LivePage = ({ read, place }: PageProps & Pick<ProviderProps, 'read'>) => (
  <Provider read={read}>
    <Page place={place} />
  </Provider>
)
