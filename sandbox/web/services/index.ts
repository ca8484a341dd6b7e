/** Every operation's handler. The type requires one per operation of the description. */
import type { Handlers } from '../http/handlers.ts'
import { authenticationHandlers } from './authentication.ts'
import { cartHandlers } from './carts.ts'
import { checkoutHandlers } from './checkouts.ts'
import { collectionHandlers } from './collections.ts'
import { currentCartHandlers } from './current-cart.ts'
import { graphqlHandlers } from './graphql.ts'
import { inventoryHandlers } from './inventory.ts'
import { memberHandlers } from './members.ts'
import { orderHandlers } from './orders.ts'
import { productHandlers } from './products.ts'
import { recoveryHandlers } from './recovery.ts'
import { redirectHandlers } from './redirects.ts'
import { tokenHandlers } from './tokens.ts'
import { verificationHandlers } from './verification.ts'

/** Every operation by its id. */
export const handlers: Handlers = {
  ...authenticationHandlers,
  ...cartHandlers,
  ...checkoutHandlers,
  ...collectionHandlers,
  ...currentCartHandlers,
  ...graphqlHandlers,
  ...inventoryHandlers,
  ...memberHandlers,
  ...orderHandlers,
  ...productHandlers,
  ...recoveryHandlers,
  ...redirectHandlers,
  ...tokenHandlers,
  ...verificationHandlers,
}
