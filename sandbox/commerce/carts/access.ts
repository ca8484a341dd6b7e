/** Resolves the cart of a call, and checks its owner. */

import { holdCaller } from '../../people/members/access.ts'
import { managesStore, ownerKeyOf } from '../../platform/caller.ts'
import { notFound } from '../../platform/errors.ts'
import type { Context } from '../../storage/context.ts'
import { findRow, lockRow } from '../../storage/database/site-rows.ts'
import { type CartRow, lockOrStartCart, lockOwnedCart } from './store.ts'

/** A cart by its id, or the caller's current one. */
export type CartName = { readonly id: string } | 'current'

/** Reads a cart. Throws the same 404 for an unknown cart and another person's. */
export async function readCart(context: Context, name: CartName): Promise<CartRow> {
  return named(context, name, findRow)
}

/** The same, locked until the transaction ends. */
export async function lockNamedCart(context: Context, name: CartName): Promise<CartRow> {
  return named(context, name, lockRow)
}

/** The caller's current cart, created if necessary, and locked. */
export async function lockOrStartOwnCart(context: Context): Promise<CartRow> {
  const key = ownerKey(context)
  const found = await lockOwnedCart(context, key)
  if (found !== undefined) return found
  await holdCaller(context)
  return lockOrStartCart(context, key)
}

async function named(
  context: Context,
  name: CartName,
  read: typeof findRow<'carts'> | typeof lockRow<'carts'>,
): Promise<CartRow> {
  const key = name === 'current' ? { owner_key: ownerKey(context) } : name
  const row = await read(context, 'carts', key)
  return row !== undefined && canAccess(context, row.buyer_key) ? row : missing(name)
}

/** The owner key of the caller's rows; a caller without a token has no cart. */
export function ownerKey({ caller }: Pick<Context, 'caller'>): string {
  return ownerKeyOf(caller) ?? missing('current')
}

/**
 * Whether the caller has access to this buyer's rows. An app's are open to every holder of the id; a
 * person's only to them and to store managers.
 */
export function canAccess({ caller }: Pick<Context, 'caller'>, buyerKey: string | null): boolean {
  return buyerKey === null || buyerKey === ownerKeyOf(caller) || managesStore(caller)
}

function missing(name: CartName): never {
  if (name !== 'current') throw notFound('NOT_FOUND', 'There is no such cart.', { id: name.id })
  throw notFound('OWNED_CART_NOT_FOUND', 'The caller has no cart yet: add something to start one.')
}
