/** The door to the cart: what opens the drawer, and what puts things into it. Its inside is loaded when it is needed. */
import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { Cart } from 'storefront-client'
import type { Offer } from 'storefront-client/catalogue'
import { useTexts } from '../messages/use-texts.ts'
import { paths } from '../shop.ts'
import type { Drawer } from './live.tsx'

/** What a page can do with the cart. */
export interface CartDoor {
  /** How many units are in it. */
  readonly count: number
  /** Shows it beside the page. */
  readonly open: () => void
  /** Loads what it needs, before it is asked for. */
  readonly prepare: () => void
  /**
   * Puts into it what a form has chosen of a product, and shows it.
   *
   * @returns what is wrong with the item, in the buyer's language
   */
  readonly add: (offer: Offer, form: FormData) => Promise<string | undefined>
}

const Door = createContext<CartDoor | undefined>(undefined)

/** The cart's door; the root holds it. */
export const useCartDoor = (): CartDoor => {
  const door = useContext(Door)
  if (!door) throw new Error('The root holds the door to the cart')
  return door
}

interface HostProps {
  /** As the server has read it. */
  readonly cart: Cart | undefined
  /** The platform's, for pictures. */
  readonly mediaHost: string
  readonly children: ReactNode
}

export const CartHost = ({ cart, mediaHost, children }: HostProps) => {
  const words = useTexts()
  const count = cart?.lineItems.reduce((sum, { quantity }) => sum + quantity, 0) ?? 0
  const read = useMemo(() => ({ cart, at: Date.now() }), [cart])
  const [Loaded, setLoaded] = useState<typeof Drawer>()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  // Open at an address: who goes on to another has closed it.
  const [openAt, setOpenAt] = useState<string>()
  // What the page has seen counts until the server says something new.
  const [seen, setSeen] = useState({ server: count, now: count })
  const counted = useCallback((now: number) => setSeen({ server: count, now }), [count])
  const close = useCallback(() => setOpenAt(undefined), [])
  const door = useMemo((): CartDoor => {
    const load = async () => {
      const live = await import('./live.tsx')
      setLoaded(() => live.Drawer)
      return live
    }
    const open = () => {
      setOpenAt(pathname)
      // Without the drawer there is the page.
      load().catch(() => navigate(paths.cart))
    }
    const add = async (offer: Offer, form: FormData) => {
      const live = await load().catch(() => undefined)
      if (!live) return words.texts.problems.away
      const problem = await live.addTo(words, mediaHost, offer, form)
      if (problem === undefined) setOpenAt(pathname)
      return problem
    }
    // A preload fails silently; `open` and `add` report the failure.
    const prepare = () => void load().catch(() => undefined)
    return { count: seen.server === count ? seen.now : count, open, prepare, add }
  }, [seen, count, pathname, navigate, words, mediaHost])
  return (
    <Door value={door}>
      {children}
      {Loaded && <Loaded {...{ read, close, counted }} isOpen={openAt === pathname} />}
    </Door>
  )
}
