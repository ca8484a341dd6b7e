/** `generate -- --new` writes an operation that compiles at once, and leaves what people wrote as it was. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { operations } from '../../generated/operations/index.ts'
import { recordOf } from '../../scripts/generate/model/json.ts'
import { ScaffoldError, scaffold } from '../../scripts/generate/scaffold/index.ts'
import { nounsOf } from '../../scripts/generate/scaffold/nouns.ts'
import { sampled } from '../setup/long.ts'
import { longIt } from '../setup/long-run.ts'
import { viewsOf } from './support/bundle.ts'
import { copyDescription, type DescriptionCopy } from './support/copy.ts'

/** Every service, in the order of the description. */
const services = [...new Set(Object.keys(operations).map((id) => id.split('.')[0]))]

const project = join(import.meta.dirname, '../..')
const written: unknown = JSON.parse(readFileSync(join(project, 'generated/openapi.json'), 'utf8'))
const now = { bundle: written, description: viewsOf(recordOf(written)).description }

/** Every file of the copy that `--new` may write, with its text. */
const filesOf = (root: string): Map<string, string> => {
  const folders = ['spec', 'sandbox'].filter((folder) => existsSync(join(root, folder)))
  const found = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name)),
  )
  return new Map(found.map((file) => [file, readFileSync(file, 'utf8')]))
}

/** Whether one text can be had from another by taking lines out. */
const isKeptIn = (before: string, after: string): boolean => {
  const lines = before.trimEnd().split('\n')
  const rest = after.split('\n')[Symbol.iterator]()
  return lines.every((line) => {
    for (const next of rest) if (next === line) return true
    return false
  })
}

/** Adds operations one by one; a later one sees the first in the description. Answers what each call said. */
const addAll = async (
  copy: DescriptionCopy,
  [first = [], ...others]: readonly (readonly string[])[],
): Promise<string[]> => {
  const said = scaffold(copy.root, 'spec', first, now)
  if (others.length === 0) return [said]
  const next = await copy.generate()
  return [said, ...others.map((given) => scaffold(copy.root, 'spec', given, next))]
}

/** The description with one service more, which has no base path. */
const withoutPath = {
  ...now,
  description: {
    ...now.description,
    tags: [
      ...now.description.tags,
      { name: 'giftCards', description: 'Gift cards.', secretAnswers: false },
    ],
  },
}

