/** The cost of a get in process, as test suites make it. */
import { createSandbox } from '../../../sandbox/composition/sandbox.ts'
import { timePerCall } from '../timing.ts'

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
    const get = async (index: number) => {
      const id = products[index % products.length]?.id
      const request = new Request(`http://127.0.0.1/v1/products/${id}`, { headers })
      return (await sandbox.fetch(request)).text()
    }
    const first = await timePerCall(100, get)
    await timePerCall(warmUp, get)
    return { first, warm: await timePerCall(2_000, get) }
  } finally {
    await sandbox.close()
  }
}
