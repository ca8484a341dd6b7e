/** Handlers that wait, fail or go on as a test says. */
import type { Context } from '../../../../sandbox/storage/context.ts'
import type { Handlers } from '../../../../sandbox/web/http/handlers.ts'
import { handlers } from '../../../../sandbox/web/services/index.ts'

type Answer = Awaited<ReturnType<Handlers['products.createCollection']>>

/** The store's own handler, and something around it. */
export const around = (
  work: (apply: () => Promise<Answer>, context: Context) => Promise<Answer>,
): Partial<Handlers> => ({
  'products.createCollection': async (request, context) =>
    work(async () => handlers['products.createCollection'](request, context), context),
})

/** A gate that a test opens. */
export const gate = () => {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { open, opened }
}
