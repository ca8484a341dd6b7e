const day = new Intl.DateTimeFormat('en', { dateStyle: 'medium' })
const moment = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' })

/** A day, with the exact time for those who point at it. */
export function DateText({ value }: { value: Date | null | undefined }) {
  if (!value) return <>—</>
  return (
    <time dateTime={value.toISOString()} title={moment.format(value)}>
      {day.format(value)}
    </time>
  )
}
