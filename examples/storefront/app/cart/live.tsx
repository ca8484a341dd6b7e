/** The cart with scripts: loaded when it is first needed, not with the page. */
import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useEffect, useMemo, useRef } from 'react'
import type { Cart } from 'storefront-client'
import type { Offer } from 'storefront-client/catalogue'
import { StorefrontProvider } from 'storefront-client/react'
import { itemIn } from '../catalogue/item.ts'
import { useTexts } from '../messages/use-texts.ts'
import { Icon } from '../parts/icon.tsx'
import { pageStore } from './page-client.ts'
import { CartPanel } from './panel.tsx'
import { problemOf } from './problems.ts'
import type { Place } from './shown.ts'
import { useShownCart } from './use-shown.ts'

interface ProvidedProps extends Pick<DrawerProps, 'mediaHost' | 'read'> {
  readonly children: ReactNode
}

const Provided = ({ mediaHost, read, children }: ProvidedProps) => {
  const { client, cache, keep } = pageStore(mediaHost)
  // Before the first child asks for it, and whenever the server has read it again.
  useMemo(() => keep(read.cart, read.at), [keep, read])
  return (
    <QueryClientProvider client={cache}>
      <StorefrontProvider client={client} queryClient={cache} initialRole="visitor">
        {children}
      </StorefrontProvider>
    </QueryClientProvider>
  )
}

/** An item on its way into the cart. */
export interface Wanted {
  readonly offer: Offer
  readonly form: FormData
  readonly done: (problem?: string) => void
}

interface DrawerProps {
  /** The cart as the server has read it, and when. */
  readonly read: { readonly cart: Cart | undefined; readonly at: number }
  readonly mediaHost: string
  readonly isOpen: boolean
  readonly wanted: readonly Wanted[]
  readonly taken: (wanted: Wanted) => void
  readonly close: () => void
  readonly counted: (count: number) => void
}

const Inside = ({
  isOpen,
  wanted,
  taken,
  close,
  counted,
}: Omit<DrawerProps, 'mediaHost' | 'read'>) => {
  const { texts } = useTexts()
  const dialog = useRef<HTMLDialogElement>(null)
  const shown = useShownCart()
  const { add, count, cart } = shown
  useEffect(() => {
    if (isOpen && !dialog.current?.open) dialog.current?.showModal()
    if (!isOpen) dialog.current?.close()
  }, [isOpen])
  useEffect(() => {
    for (const one of wanted) {
      taken(one)
      const { offer, form, done } = one
      // What is missing or sold out is said before anything is sent.
      const added = async () => add(itemIn(offer, form))
      added().then(
        () => done(),
        (error: unknown) => done(problemOf(texts, error)),
      )
    }
  }, [wanted, taken, add, texts])
  useEffect(() => {
    if (cart) counted(count)
  }, [cart, count, counted])
  return (
    <dialog
      ref={dialog}
      className="drawer"
      aria-labelledby="drawer-title"
      onClose={close}
      // A click beside it closes it, where the browser knows how.
      {...{ closedby: 'any' }}
    >
      <div>
        <header>
          <h2 id="drawer-title">{texts.cart}</h2>
          <form method="dialog">
            <button type="submit" className="tool" aria-label={texts.close}>
              <Icon name="close" />
            </button>
          </form>
        </header>
        <CartPanel {...shown} />
      </div>
    </dialog>
  )
}

/** The cart beside the page. */
export const Drawer = ({ mediaHost, read, ...props }: DrawerProps) => (
  <Provided mediaHost={mediaHost} read={read}>
    <Inside {...props} />
  </Provided>
)

const Whole = ({ place }: { readonly place: Place | undefined }) => (
  <CartPanel {...useShownCart({ place })} />
)

interface LivePageProps extends Pick<DrawerProps, 'mediaHost' | 'read'> {
  readonly place: Place | undefined
}

/** The cart as a page. */
export const LivePage = ({ place, ...props }: LivePageProps) => (
  <Provided {...props}>
    <Whole place={place} />
  </Provided>
)
