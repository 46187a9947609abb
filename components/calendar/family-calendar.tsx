import { Disclosure } from '@/components/ui/disclosure'
import type { CalendarView as Calendar } from '@/lib/calendar/types'
import { CalendarView } from './calendar-view'
import { EntryForm } from './entry-form'
import { calendarTexts as texts } from './texts'

/** A parent's dates, and the way to enter one. */
export function FamilyCalendar({ userId, calendar }: { userId: number; calendar: Calendar }) {
  return (
    <CalendarView side="caregiver" calendar={calendar}>
      <Disclosure summary={texts.add} className="mt-4 border-t">
        <EntryForm userId={userId} day={calendar.day} />
      </Disclosure>
    </CalendarView>
  )
}
