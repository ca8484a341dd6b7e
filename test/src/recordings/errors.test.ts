/** The recorded answers that are errors, case by case. */
import { describe, expect, it } from 'vitest'
import { formatError } from '../../../src/errors/format.ts'
import { errorOf } from '../support/client.ts'
import { clientAnswering, type Deviation, recorded } from './recorded.ts'

interface Recorded {
  readonly name: string
  readonly input: {
    readonly requestId?: string
    readonly status: number | string
    readonly body: object
  }
  readonly error: { readonly message: string; readonly code?: string; readonly details?: object }
}

/** Case → recorded argument path → ours. */
const deviations: Readonly<Record<string, Deviation<readonly [string, string]>>> = {
  'validation, single argument passed through': {
    ours: ['member.slug', 'slug'],
    because: 'no method here has a body that is one of its arguments: fields are named as given',
  },
}

describe('the recorded error', () => {
  it.each(recorded<Recorded>('errors-transform').map((sample) => [sample.name, sample] as const))(
    '%s',
    async (name, { input, error }) => {
      const headers = new Headers(input.requestId ? [['x-wix-request-id', input.requestId]] : [])
      const { client } = clientAnswering(() =>
        Response.json(input.body, { status: Number(input.status), headers }),
      )
      const caught = await errorOf(client.products.getProduct('p'))
      const [theirs, ours] = deviations[name]?.ours ?? ['', '']
      expect(formatError(caught), deviations[name]?.because).toBe(
        error.message.replaceAll(theirs, ours),
      )
      expect(caught.requestId).toBe(input.requestId)
      if (error.code) expect(caught.code).toBe(error.code)
      if (error.details) {
        expect(JSON.stringify(caught.details)).toBe(
          JSON.stringify(error.details).replaceAll(theirs, ours),
        )
      }
    },
  )
})
