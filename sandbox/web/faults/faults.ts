/** The faults of a site, and the draw per request. */
import { type Random, randomFor } from '../../platform/random.ts'
import { concerns, type Fault, type FaultPlan, readFaultPlan } from './fault.ts'

/** A fault with its number of occurrences. */
export type CountedFault = Fault & { readonly happened: number }

interface Rule {
  readonly fault: Fault
  readonly random: Random
  happened: number
}

/** The faults of one request: its delay, then its failure. */
export interface DrawnFault {
  /** In milliseconds. */
  readonly wait: number
  readonly fault: Exclude<Fault, { readonly type: 'latency' }> | undefined
  /** For the log and the answer's header. */
  readonly name: string
}

/** Faults by operation and rate, drawn from a seed so that a run is reproducible. */
export class Faults {
  #seed = 1
  #rules: Rule[] = []
  /** Numbers the rules' random sequences. */
  #made = 0

  /** The seed, and all faults with their counts. */
  plan(): { readonly seed: number; readonly faults: readonly CountedFault[] } {
    const faults = this.#rules.map(({ fault, happened }) => ({ ...fault, happened }))
    return { seed: this.#seed, faults }
  }

  /**
   * Replaces all faults and restarts the random sequence.
   *
   * @param seed the same seed and requests reproduce the same faults; 1 by default
   * @throws ValidationError naming each invalid field
   */
  set(faults: readonly Fault[], { seed = 1 }: { readonly seed?: number } = {}): void {
    this.replace(readFaultPlan({ faults, seed }))
  }

  /** Replaces all faults by a validated plan. */
  replace({ seed, faults }: FaultPlan): void {
    this.#seed = seed
    this.#made = 0
    this.#rules = faults.map((fault) => this.#ruleOf({ ...fault }))
  }

  /**
   * Adds or removes faults; those that stay keep their counts.
   *
   * @throws ValidationError naming each invalid field
   */
  edit(change: (faults: readonly Fault[]) => readonly unknown[]): void {
    const { faults } = readFaultPlan({ faults: change(this.#rules.map(({ fault }) => fault)) })
    this.#rules = faults.map(
      (fault) => this.#rules.find((rule) => rule.fault === fault) ?? this.#ruleOf(fault),
    )
  }

  #ruleOf(fault: Fault): Rule {
    const random = randomFor(this.#seed, 'fault', this.#made)
    this.#made += 1
    return { fault, happened: 0, random }
  }

  /** Removes all faults. */
  clear(): void {
    this.#rules = []
  }

  /** The faults of an operation's request; delays add up, and the first failure counts. */
  drawFor(operation: string): DrawnFault | undefined {
    if (this.#rules.length === 0) return undefined
    let wait = 0
    let fault: DrawnFault['fault']
    const names: string[] = []
    for (const rule of this.#rules) {
      if (!concerns(rule.fault, operation)) continue
      if (rule.happened >= (rule.fault.times ?? Number.POSITIVE_INFINITY)) continue
      if (!rule.random.chance(rule.fault.rate ?? 1)) continue
      if (rule.fault.type === 'latency') {
        const { milliseconds, upTo = milliseconds } = rule.fault
        wait += rule.random.integer(milliseconds, upTo)
      } else if (fault === undefined) fault = rule.fault
      else continue
      rule.happened += 1
      names.push(rule.fault.type)
    }
    return names.length === 0 ? undefined : { wait, fault, name: names.join(', ') }
  }
}
