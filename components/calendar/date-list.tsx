import { AppLink } from '@/components/ui/app-link'
import type { CalendarDate } from '@/lib/calendar/types'
import { longDay } from './day-words'
import { RemoveEntry } from './remove-entry'
import { calendarTexts as texts } from './texts'

type DateListProps = { dates: readonly CalendarDate[]; today: string; hasDays?: boolean }

/** Dates one below the other, with their day where they are of several. */
export function DateList({ dates, today, hasDays = false }: DateListProps) {
  return (
    <ul className="divide-y divide-line">
      {dates.map((date) => {
        const { key, kind, day, time, title, path, entryId } = date
        const when = [hasDays && longDay(day, today), time].filter(Boolean).join(', ')
        return (
          <li key={key} className="flex items-center justify-between gap-4 py-3">
            <span className="min-w-0">
              {when && (
                <time dateTime={day} className="block text-sm text-soft">
                  {when}
                </time>
              )}
              <span className="break-words">
                <span className="text-soft">{texts.kinds[kind]}: </span>
                {path ? (
                  <AppLink href={path} className="font-semibold text-pine underline-offset-4 hover:underline">
                    {title}
                  </AppLink>
                ) : (
                  <span className="font-semibold">{title}</span>
                )}
              </span>
            </span>
            {entryId !== null && <RemoveEntry id={entryId} title={title} />}
          </li>
        )
      })}
    </ul>
  )
}
