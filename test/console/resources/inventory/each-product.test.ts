// A change of whole products, asked for by the rows of their variants.
import { HttpError } from 'ra-core'
import { describe, expect, it } from 'vitest'
import { eachProduct } from '../../../../console/resources/inventory/each-product.ts'

const rows = ['a-1', 'b-1', 'a-2'].map((id) => ({ id, productId: id.slice(0, 1) }))

describe('a change of products', () => {
  it('is one call for each, with all of its rows', async () => {
    const calls: string[][] = []
    const failures = await eachProduct(rows, async (_product, variants) => {
      calls.push(variants.map(({ id }) => id))
    })
    expect(calls).toEqual([['a-1', 'a-2'], ['b-1']])
    expect(failures).toEqual([])
  })

  it('that is refused is reported per row, and blocks no other product', async () => {
    const refusal = new Error('refused')
    const called: string[] = []
    const failures = await eachProduct(rows, async (productId) => {
      called.push(productId)
      if (productId === 'a') throw refusal
    })
    expect(called).toEqual(['a', 'b'])
    expect(failures).toEqual(['a-1', 'a-2'].map((id) => ({ id, reason: refusal })))
  })

  it('stops when the session or the network is lost, without reporting refusals', async () => {
    const gone = new HttpError('Signed out', 401)
    const called: string[] = []
    const changing = eachProduct(rows, async (productId) => {
      called.push(productId)
      throw gone
    })
    await expect(changing).rejects.toBe(gone)
    expect(called).toEqual(['a'])
  })
})
