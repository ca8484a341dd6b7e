// The example shop on a store of its own, as `npm start` serves it.
import { resolve } from 'node:path'
import { createSandbox, type Sandbox } from '../../../sandbox/composition/sandbox.ts'
import type { SandboxOptions } from '../../../sandbox/composition/site.ts'
import { builtShop } from '../../../scripts/built-apps.ts'
import { shopOf, shopPath } from '../../../scripts/shop.ts'

const root = resolve(import.meta.dirname, '../../..')

/** A shop that is open. */
export interface OpenShop {
  readonly sandbox: Sandbox
  /** The address of the platform; the shop is below it. */
  readonly origin: string
  /** The address of the shop, with a slash at the end. */
  readonly url: string
  /** The folder of the shop's build. */
  readonly folder: string
  close(): Promise<void>
}

/**
 * Opens a store in memory with the shop beside it.
 *
 * @param consoleFolder of a built console, which is then served, too
 */
export async function openShop(
  options: SandboxOptions = {},
  consoleFolder?: string,
): Promise<OpenShop> {
  const [sandbox, folder] = await Promise.all([createSandbox(options), builtShop(root)])
  const { url } = await sandbox.listen({
    port: 0,
    apps: { [shopPath]: await shopOf(folder) },
    ...(consoleFolder && { console: consoleFolder }),
  })
  // The shop reads them at each request: one process shows one store at a time.
  process.env.STOREFRONT_PLATFORM = url
  process.env.STOREFRONT_CLIENT_ID = sandbox.site.clientId
  return {
    sandbox,
    origin: url,
    url: `${url}${shopPath}`,
    folder,
    close: async () => {
      delete process.env.STOREFRONT_PLATFORM
      delete process.env.STOREFRONT_CLIENT_ID
      await sandbox.close()
    },
  }
}
