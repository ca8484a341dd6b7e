/** Selects statements to keep prepared. */

/** More parameters mean a bulk write, whose text rarely repeats. */
const mostParameters = 100

/**
 * True for statements that select rows by key, whose plan does not depend on the values. A list's does:
 * after a few runs of a prepared statement engines switch to a generic plan, which reads a page many times
 * slower. Without a parameter there is no key, and there may be several statements: a migration.
 */
export function staysPrepared(text: string, { length }: readonly unknown[]): boolean {
  return (
    length > 0 &&
    length <= mostParameters &&
    /^\s*(insert|update|delete|select|with)\s/i.test(text) &&
    !/\s(order by|limit|group by|like)\s|count\(/i.test(text)
  )
}
