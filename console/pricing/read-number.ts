/** Digits grouped by three with one sign and the decimals behind the other, or not grouped at all. */
const forms = [
  { groups: ',', written: /^(\d{1,3}(,\d{3})+|\d+)(\.\d*)?$|^\.\d+$/ },
  { groups: '.', written: /^(\d{1,3}(\.\d{3})+|\d+)(,\d*)?$|^,\d+$/ },
] as const

/**
 * A number as people and spreadsheets write it: `1234.5`, `1,234.50`, `1.234,50`, `1 234,50`, with or without a
 * currency sign. A point before three digits divides decimals, a comma there thousands. Null for an empty text,
 * undefined for one that is no number or below zero.
 */
export function readNumber(text: string): number | null | undefined {
  const bare = text.replace(/[\s\u00a0\u202f'’]|\p{Sc}/gu, '')
  if (bare === '') return null
  const form = forms.find(({ written }) => written.test(bare))
  return form && Number(bare.replaceAll(form.groups, '').replace(',', '.'))
}
