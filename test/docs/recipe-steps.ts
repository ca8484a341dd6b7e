/** The steps of a recipe page: its fenced blocks that name a file, a command or the places the compiler names. */

export type Step =
  | { readonly kind: 'command'; readonly words: readonly string[] }
  | { readonly kind: 'patch'; readonly file: string; readonly lines: readonly string[] }
  | { readonly kind: 'file'; readonly file: string; readonly text: string }
  | { readonly kind: 'place'; readonly file: string; readonly message: string }

const block = /^```(sh|diff|ts|sql|text)(?: (\S+))?\n([\s\S]*?)^```$/gm

export const stepsOf = (page: string): readonly Step[] =>
  [...page.matchAll(block)].flatMap(([, language, file = '', body = '']): Step[] => {
    const lines = body.split('\n').slice(0, -1)
    switch (language) {
      case 'diff':
        return [{ kind: 'patch', file, lines }]
      case 'ts':
      case 'sql':
        return [{ kind: 'file', file, text: body }]
      case 'text':
        return lines.map((line) => {
          const [place = '', ...message] = line.split('  ')
          return { kind: 'place', file: place, message: message.join(' ') }
        })
      default:
        return lines.map((line) => ({
          kind: 'command',
          words: line.replace(/\s+#.*$/, '').split(/\s+/),
        }))
    }
  })

/** The recipes of a page by their titles. */
export const recipesOf = (page: string): ReadonlyMap<string, readonly Step[]> =>
  new Map(
    page
      .split(/^## /m)
      .slice(1)
      .map((recipe) => [recipe.slice(0, recipe.indexOf('\n')), stepsOf(recipe)]),
  )

/** A text with a patch applied; the lines it keeps and takes out must be there exactly once. */
export const patched = (text: string, lines: readonly string[]): string => {
  const join = (kept: string) =>
    lines.filter((line) => kept.includes(line[0] ?? ' ')).map((line) => `${line.slice(1)}\n`)
  const before = join(' -').join('')
  const parts = text.split(before)
  if (parts.length !== 2) throw new Error(`${parts.length - 1} times in the file:\n${before}`)
  return parts.join(join(' +').join(''))
}