describe('a new operation', () => {
  it.each([
    ['listStatuses', 'Status', 'statuses'],
    ['queryWarehouses', 'Warehouse', 'warehouses'],
    ['listAddresses', 'Address', 'addresses'],
    ['searchCategories', 'Category', 'categories'],
    ['listBoxes', 'Box', 'boxes'],
    ['bulkDeleteReviews', 'Review', 'reviews'],
    ['getReview', 'Review', 'reviews'],
    ['cancelOrder', 'Order', 'orders'],
    ['loginWithPassword', 'LoginWithPassword', 'loginWithPasswords'],
  ])('%s is about a %s', (name, entity, many) => {
    expect(nounsOf({ name, path: '/v1/login' })).toMatchObject({ entity, many })
  })

  // `nounsOf` has the rules above.
  longIt('is about the subject of its path, whatever its verb', async () => {
    const copy = copyDescription(['sandbox/web/services'])
    await addAll(copy, [['carts.stampLoyaltyCard', 'POST', '/v1/loyalty-cards/{id}/stamp']])
    const { description } = await copy.generate()
    const stamp = description.operations.find(({ id }) => id === 'carts.stampLoyaltyCard')
    expect(stamp?.pathParameters[0]?.description).toBe('Identifier of the loyalty card.')
    const schemas = readFileSync(join(copy.root, 'spec/schemas/loyalty-card.yaml'), 'utf8')
    expect(schemas).toContain('\nLoyaltyCard:\n  type: object\n  description: A loyalty card.\n')
  })

  it('of each method, on a new path and on one that exists, compiles as it is written', async () => {
    const copy = copyDescription(['sandbox/web/services'])
    const before = filesOf(copy.root)
    const added = [
      ['products.listReviews', 'GET', '/v1/products/{id}/reviews'],
      ['products.addReview', 'POST', '/v1/products/{id}/reviews'],
      ['checkouts.updateCheckout', 'PATCH', '/v1/checkouts/{id}'],
      ['members.deleteBadge', 'DELETE', '/v1/members/{id}/badges/{badgeId}'],
      ['inventory.queryWarehouses', 'post', '/v2/warehouses/query'],
      ['inventory.getShelf', 'GET', '/v2/shelves/{row}/{shelfId}'],
    ]
    await addAll(copy, added)
    const { description } = await copy.generate()
    const ids = description.operations.map(({ id }) => id)
    expect(ids).toEqual(expect.arrayContaining(added.map(([id]) => id)))
    const badge = description.operations.find(({ id }) => id === 'members.deleteBadge')
    expect(badge?.pathParameters[1]?.description).toBe('Identifier of the badge.')

    for (const [file, text] of filesOf(copy.root)) {
      expect([file, isKeptIn(before.get(file) ?? '', text)]).toEqual([file, true])
    }
  })

  it('follows its siblings, and names the remaining places', async () => {
    const copy = copyDescription(['sandbox/web/services'])
    const said = await addAll(copy, [['products.listReviews', 'GET', '/v1/products/{id}/reviews']])
    const text = readFileSync(join(copy.root, 'spec/paths/products.yaml'), 'utf8')
    const written = text.slice(text.indexOf('\nlistReviews:'))
    expect(written).toContain('x-service: catalogue-reader #')
    expect(written).toContain(
      'security: [{ visitorToken: [] }, { memberToken: [] }, { apiKey: [] }] #',
    )
    expect(written).toContain('description: Identifier of the product.')
    const handlers = readFileSync(join(copy.root, 'sandbox/web/services/products.ts'), 'utf8')
    expect(handlers).toContain(
      "  'products.listReviews': () => {\n    throw new Error('products.listReviews has no handler yet')\n  },\n}\n",
    )
    const [first = ''] = said
    for (const [, file = '', line] of first.matchAll(/^ {2}(\S+):(\d+)/gm)) {
      const text = readFileSync(join(copy.root, file), 'utf8').split('\n')[Number(line) - 1]
      expect(text).toMatch(/reviews|listReviews|Review:/)
    }
    expect(first).toContain('write the handler in place of the error')
  })

  it.each([
    [
      'products.getProduct',
      ['GET', '/v1/other'],
      'exists already: GET /v1/products/{id}',
      'Choose',
    ],
    ['products.readProduct', ['GET', '/v1/products/{id}'], 'is products.getProduct', 'Choose'],
    [
      'products.readProduct',
      ['PATCH', '/v1/products/{productId}'],
      'has the shape of /v1/products/{id}',
      'write /v1/products/{id}',
    ],
    [
      'carts.listNotes',
      ['GET', '/v1/carts/{id}/notes'],
      'can match this path and /v1/carts/by-checkout-id/{id}',
      'Choose',
    ],
    ['prodcts.listReviews', ['GET', '/v1/reviews'], 'There is no service prodcts', 'products?'],
    ['reviews.list', ['GET', '/v1/reviews'], 'There is no service reviews', '"A service" in docs/'],
    [
      'reviews.list',
      ['GET', '/v1/reviews'],
      'There is no service reviews',
      `: ${services.join(', ')}.`,
    ],
    ['listReviews', ['GET', '/v1/reviews'], 'is not <service>.<method>', 'products.listReviews'],
    ['products.ListReviews', ['GET', '/v1/reviews'], 'is not <service>.<method>', 'products.'],
    [
      'products.listReviews',
      ['PUT', '/v1/reviews'],
      'PUT is not a supported method',
      'one of: GET, POST',
    ],
    ['products.query', ['POST', '/v1/reviews'], 'the builder of queries has this name', 'Choose'],
    ['products.then', ['POST', '/v1/reviews'], 'await would call it', 'Choose'],
    ['products.constructor', ['POST', '/v1/reviews'], 'every object has one already', 'Choose'],
    ['products.listResponses', ['GET', '/v1/responses'], 'The schema Response is taken', 'Choose'],
    ['products.listReviews', [], 'The method is missing', 'GET'],
    ['products.listReviews', ['GET'], 'The path is missing', '--new'],
    ['products.listReviews', ['GET', 'v1/reviews'], 'does not begin with /', '--new'],
    ['products.listReviews', ['GET', '/v1/reviews/'], 'has an empty part', '--new'],
    ['products.listReviews', ['GET', '/v1/reviews?page=1'], 'holds a query', '--new'],
    ['products.listReviews', ['GET', '/v1/{id/reviews'], 'neither a word nor', '--new'],
    ['products.listReviews', ['GET', '/v1/{id}/reviews/{id}'], 'id twice', '--new'],
  ])('%s %j is refused before anything is read or written', (id, given, message, advice) => {
    const refuse = () => scaffold('/nowhere', 'spec', [id, ...given], now)
    expect(refuse).toThrow(message)
    expect(adviceOf(refuse)).toContain(advice)
  })

  it('is not written where a schema of it would have the name of an export', () => {
    const { root } = copyDescription(['src/index.ts'])
    const before = filesOf(root)
    const given = ['members.listSessions', 'GET', '/v1/members/{id}/sessions']
    expect(() => scaffold(root, 'spec', given, now)).toThrow('The schema Session is taken')
    expect(filesOf(root)).toEqual(before)
  })

  it('of a service without a base path is refused, and sent to no other service', () => {
    const given = ['giftCards.listGiftCards', 'GET', '/v1/gift-cards']
    const refuse = () => scaffold('/nowhere', 'spec', given, withoutPath)
    expect(refuse).toThrow('giftCards has no base path.')
    expect(adviceOf(refuse)).toContain('Add gift-cards to x-services in openapi.yaml')
  })

  it.each(sampled(['/v1/products/{id}/reviews', '/v1/reviews'], 2))(
    'of a list on %s can be paged as its comments say',
    async (path) => {
      const copy = copyDescription([])
      await addAll(copy, [['products.listReviews', 'GET', path]])
      copy.edit('spec/paths/products.yaml', (text) =>
        text.replaceAll(/# (?=x-paging|parameters:|- \{ name: paging)/g, ''),
      )
      const { description } = await copy.generate()
      const list = description.operations.find(({ id }) => id === 'products.listReviews')
      expect(list?.paging).toMatchObject({ items: 'reviews' })
      const parameters = list?.queryParameters.map(({ name }) => name)
      expect(parameters).toEqual(['paging.limit', 'paging.offset'])
    },
  )
})

const adviceOf = (call: () => unknown): string => {
  try {
    call()
  } catch (error) {
    if (error instanceof ScaffoldError) return error.advice
  }
  return ''
}
