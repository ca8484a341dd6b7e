// How to add a text: write it into the English file of its room, `en/<room>.ts`; the compiler then names the German and
// the Arabic file that lack it. A text with a value in it is a function: `saved: (name: string) => …`. A text with a
// count has every plural form: `counted({ one: '# product', other: '# products' })`. Screens read it with `useTexts('<room>')`.

/** Every text of the console, by room; English is the reference. */
export type Texts = typeof import('./en/index.ts')

export type Room = keyof Texts
