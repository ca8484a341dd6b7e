/** Reads products as answers: the stored text where there is one, built and stored where there is none. */
import { CompiledQuery, type RawBuilder, sql } from 'kysely'
import type { Context } from '../context.ts'
import { managesStore } from '../platform/caller.ts'
import { productNotFound } from './access.ts'
import type { View } from './product-answer.ts'
import { lockProducts } from './store.ts'
import { answerVersion, shownAnswer, storedAnswer } from './stored-answer.ts'

/** The stored text of the current version, to be selected under the name `answer`. */
export const currentAnswer: RawBuilder<string | null> = sql<string | null>`
  case when products.answer_version = ${sql.lit(answerVersion)} then products.answer end`

/** A product as a list selects it. */
export interface AnswerRow {
  readonly id: string
  readonly answer: string | null
}

const byId = `
  select visible, case when answer_version = ${answerVersion} then answer end as answer
  from products where site_id = $1 and id = $2`

/** The answer of one product that the caller may see, as JSON text. */
export async function readAnswer(context: Context, id: string, view: View): Promise<string> {
  const { rows } = await context.database.executeQuery<{
    readonly visible: boolean
    readonly answer: string | null
  }>(CompiledQuery.raw(byId, [context.site, id]))
  const [row] = rows
  if (row === undefined) throw productNotFound(id)
  if (!row.visible && !managesStore(context.caller)) throw productNotFound(id)
  const text = row.answer ?? (await storeAnswers(context, [id])).get(id)
  if (text === undefined) throw productNotFound(id)
  return shownAnswer(text, view)
}

/** The answers of a page, in its order, as JSON text. One that was deleted meanwhile is left out. */
export async function readAnswers(
  context: Context,
  rows: readonly AnswerRow[],
  view: View,
): Promise<string> {
  const missing = rows.filter(({ answer }) => answer === null).map(({ id }) => id)
  const built = await storeAnswers(context, missing)
  const texts = rows.flatMap(({ id, answer }) => answer ?? built.get(id) ?? [])
  return shownAnswer(`[${texts.join(',')}]`, view)
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
