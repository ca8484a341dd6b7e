/** Opens the cart drawer and adds to the cart from any page. The drawer itself is loaded on demand. */
import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { Cart } from 'storefront-client'
import type { Offer } from 'storefront-client/catalogue'
import { useTexts } from '../messages/use-texts.ts'
import { paths } from '../shop.ts'
import type { Drawer } from './live.tsx'

/** What pages do with the cart drawer. */
export interface CartDrawer {
  /** Units in the cart. */
  readonly count: number
  readonly open: () => void
  readonly preload: () => void
  /**
   * Adds the product with the choices in the form, and opens the drawer.
   *
   * @returns why it was refused, in the buyer's language
   */
  readonly add: (offer: Offer, form: FormData) => Promise<string | undefined>
  /** Counts the units of the cart as a buyer has just changed it. */
  readonly onCount: (count: number) => void
}

const DrawerContext = createContext<CartDrawer | undefined>(undefined)

/** The cart drawer of the `CartDrawerProvider` above. */
export const useCartDrawer = (): CartDrawer => {
  const drawer = useContext(DrawerContext)
  if (!drawer) throw new Error('useCartDrawer needs a CartDrawerProvider above it')
  return drawer
}

interface ProviderProps {
  /** As the server loaded it. */
  readonly cart: Cart | undefined
  /** The platform's image host. */
  readonly mediaHost: string
  readonly children: ReactNode
}

export const CartDrawerProvider = ({ cart, mediaHost, children }: ProviderProps) => {
  const i18n = useTexts()
  const count = cart?.lineItems.reduce((sum, { quantity }) => sum + quantity, 0) ?? 0
  const read = useMemo(() => ({ cart, at: Date.now() }), [cart])
  const [Loaded, setLoaded] = useState<typeof Drawer>()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  // The path it was opened on: navigating away closes it.
  const [openAt, setOpenAt] = useState<string>()
  // The page's count is current until the server loads the cart again.
  const [live, setLive] = useState({ server: count, count })
  const onCount = useCallback((now: number) => setLive({ server: count, count: now }), [count])
  const close = useCallback(() => setOpenAt(undefined), [])
  const drawer = useMemo((): CartDrawer => {
    const load = async () => {
      const module = await import('./live.tsx')
      setLoaded(() => module.Drawer)
      return module
    }
    const open = () => {
      setOpenAt(pathname)
      // Falls back to the cart page.
      load().catch(() => navigate(paths.cart))
    }
    const add = async (offer: Offer, form: FormData) => {
      const module = await load().catch(() => undefined)
      if (!module) return i18n.texts.problems.away
      const problem = await module.addToCart(i18n, mediaHost, offer, form)
      if (problem === undefined) setOpenAt(pathname)
      return problem
    }
    // A preload fails silently; `open` and `add` report the failure.
    const preload = () => void load().catch(() => undefined)
    return { count: live.server === count ? live.count : count, open, preload, add, onCount }
  }, [live, count, onCount, pathname, navigate, i18n, mediaHost])
  return (
    <DrawerContext value={drawer}>
      {children}
      {Loaded && <Loaded read={read} close={close} isOpen={openAt === pathname} />}
    </DrawerContext>
  )
}
