/** Handlers that stand still, fail or go on as a test says. */
import type { Context } from '../../../sandbox/context.ts'
import type { Handlers } from '../../../sandbox/http/handlers.ts'
import { handlers } from '../../../sandbox/services/index.ts'

/** The store's own handler, and something around it. */
export const around = (
  work: (apply: () => Promise<object>, context: Context) => Promise<object>,
): Partial<Handlers> => ({
  'products.createCollection': async (request, context) => {
    const apply = async () => handlers['products.createCollection'](request, context)
    return { ...(await work(apply, context)) }
  },
})

/** A gate that a test opens. */
export const gate = () => {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { open, opened }
}
