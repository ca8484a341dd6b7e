const day = new Intl.DateTimeFormat('en', { dateStyle: 'medium' })
const moment = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' })

/**
 * A day, with the exact time as its tooltip.
 *
 * Takes ISO text too, because ra-core puts saved records into its cache through JSON.
 */
export function DateText({ value }: { value: Date | string | null | undefined }) {
  if (!value) return <>—</>
  const date = new Date(value)
  return (
    <time dateTime={date.toISOString()} title={moment.format(date)}>
      {day.format(date)}
    </time>
  )
}
