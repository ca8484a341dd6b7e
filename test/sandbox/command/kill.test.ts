/** `kill -9` in the middle of writes: what was acknowledged is there, and nothing is half written. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { temporaryFolder } from '../storage/engines.ts'
import { type Announcement, startSandbox } from './command.ts'

interface Written {
  readonly id: string
  readonly name: string
}

const writers = 4
const cycles = 2

async function send(at: Announcement, method: string, path: string, body?: object) {
  const response = await fetch(`${at.url}${path}`, {
    method,
    headers: { authorization: at.apiKey, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  return { status: response.status, body: await response.json() }
}

describe('a sandbox that is killed', () => {
  let folder: ReturnType<typeof temporaryFolder>
  beforeAll(() => {
    folder = temporaryFolder()
  })
  afterAll(() => folder?.remove())

  it('opens again with every write it had acknowledged', async () => {
    const acknowledged: Written[] = []
    for (let cycle = 0; cycle < cycles; cycle += 1) {
      const sandbox = await startSandbox('--data', folder.path, '--products', '5')
      const before = acknowledged.length
      const write = async (writer: number) => {
        for (let number = 0; ; number += 1) {
          const name = `Shelf ${cycle} ${writer} ${number}`
          const { status, body } = await send(sandbox, 'POST', '/v1/collections', {
            collection: { name },
          })
          if (status === 200) acknowledged.push({ id: body.collection.id, name })
          if (acknowledged.length === before + 60) sandbox.child.kill('SIGKILL')
        }
      }
      // Every writer ends with the connection; which one was interrupted is not known.
      await Promise.allSettled(Array.from({ length: writers }, (_, writer) => write(writer)))
      expect(await sandbox.ended).toBe('SIGKILL')
      expect(acknowledged.length).toBeGreaterThanOrEqual(before + 60)
    }

    const reopened = await startSandbox('--data', folder.path)
    for (const { id, name } of acknowledged) {
      const { status, body } = await send(reopened, 'GET', `/v2/collections/${id}`)
      expect({ status, name: body.collection?.name }).toEqual({ status: 200, name })
    }
    // The store itself was seeded once, whole.
    const products = await send(reopened, 'POST', '/v1/products/query-platformized', { query: {} })
    expect(products.body.products).toHaveLength(5)
    reopened.child.kill('SIGTERM')
    expect(await reopened.ended).toBe(0)
  })
})
