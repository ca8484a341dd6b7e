/** A cart form: posts to the cart page, or is handled in place where JavaScript runs. */
import type { ReactNode } from 'react'
import type { CartIntent } from 'storefront-client/next'
import { href, paths } from '../shop.ts'

interface CartFormProps {
  readonly intent: CartIntent | 'estimate'
  /** Hidden fields besides the intent. */
  readonly hidden?: Readonly<Record<string, string>>
  readonly className?: string
  readonly method?: 'get' | 'post'
  readonly children: ReactNode
}

export const CartForm = ({ intent, hidden, children, method = 'post', ...form }: CartFormProps) => (
  <form method={method} action={href(paths.cart)} {...form}>
    {Object.entries({ intent, ...hidden }).map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
    {children}
  </form>
)
