/** Answers that are the same for everyone, kept for seconds. */

/** How long an answer is fresh, in milliseconds: what the owner changes is in the shop at the next view but one glance. */
const freshFor = 1_500

/** How long an old answer is better than none while the platform is away, in milliseconds. */
const usableFor = 300_000

/** How many answers are kept. */
const most = 500

interface Kept {
  readonly value: unknown
  readonly at: number
}

/** Keeps the answers of reads by key; those who ask for the same at the same time share one read. */
export class AnswerCache {
  readonly #kept = new Map<string, Kept>()
  readonly #running = new Map<string, Promise<unknown>>()

  /**
   * The answer for a key: the kept one while it is fresh, else a new one. When the platform is away, an old one will do.
   *
   * @param isAway tells a platform that is away from one that refuses
   */
  read<Value>(
    key: string,
    load: () => Promise<Value>,
    isAway: (error: unknown) => boolean,
  ): Promise<Value>
  async read(
    key: string,
    load: () => Promise<unknown>,
    isAway: (error: unknown) => boolean,
  ): Promise<unknown> {
    const kept = this.#kept.get(key)
    if (kept && Date.now() - kept.at < freshFor) return kept.value
    try {
      return await this.#load(key, load)
    } catch (error) {
      if (kept && Date.now() - kept.at < usableFor && isAway(error)) return kept.value
      throw error
    }
  }

  #load(key: string, load: () => Promise<unknown>): Promise<unknown> {
    const running = this.#running.get(key)
    if (running) return running
    const at = Date.now()
    const started = load()
      .then((value) => {
        this.#kept.delete(key)
        this.#kept.set(key, { value, at })
        const [oldest] = this.#kept.keys()
        if (this.#kept.size > most && oldest !== undefined) this.#kept.delete(oldest)
        return value
      })
      .finally(() => this.#running.delete(key))
    this.#running.set(key, started)
    return started
  }
}
