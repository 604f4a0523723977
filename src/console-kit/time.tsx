import { useFormat } from '#src/i18n/use-format.ts'

/** A moment as "3 hours ago", with the exact time on hover and for assistive technology (ux C15). */
export function RelativeTime({ value }: { value: string }) {
  const { relative, dateTime } = useFormat()
  return (
    <time dateTime={value} title={dateTime(value)} className="whitespace-nowrap">
      {relative(value)}
    </time>
  )
}
