/** A form of the cart: it works by itself, and at once where scripts run. */
import type { ReactNode } from 'react'
import type { CartIntent } from 'storefront-client/next'
import { href, paths } from '../shop.ts'

interface CartFormProps {
  readonly intent: CartIntent | 'estimate'
  /** What it says besides what the buyer does. */
  readonly fixed?: Readonly<Record<string, string>>
  readonly className?: string
  readonly method?: 'get' | 'post'
  readonly children: ReactNode
}

export const CartForm = ({ intent, fixed, children, method = 'post', ...form }: CartFormProps) => (
  <form method={method} action={href(paths.cart)} {...form}>
    {Object.entries({ intent, ...fixed }).map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
    {children}
  </form>
)
