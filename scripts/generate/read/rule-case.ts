/** How the sentences of a linter's rule are reworded. */

/** A sentence of a rule, and the two that are printed in its place: $1 is its first part as it is, %1 as a type in words. */
export type Case = readonly [says: RegExp, message: string, advice: string]

export type Cases = Readonly<Record<string, readonly Case[]>>

/** A whole complaint, whatever the rule says. */
export const anySentence = /^.*$/s
