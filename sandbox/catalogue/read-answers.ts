/** Reads products as answers: the stored text where there is one, built and stored where there is none. */
import { CompiledQuery, type RawBuilder, sql } from 'kysely'
import type { Context } from '../context.ts'
import { Utf8Text } from '../database/utf8-text.ts'
import { managesStore } from '../platform/caller.ts'
import { productNotFound } from './access.ts'
import type { Page } from './listing.ts'
import type { View } from './product-answer.ts'
import { lockProducts } from './store.ts'
import { answerVersion, shownAnswer, storedAnswer } from './stored-answer.ts'

/** The stored text of the current version, to be selected under the name `answer_utf8`. */
export const currentAnswer: RawBuilder<StoredText> = sql<StoredText>`
  case when products.answer_version = ${sql.lit(answerVersion)} then products.answer end`

/** As the engine answers it; null where it has to be built. */
type StoredText = string | Utf8Text | null

/** A product as a list selects it. */
export interface AnswerRow {
  readonly id: string
  readonly answer_utf8: StoredText
}

const byId = `
  select visible, case when answer_version = ${answerVersion} then answer end as answer_utf8
  from products where site_id = $1 and id = $2`

/** The answer about one product that the caller may see, as JSON. */
export async function readAnswer(
  context: Context,
  id: string,
  view: View,
): Promise<Buffer<ArrayBuffer>> {
  const { rows } = await context.database.executeQuery<{
    readonly visible: boolean
    readonly answer_utf8: StoredText
  }>(CompiledQuery.raw(byId, [context.site, id]))
  const [row] = rows
  if (row === undefined) throw productNotFound(id)
  if (!row.visible && !managesStore(context.caller)) throw productNotFound(id)
  const text = row.answer_utf8 ?? (await storeAnswers(context, [id])).get(id)
  if (text === undefined) throw productNotFound(id)
  return shownAnswer(new Utf8Text(`{"product":${Utf8Text.of(text).bytes}}`), view)
}

/** The answer about a page of products, in its order, as JSON. One that was deleted meanwhile is left out. */
export async function readAnswers(
  context: Context,
  { rows, metadata }: Page<AnswerRow>,
  view: View,
): Promise<Buffer<ArrayBuffer>> {
  const missing = rows.filter(({ answer_utf8 }) => answer_utf8 === null).map(({ id }) => id)
  const built = await storeAnswers(context, missing)
  const texts = rows.flatMap(({ id, answer_utf8 }) => answer_utf8 ?? built.get(id) ?? [])
  const list = texts.map((text) => Utf8Text.of(text).bytes).join(',')
  const { bytes: position } = Utf8Text.of(JSON.stringify(metadata))
  return shownAnswer(new Utf8Text(`{"products":[${list}],"metadata":${position}}`), view)
}

/** Builds and stores answers under the products' locks, so that none is older than its rows. */
async function storeAnswers(
  { transaction, site }: Context,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  return transaction(async (database) => {
    const products = await lockProducts(database, site, ids)
    const built = new Map([...products].map(([id, product]) => [id, storedAnswer(product)]))
    await sql`
      update products set answer = built.answer, answer_version = ${answerVersion}
      from unnest(${[...built.keys()]}::text[], ${[...built.values()]}::text[]) as built (id, answer)
      where products.site_id = ${site} and products.id = built.id`.execute(database)
    return built
  })
}
