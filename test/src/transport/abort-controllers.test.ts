/** Controllers that requests of one client use one after the other. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createAbortControllers } from '../../../src/transport/abort-controllers.ts'

describe('the abort controllers of a client', () => {
  it('belong to one request at a time, and are never lent once they were aborted', () => {
    const steps = fc.array(fc.constantFrom('take', 'give back', 'abort and give back'), {
      maxLength: 200,
    })
    fc.assert(
      fc.property(steps, (all) => {
        const controllers = createAbortControllers()
        const lent: AbortController[] = []
        for (const step of all) {
          if (step === 'take') {
            const controller = controllers.take()
            expect(lent).not.toContain(controller)
            expect(controller.signal.aborted).toBe(false)
            lent.push(controller)
          } else {
            const controller = lent.shift()
            if (step === 'abort and give back') controller?.abort()
            if (controller) controllers.giveBack(controller)
          }
        }
      }),
    )
  })

  it('are used again, but by thirty requests in a row at most', () => {
    const controllers = createAbortControllers()
    const uses = new Map<AbortController, number>()
    for (let request = 0; request < 300; request += 1) {
      const controller = controllers.take()
      uses.set(controller, (uses.get(controller) ?? 0) + 1)
      controllers.giveBack(controller)
    }
    expect(Math.max(...uses.values())).toBe(30)
  })
})
