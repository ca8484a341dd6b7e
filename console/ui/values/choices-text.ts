/** The choices of a variant as a text, such as "M, Blue"; empty for a product without options. */
export function choicesText(choices: Readonly<Record<string, string>> | undefined): string {
  return Object.values(choices ?? {}).join(', ')
}
