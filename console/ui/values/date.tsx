import { useFormats } from '../../messages/language-context.tsx'

/** A day, with the exact time as its tooltip. Takes ISO text too: ra-core caches saved records through JSON. */
export function DateText({ value }: { value: Date | string | null | undefined }) {
  const { day, moment } = useFormats()
  if (!value) return <>—</>
  const date = new Date(value)
  return (
    <time dateTime={date.toISOString()} title={moment(date)}>
      {day(date)}
    </time>
  )
}
