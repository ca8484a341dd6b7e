/** A get without any port: what a test suite pays for one. */
import { createSandbox } from '../../../sandbox/composition/sandbox.ts'

/** Milliseconds of a get by id: the first hundred apart, and warm. */
export async function inProcessGet(
  warmUp: number,
): Promise<{ readonly first: number; readonly warm: number }> {
  const sandbox = await createSandbox()
  try {
    const headers = { authorization: sandbox.site.apiKey }
    const query = new Request('http://127.0.0.1/v1/products/query-platformized', {
      method: 'POST',
      headers,
      body: '{}',
    })
    const { products }: { products: { id: string }[] } = await (await sandbox.fetch(query)).json()
    const run = async (count: number) => {
      const before = performance.now()
      for (let index = 0; index < count; index += 1) {
        const id = products[index % products.length]?.id
        const request = new Request(`http://127.0.0.1/v1/products/${id}`, { headers })
        await (await sandbox.fetch(request)).text()
      }
      return (performance.now() - before) / count
    }
    const first = await run(100)
    await run(warmUp)
    return { first, warm: await run(2_000) }
  } finally {
    await sandbox.close()
  }
}
