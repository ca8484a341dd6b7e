/**
 * Reads products as answers. What was shown before is shown again while the product has the same revision; else the
 * stored text is read, and where there is none, the answer is built from the rows.
 */
import { CompiledQuery } from 'kysely'
import type { Context } from '../context.ts'
import { Utf8Text } from '../database/utf8-text.ts'
import { managesStore } from '../platform/caller.ts'
import { productNotFound } from './access.ts'
import type { Page } from './listing.ts'
import type { View } from './product-answer.ts'
import { type AnswersInView, answersInView, type ShownAnswer } from './shown-answers.ts'
import { readRevisedProducts } from './store.ts'
import { answerVersion, shownAnswer, storedAnswer } from './stored-answer.ts'

/** A product as a list selects it. */
export interface ListedProduct {
  readonly id: string
  readonly revision: string
}

/** A product with its stored text as the engine answers it; null where the answer has to be built. */
interface TextRow extends ListedProduct {
  readonly answer_utf8: string | Utf8Text | null
}

const isCurrent = `answer_version = ${answerVersion}`

/** The text is read only when it is not the one that is remembered. */
const byId = `
  select id, visible, revision,
    case when ${isCurrent} and revision is distinct from $3::text then answer end as answer_utf8
  from products where site_id = $1 and id = $2`

const byIds = `
  select id, revision, case when ${isCurrent} then answer end as answer_utf8
  from products where site_id = $1 and id = any($2::text[])`

const [productStart, productEnd] = [Buffer.from('{"product":'), Buffer.from('}')]

/** The answer about one product that the caller may see, as JSON. */
export async function readAnswer(
  context: Context,
  id: string,
  view: View,
): Promise<Buffer<ArrayBuffer>> {
  const shown = answersInView(context, view)
  const known = shown.get(id)
  const { rows } = await context.database.executeQuery<TextRow & { readonly visible: boolean }>(
    CompiledQuery.raw(byId, [context.site, id, known?.revision ?? null]),
  )
  const [row] = rows
  if (row === undefined) throw productNotFound(id)
  if (!row.visible && !managesStore(context.caller)) throw productNotFound(id)
  const answer =
    known?.revision === row.revision
      ? known
      : (await answersOf(context, [row], { view, shown })).get(id)
  if (answer === undefined) throw productNotFound(id)
  return Buffer.concat([productStart, answer.bytes, productEnd])
}

const [listStart, comma] = [Buffer.from('{"products":['), Buffer.from(',')]

/** The answer about a page of products, in its order, as JSON. One that was deleted meanwhile is left out. */
export async function readAnswers(
  context: Context,
  { rows, metadata }: Page<ListedProduct>,
  view: View,
): Promise<Buffer<ArrayBuffer>> {
  const shown = answersInView(context, view)
  const known = rows.map(({ id, revision }) => {
    const answer = shown.get(id)
    return answer?.revision === revision ? answer : undefined
  })
  const missing = rows.filter((_, index) => known[index] === undefined).map(({ id }) => id)
  const read = await readTexts(context, missing, { view, shown })
  const parts: Buffer[] = []
  for (const [index, { id }] of rows.entries()) {
    const answer = known[index] ?? read.get(id)
    if (answer === undefined) continue
    parts.push(parts.length === 0 ? listStart : comma, answer.bytes)
  }
  if (parts.length === 0) parts.push(listStart)
  parts.push(Buffer.from(`],"metadata":${JSON.stringify(metadata)}}`))
  return Buffer.concat(parts)
}

/** How answers are shown, and where they are remembered. */
interface Showing {
  readonly view: View
  readonly shown: AnswersInView
}

async function readTexts(
  context: Context,
  ids: readonly string[],
  showing: Showing,
): Promise<ReadonlyMap<string, ShownAnswer>> {
  if (ids.length === 0) return new Map()
  const { rows } = await context.database.executeQuery<TextRow>(
    CompiledQuery.raw(byIds, [context.site, ids]),
  )
  return answersOf(context, rows, showing)
}

/** The answers of rows: of their texts, or built where they have none. */
async function answersOf(
  { database, site }: Context,
  rows: readonly TextRow[],
  { view, shown }: Showing,
): Promise<ReadonlyMap<string, ShownAnswer>> {
  const answers = new Map<string, ShownAnswer>()
  const add = (id: string, revision: string, text: string | Utf8Text) => {
    const answer = { revision, bytes: shownAnswer(Utf8Text.of(text), view) }
    answers.set(id, answer)
    shown.keep(id, answer)
  }
  const bare: string[] = []
  for (const { id, revision, answer_utf8: text } of rows) {
    if (text === null) bare.push(id)
    else add(id, revision, text)
  }
  for (const { product, revision } of await readRevisedProducts(database, site, bare)) {
    add(product.id, revision, storedAnswer(product))
  }
  return answers
}
