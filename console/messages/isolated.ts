/** A name that keeps its own direction within a sentence: a number after Arabic letters would change sides with it. */
export function isolated(name: string): string {
  return /[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(name) ? `\u2068${name}\u2069` : name
}
