/** The door to the cart: what opens the drawer, and what puts things into it. Its inside is loaded when it is needed. */
import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react'
import { useLocation } from 'react-router'
import type { Cart } from 'storefront-client'
import type { Offer } from 'storefront-client/catalogue'
import type { Drawer, Wanted } from './live.tsx'

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
  readonly mediaHost: string
  readonly children: ReactNode
}

export const CartHost = ({ cart, mediaHost, children }: HostProps) => {
  const count = cart?.lineItems.reduce((sum, { quantity }) => sum + quantity, 0) ?? 0
  const read = useMemo(() => ({ cart, at: Date.now() }), [cart])
  const [Loaded, setLoaded] = useState<typeof Drawer>()
  const { pathname } = useLocation()
  // Open at an address: who goes on to another has closed it.
  const [openAt, setOpenAt] = useState<string>()
  const [wanted, setWanted] = useState<readonly Wanted[]>([])
  // What the page has seen counts until the server says something new.
  const [seen, setSeen] = useState({ server: count, now: count })
  const counted = useCallback((now: number) => setSeen({ server: count, now }), [count])
  const close = useCallback(() => setOpenAt(undefined), [])
  const taken = useCallback(
    (one: Wanted) => setWanted((before) => before.filter((other) => other !== one)),
    [],
  )
  const door = useMemo((): CartDoor => {
    const prepare = () => void import('./live.tsx').then((live) => setLoaded(() => live.Drawer))
    const open = () => {
      prepare()
      setOpenAt(pathname)
    }
    const add = (offer: Offer, form: FormData) =>
      new Promise<string | undefined>((resolve) => {
        prepare()
        const done = (problem?: string) => {
          if (problem === undefined) setOpenAt(pathname)
          resolve(problem)
        }
        setWanted((before) => [...before, { offer, form, done }])
      })
    return { count: seen.server === count ? seen.now : count, open, prepare, add }
  }, [seen, count, pathname])
  return (
    <Door value={door}>
      {children}
      {Loaded && (
        <Loaded
          {...{ mediaHost, read, wanted, taken, close, counted }}
          isOpen={openAt === pathname}
        />
      )}
    </Door>
  )
}
