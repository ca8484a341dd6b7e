/** Selects statements to keep prepared, the same on both engines. */
import { LRUCache } from 'lru-cache'

/** More parameters than this belong to a bulk write, whose text hardly comes twice. */
const mostParameters = 100

/**
 * True for statements that name their rows by key: their plan is the same whatever the values are,
 * so it is made once. A list's plan depends on what it is asked for. Engines forget that after a few
 * runs of a prepared one and take a general plan, which reads a page many times slower.
 */
export function staysPrepared(text: string, parameters: readonly unknown[]): boolean {
  return parameters.length <= mostParameters && isByKey.memo(text)
}

const isByKey = new LRUCache<string, boolean>({
  max: 2_000,
  memoMethod: (text) =>
    /^\s*(insert|update|delete|select|with)\s/i.test(text) &&
    !/\s(order by|limit|group by|like)\s|count\(/i.test(text),
})
