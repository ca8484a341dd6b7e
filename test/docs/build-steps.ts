/** The steps of `build-a-shop.md`: commands with the folder they are typed in, and whole files. */

export type BuildStep =
  | {
      readonly kind: 'commands'
      /** `..` is the folder that holds both the repository and the shop. */
      readonly folder: string
      /** Whether it goes on running. */
      readonly isBackground: boolean
      readonly lines: readonly string[]
    }
  | { readonly kind: 'file'; readonly file: string; readonly text: string }

const block = /^```(\w+) (\S+)( background)?\n([\s\S]*?)^```$/gm

export const buildStepsOf = (page: string): readonly BuildStep[] =>
  [...page.matchAll(block)].map(([, language, place = '', background, text = '']) =>
    language === 'sh'
      ? {
          kind: 'commands',
          folder: place,
          isBackground: background !== undefined,
          lines: text.trimEnd().split('\n'),
        }
      : { kind: 'file', file: place, text },
  )
