const shapes = {
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13Zm4.8 11.3L20 20',
  person: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM4.5 20.5c.8-3.6 3.8-5.5 7.5-5.5s6.7 1.9 7.5 5.5',
  bag: 'M5 8h14l1 12.5H4L5 8Zm3.5 0V7a3.5 3.5 0 0 1 7 0v1',
  close: 'm5 5 14 14M19 5 5 19',
} as const

/** Decorative: its control needs a text or an `aria-label`. */
export const Icon = ({ name }: { readonly name: keyof typeof shapes }) => (
  <svg className="icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
    <path d={shapes[name]} />
  </svg>
)
