import { longDay } from '@/components/calendar/day-words'
import { calendarTexts } from '@/components/calendar/texts'
import { LinkRows } from '@/components/ui/link-rows'
import type { CalendarDate } from '@/lib/calendar/types'
import { routes } from '@/lib/platform/routes'
import { dashboardTexts as texts } from './texts'

const MOST = 5
const MOST_DATES = 3

export type NextStepsProps = {
  /** Nothing entered yet: the first steps say what to do. */
  isNew: boolean
  unreadMessages: number
  /** Conversations in which proposed times wait for the parent's choice. */
  toChoose: readonly { inquiryId: number; provider: string }[]
  toReview: readonly { id: string; name: string }[]
  dates: readonly CalendarDate[]
  today: string
  favorites: number
}

/** What waits for the parent, the most pressing first; then what helps to decide. */
export function NextSteps(props: NextStepsProps) {
  const rows = stepsOf(props)
  if (props.isNew && rows.length === 0) return null
  return (
    <section>
      <h2 className="text-section tracking-tight">{texts.nextSteps}</h2>
      {rows.length > 0 ? <LinkRows rows={rows} /> : <p className="mt-2 text-soft">{texts.nothingWaits}</p>}
    </section>
  )
}

function stepsOf({ unreadMessages, toChoose, toReview, dates, today, favorites }: Omit<NextStepsProps, 'isNew'>) {
  const chooses = toChoose.map(({ inquiryId, provider }) => ({
    label: texts.chooseTime(provider),
    text: texts.chooseTimeText,
    href: routes.conversation('caregiver', inquiryId),
  }))
  const unread = { label: texts.unread(unreadMessages), text: texts.unreadText, href: routes.messages('caregiver') }
  const coming = dates.slice(0, MOST_DATES).map(({ kind, title, day, time }) => ({
    label: `${calendarTexts.kinds[kind]}: ${title}`,
    text: [longDay(day, today), time].filter(Boolean).join(', '),
    href: routes.caregiverDashboard({ tab: 'calendar', day }),
  }))
  const reviews = toReview.map(({ id, name }) => ({
    label: texts.review(name),
    text: texts.reviewText,
    href: routes.ownReview(id),
  }))
  const compare = {
    label: texts.compare,
    text: texts.compareText,
    href: routes.caregiverDashboard({ tab: 'favorites' }),
  }
  return [
    ...chooses,
    ...(unreadMessages > 0 ? [unread] : []),
    ...coming,
    ...reviews,
    ...(favorites > 1 ? [compare] : []),
  ].slice(0, MOST)
}
