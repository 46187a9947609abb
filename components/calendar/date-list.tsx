import type { ReactNode } from 'react'
import { AppLink } from '@/components/ui/app-link'
import { Badge } from '@/components/ui/badge'
import { classNames } from '@/components/ui/class-names'
import type { CalendarDate } from '@/lib/calendar/types'
import type { ShownEvent } from '@/lib/events/types'
import type { InquirySide } from '@/prisma/generated/enums'
import { calendarPath } from './calendar-path'
import { longDay } from './day-words'
import { RemoveEntry } from './remove-entry'
import { calendarTexts as texts } from './texts'

type DateListProps = {
  side: InquirySide
  dates: readonly CalendarDate[]
  today: string
  /** Of several days: each says its own and leads to it; notes and tools stand there. */
  hasDays?: boolean
  eventTools?: (event: ShownEvent) => ReactNode
}

/** Dates one below the other. */
export function DateList({ side, dates, today, hasDays = false, eventTools }: DateListProps) {
  return (
    <ul className="divide-y divide-line">
      {dates.map((date) => {
        const { key, day, time, title, entryId, note, event, isCancelled } = date
        const when = [hasDays && longDay(day, today), time].filter(Boolean).join(', ')
        return (
          <li key={key} className="flex items-center justify-between gap-4 py-3">
            <div className="min-w-0 flex-1">
              {(when || isCancelled) && (
                <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-sm text-soft">
                  {isCancelled && <Badge tone="stone">{texts.cancelled}</Badge>}
                  {when && <time dateTime={day}>{when}</time>}
                </p>
              )}
              <Title date={date} to={date.path ?? (hasDays ? calendarPath(side, day) : null)} />
              {!hasDays && note && <p className="mt-1 break-words whitespace-pre-line">{note}</p>}
              {!hasDays && event && eventTools?.(event)}
            </div>
            {entryId !== null && <RemoveEntry id={entryId} title={title} />}
          </li>
        )
      })}
    </ul>
  )
}

/** "Field trip: To the zoo at Little Harbor". */
function Title({ date: { kind, title, provider, isCancelled }, to }: { date: CalendarDate; to: string | null }) {
  const className = classNames('font-semibold', isCancelled && 'line-through')
  return (
    <p className="break-words">
      <span className="text-soft">{texts.kinds[kind]}: </span>
      {to ? (
        <AppLink href={to} className={classNames(className, 'text-pine underline-offset-4 hover:underline')}>
          {title}
        </AppLink>
      ) : (
        <span className={className}>{title}</span>
      )}
      {provider && <span className="text-soft"> {texts.at(provider)}</span>}
    </p>
  )
}
