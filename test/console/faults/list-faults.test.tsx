// What a sandbox that works cannot show: the platform failing, out of reach, or asking for patience.
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { createClient, platforms } from 'storefront-client'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createDataProvider } from '../../../console/providers/data-provider.ts'
import { resources } from '../../../console/resources/index.ts'
import { MemberList } from '../../../console/resources/members/member-list.tsx'
import { StoreProvider } from '../../../console/store/store-context.tsx'
import { english, renderInConsole } from '../support/render.tsx'

const store = 'http://store.example'
const query = `${store}/v1/members/query`

let asked = 0

const server = setupServer(
  http.post(`${store}/oauth2/token`, () =>
    HttpResponse.json({ access_token: 'access', refresh_token: 'refresh', expires_in: 14_400 }),
  ),
)

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
beforeEach(() => {
  asked = 0
})
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const answer = (respond: () => Response) =>
  server.use(
    http.post(query, () => {
      asked += 1
      return respond()
    }),
  )

const works = () =>
  HttpResponse.json({
    members: [{ id: 'ada', status: 'APPROVED', profile: { nickname: 'Ada' } }],
    metadata: { total: 1, count: 1, offset: 0 },
  })

function openList() {
  const client = createClient({
    platform: platforms.sandbox(store, { additions: true }),
    clientId: 'console',
  })
  renderInConsole(
    <StoreProvider client={client}>
      <MemberList />
    </StoreProvider>,
    { dataProvider: createDataProvider(client, resources), resource: 'members' },
  )
}

const failureOf = () => screen.findByRole('heading', { name: 'Members could not be loaded' })

it('offers no new record in a list that the account may not see, and says why', async () => {
  answer(() => HttpResponse.json({}, { status: 403 }))
  openList()
  await failureOf()
  const create = screen.getByRole('button', { name: english.texts.members.create })
  expect(create).toBeDisabled()
  expect(create).toHaveAttribute('title', english.texts.errors.forbidden)
})

describe('a list whose platform fails', () => {
  it('is retried twice, then reports the failure and offers a retry', async () => {
    answer(() =>
      HttpResponse.json({}, { status: 500, headers: { 'x-wix-request-id': 'request-7' } }),
    )
    openList()
    await failureOf()
    expect(screen.getByText(english.texts.errors.broken)).toBeInTheDocument()
    expect(screen.getByText('Request ID request-7')).toBeInTheDocument()
    expect(asked).toBe(3)

    answer(works)
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('link', { name: 'Ada' })).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
  })

  it('shows no transient failure', async () => {
    answer(() => (asked < 3 ? HttpResponse.json({}, { status: 503 }) : works()))
    openList()
    expect(await screen.findByRole('link', { name: 'Ada' })).toBeInTheDocument()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  it('says so when the platform cannot be reached', async () => {
    answer(() => HttpResponse.error())
    openList()
    await failureOf()
    expect(screen.getByText(english.texts.errors.unreachable)).toBeInTheDocument()
    answer(works)
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('link', { name: 'Ada' })).toBeInTheDocument()
  })

  it('retries a throttled call twice, then reports a busy platform', async () => {
    const description = 'Too many requests; wait a minute.'
    answer(() =>
      HttpResponse.json(
        {
          message: description,
          details: { applicationError: { code: 'TOO_MANY_REQUESTS', description, data: {} } },
        },
        { status: 429 },
      ),
    )
    openList()
    await failureOf()
    expect(screen.getByText(english.texts.errors.busy(1))).toBeInTheDocument()
    expect(asked).toBe(3)
    answer(works)
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('link', { name: 'Ada' })).toBeInTheDocument()
  })

  it('does not retry a refused call', async () => {
    answer(() => HttpResponse.json({ message: 'Not like this', details: {} }, { status: 400 }))
    openList()
    await failureOf()
    expect(asked).toBe(1)
  })

  it('survives an answer that is not JSON', async () => {
    answer(() => new HttpResponse('<h1>Bad gateway</h1>', { status: 200 }))
    openList()
    await failureOf()
  })
})
