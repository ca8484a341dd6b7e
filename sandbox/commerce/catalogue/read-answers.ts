/**
 * Reads products as answers. What was shown to such a caller before is shown again while the product has the same
 * revision; else the answer is built from the rows, as that caller may see it. Nothing of it is stored: a change of
 * how answers look, or of who sees what, holds from the next start on.
 */
import { CompiledQuery } from 'kysely'
import { managesStore } from '../../platform/caller.ts'
import type { Context } from '../../storage/context.ts'
import { productNotFound } from './access.ts'
import type { Page } from './listing.ts'
import { productAnswer, type View } from './product-answer.ts'
import { rowRevision } from './revision.ts'
import { type AnswersInView, answersInView, type ShownAnswer } from './shown-answers.ts'
import { readRevisedProducts } from './store.ts'

/** A product as a list selects it. */
export interface ListedProduct {
  readonly id: string
  readonly revision: string
}

const byId = `
  select id, visible, ${rowRevision} as revision from products where site_id = $1 and id = $2`

const [productStart, productEnd] = [Buffer.from('{"product":'), Buffer.from('}')]

/** The answer about one product that the caller may see, as JSON. */
export async function readAnswer(
  context: Context,
  id: string,
  view: View,
): Promise<Buffer<ArrayBuffer>> {
  const shown = answersInView(context, view)
  const known = shown.get(id)
  const { rows } = await context.database.executeQuery<
    ListedProduct & { readonly visible: boolean }
  >(CompiledQuery.raw(byId, [context.site, id]))
  const [row] = rows
  if (row === undefined) throw productNotFound(id)
  if (!row.visible && !managesStore(context.caller)) throw productNotFound(id)
  const answer =
    known?.revision === row.revision
      ? known
      : (await buildAnswers(context, [id], { view, shown })).get(id)
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
  const read = await buildAnswers(context, missing, { view, shown })
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

interface Showing {
  readonly view: View
  readonly shown: AnswersInView
}

async function buildAnswers(
  context: Context,
  ids: readonly string[],
  { view, shown }: Showing,
): Promise<ReadonlyMap<string, ShownAnswer>> {
  const answers = new Map<string, ShownAnswer>()
  for (const { product, revision } of await readRevisedProducts(context, ids)) {
    const bytes = Buffer.from(JSON.stringify(productAnswer(product, view)))
    const answer = { revision, bytes }
    answers.set(product.id, answer)
    shown.keep(product.id, answer)
  }
  return answers
}
