import type { CalendarEvent } from '@/lib/platform/documents/calendar-file'
import { absoluteUrl, routes } from '@/lib/platform/http/routes'
import { addDays, clockText, timeText } from '@/lib/platform/time/dates'
import { instantOf, localTimeOf } from '@/lib/platform/time/zoned-time'
import { addressLine } from '@/lib/providers/rules/address'
import type { HoursInterval } from '@/lib/providers/types'
import type { InquirySide, TourStatus } from '@/prisma/generated/enums'

/** Times one side can propose together. */
export const MAX_TIMES = 3
/** Assumed length of a tour, for calendars and conflicts. */
export const TOUR_MINUTES = 45
/** How far ahead a tour can be. */
export const MAX_DAYS_AHEAD = 180
/** Tours in one conversation, past ones included. */
export const MAX_IN_CONVERSATION = 20
/** Changes to one tour. */
export const MAX_CHANGES = 40
/** From its start on, both sides can report the outcome for this long; after that the tour counts as done. */
export const OUTCOME_WITHIN_MS = 2 * 86_400_000
/** When both sides are reminded before a tour; the shorter one if it was agreed later than that. */
const REMIND_BEFORE_MS = [24 * 3_600_000, 2 * 3_600_000] as const
/** Times offered on one day, and days with their own times. */
const MAX_TIMES_A_DAY = 12
export const MAX_OTHER_DAYS = 60
/** Offered slots a parent sees; later ones follow as these are booked or pass. */
export const MAX_SLOTS_SHOWN = 30
/** Past tours stay in the calendar feed for 90 days. */
export const FEED_RETENTION_MS = 90 * 86_400_000

export const TOUR_ACTIONS = ['accept', 'move', 'decline', 'done', 'missed'] as const
export type TourAction = (typeof TOUR_ACTIONS)[number]

export type TourState = {
  status: TourStatus
  proposedBy: InquirySide
  /** Who declined it, or reported the outcome. */
  decidedBy: InquirySide | null
  /** The agreed time. */
  startsAt: Date | null
}

/** The status an action leads to, or the reason it is refused. */
export type Outcome = { status: TourStatus; refusal?: undefined } | { status?: undefined; refusal: string }

const moveTo = (status: TourStatus): Outcome => ({ status })
const refuse = (refusal: string): Outcome => ({ refusal })

export const TOUR_REFUSALS = {
  own: 'You suggested these times. Now it’s their turn to choose.',
  agreed: 'This tour is already booked.',
  begun: 'It’s past the time of this tour. Please tell us whether it took place.',
  early: 'This tour hasn’t started yet.',
  notAgreed: 'This tour has no agreed time.',
  off: 'This tour was canceled.',
  over: 'This tour is over.',
  theirs: 'They said this tour was missed.',
} as const

/** The result of one side's action on a tour. Moving an agreed tour gives up its old time. */
export function outcomeOf(tour: TourState, action: TourAction, side: InquirySide, now: Date): Outcome {
  if (tour.status === 'declined') return refuse(TOUR_REFUSALS.off)
  if (tour.status === 'proposed' || tour.status === 'moved') return outcomeOfProposed(tour, action, side)
  if (tour.status === 'accepted' && tour.startsAt && now < tour.startsAt) return outcomeOfAgreed(action)
  return outcomeOfBegun(tour, action, side, now)
}

function outcomeOfProposed({ status, proposedBy }: TourState, action: TourAction, side: InquirySide): Outcome {
  if (action === 'move') return moveTo(status)
  if (action === 'decline') return moveTo('declined')
  if (action === 'accept') return proposedBy === side ? refuse(TOUR_REFUSALS.own) : moveTo('accepted')
  return refuse(TOUR_REFUSALS.notAgreed)
}

function outcomeOfAgreed(action: TourAction): Outcome {
  if (action === 'move') return moveTo('moved')
  if (action === 'decline') return moveTo('declined')
  return refuse(action === 'accept' ? TOUR_REFUSALS.agreed : TOUR_REFUSALS.early)
}

/** "Missed" outranks "done": only the side that reported it can change it. */
function outcomeOfBegun({ status, decidedBy, startsAt }: TourState, action: TourAction, side: InquirySide, now: Date) {
  const isOver = now.getTime() - (startsAt?.getTime() ?? 0) >= OUTCOME_WITHIN_MS
  if (isOver) return refuse(TOUR_REFUSALS.over)
  if (action === 'missed') return status === 'missed' ? refuse(TOUR_REFUSALS.over) : moveTo('missed')
  if (action === 'done' && status === 'missed')
    return decidedBy === side ? moveTo('done') : refuse(TOUR_REFUSALS.theirs)
  if (action === 'done') return status === 'done' ? refuse(TOUR_REFUSALS.over) : moveTo('done')
  return refuse(status === 'accepted' ? TOUR_REFUSALS.begun : TOUR_REFUSALS.over)
}

/** The actions one side can take now; the buttons on screen and the command share this. */
export function actionsFor(tour: TourState, side: InquirySide, now: Date): TourAction[] {
  return TOUR_ACTIONS.filter((action) => outcomeOf(tour, action, side, now).status !== undefined)
}

export const isOpen = (status: TourStatus) => status === 'proposed' || status === 'accepted' || status === 'moved'

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000

export const TIME_PROBLEMS = {
  none: 'Please choose a day and a time.',
  leftOut: 'That time doesn’t exist: clocks go forward that night. Please choose another one.',
  past: 'That time has passed. Please choose a later one.',
  far: `Please choose a time within the next ${MAX_DAYS_AHEAD} days.`,
  twice: 'You chose the same time twice.',
} as const

/** Converts local times at a provider to instants, earliest first; or the reason one of them cannot be proposed. */
export function readTimes(
  locals: readonly string[],
  timeZone: string,
  now: Date,
): { times: Date[]; problem?: undefined } | { times?: undefined; problem: string } {
  const times: Date[] = []
  for (const local of locals) {
    const time = instantOf(local, timeZone)
    if (!time) return { problem: isTime(local) ? TIME_PROBLEMS.leftOut : TIME_PROBLEMS.none }
    if (time <= now) return { problem: TIME_PROBLEMS.past }
    if (time.getTime() > now.getTime() + MAX_DAYS_AHEAD * DAY_MS) return { problem: TIME_PROBLEMS.far }
    times.push(time)
  }
  if (new Set(times.map(Number)).size < times.length) return { problem: TIME_PROBLEMS.twice }
  return { times: times.toSorted((a, b) => a.getTime() - b.getTime()) }
}

/** A real date and time of day, in any time zone. */
const isTime = (local: string) => instantOf(local, 'UTC') !== null

export const tourEnd = (startsAt: Date) => new Date(startsAt.getTime() + TOUR_MINUTES * MINUTE_MS)

/** Whether two tours, or a tour and something else of a given length, overlap. Back to back is no overlap. */
export function overlaps(startsAt: Date, other: { startsAt: Date; minutes?: number }): boolean {
  const otherEnd = other.startsAt.getTime() + (other.minutes ?? TOUR_MINUTES) * MINUTE_MS
  return startsAt.getTime() < otherEnd && other.startsAt < tourEnd(startsAt)
}

/** The range of a date-time field at the provider: from now to as far ahead as a tour can be. */
export function fieldRange(timeZone: string, now: Date): { min: string; max: string } {
  return {
    min: localTimeOf(now, timeZone),
    max: localTimeOf(new Date(now.getTime() + MAX_DAYS_AHEAD * DAY_MS), timeZone),
  }
}

/** "9:30 AM", "930a", "14:00", "2 pm", "noon". Without AM or PM, 7 to 11 are morning and 1 to 6 afternoon. */
function readClock(word: string): number | null {
  if (word === 'noon') return 720
  const [, digits = '', half] = /^(\d{1,2}(?:[:.]\d{2})?|\d{3,4})\s*([ap])?\.?m?\.?$/.exec(word) ?? []
  const plain = digits.replace(/[:.]/, '')
  if (!plain) return null
  const [hour, minute] = plain.length > 2 ? [Number(plain.slice(0, -2)), Number(plain.slice(-2))] : [Number(plain), 0]
  if (minute > 59 || hour > 23 || (half && (hour < 1 || hour > 12))) return null
  if (half) return ((hour % 12) + (half === 'p' ? 12 : 0)) * 60 + minute
  const isAfterNoon = hour >= 1 && hour <= 6 && !digits.startsWith('0')
  return (hour + (isAfterNoon ? 12 : 0)) * 60 + minute
}

export const TYPED_PROBLEMS = {
  unread: (word: string) => `We don’t understand the time “${word}”. Please write it like 9:30 AM.`,
  many: `At most ${MAX_TIMES_A_DAY} times a day.`,
} as const

/** Parses the times of one day, separated by commas, into sorted unique minutes after midnight; or returns the part not understood. */
export function readTypedTimes(
  typed: string,
): { minutes: number[]; problem?: undefined } | { minutes?: undefined; problem: string } {
  const words = typed
    .toLowerCase()
    .split(/[,;\n]|\band\b/u)
    .map((word) => word.replace(/\s+/gu, ' ').trim())
    .filter(Boolean)
  const minutes: number[] = []
  for (const word of words) {
    const minute = readClock(word)
    if (minute === null) return { problem: TYPED_PROBLEMS.unread(word.slice(0, 20)) }
    minutes.push(minute)
  }
  const each = [...new Set(minutes)].toSorted((a, b) => a - b)
  return each.length > MAX_TIMES_A_DAY ? { problem: TYPED_PROBLEMS.many } : { minutes: each }
}

/** "9:30 AM, 2:00 PM": the parsed times as the form shows them. */
export const typedTimes = (minutes: readonly number[]) => minutes.map(timeText).join(', ')

/** The tour times a provider offers. Weekday 0 is Monday; minutes after local midnight; days are "2026-11-24". */
export type OfferedTimes = {
  noticeHours: number
  daysAhead: number
  weekly: readonly { weekday: number; minute: number }[]
  /** Days whose times differ from the weekly ones. */
  otherDays: readonly { day: string; minutes: readonly number[] }[]
}

const HOUR_MS = 3_600_000
const weekdayOf = (day: string) => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7

/**
 * The slots a parent can book now, earliest first: past the notice period, and not overlapping `taken`. A local time that the clocks skip
 * is not offered.
 */
export function freeSlots(offer: OfferedTimes, timeZone: string, taken: readonly Date[], now: Date): Date[] {
  const today = localTimeOf(now, timeZone).slice(0, 10)
  const earliest = now.getTime() + offer.noticeHours * HOUR_MS
  return Array.from({ length: offer.daysAhead + 1 }, (_, ahead) => addDays(today, ahead)).flatMap((day) =>
    minutesOn(offer, day).flatMap((minute) => {
      const slot = instantOf(`${day}T${clockText(minute)}`, timeZone)
      if (!slot || slot.getTime() < earliest || slot <= now) return []
      return taken.some((startsAt) => overlaps(slot, { startsAt })) ? [] : slot
    }),
  )
}

/** Morning and afternoon, when a room can be seen at work: 10:00 AM and 4:00 PM. */
const USUAL_MINUTES = [600, 960]
const WEEKDAYS = [0, 1, 2, 3, 4]
const PROPOSED_DAYS = 9

/** Times to propose where none are offered: on the next days it is open, from tomorrow on. Without known hours, on weekdays. */
export function timesToPropose(hours: readonly HoursInterval[], timeZone: string, now: Date): Date[] {
  const today = localTimeOf(now, timeZone).slice(0, 10)
  const days = Array.from({ length: 21 }, (_, ahead) => addDays(today, ahead + 1)).flatMap((day) => {
    const weekday = weekdayOf(day)
    const open = hours.filter((one) => one.weekday === weekday)
    const isOpenAt = (minute: number) =>
      hours.length === 0
        ? WEEKDAYS.includes(weekday)
        : open.some(({ opensMinute, closesMinute }) => opensMinute <= minute && minute + TOUR_MINUTES <= closesMinute)
    const times = USUAL_MINUTES.filter(isOpenAt).flatMap(
      (minute) => instantOf(`${day}T${clockText(minute)}`, timeZone) ?? [],
    )
    return times.length > 0 ? [times] : []
  })
  return days.slice(0, PROPOSED_DAYS).flat()
}

function minutesOn({ weekly, otherDays }: OfferedTimes, day: string): number[] {
  const other = otherDays.find((one) => one.day === day)
  const minutes = other
    ? [...other.minutes]
    : weekly.filter(({ weekday }) => weekday === weekdayOf(day)).map(({ minute }) => minute)
  return minutes.toSorted((a, b) => a - b)
}

/** When to remind both sides of a tour; null if it begins too soon for a reminder to help. */
export function remindAt(startsAt: Date, now: Date): Date | null {
  const moments = REMIND_BEFORE_MS.map((before) => new Date(startsAt.getTime() - before))
  return moments.find((moment) => moment > now) ?? null
}

type CalendarTour = {
  id: number
  inquiryId: number
  startsAt: Date
  sequence: number
  updatedAt: Date
  provider: { name: string; street: string | null; city: string; state: string; zip: string | null }
}

/** A tour in one side's calendar, without the parent's name or messages: calendars are often shared. */
export function calendarEventOf(
  { id, inquiryId, startsAt, sequence, updatedAt, provider }: CalendarTour,
  side: InquirySide,
  siteUrl: string,
): CalendarEvent {
  const url = absoluteUrl(routes.conversation(side, inquiryId), siteUrl)
  return {
    uid: `tour-${id}@${new URL(siteUrl).hostname}`,
    span: { from: startsAt, to: tourEnd(startsAt) },
    title: side === 'caregiver' ? `Tour: ${provider.name}` : `Parent visits ${provider.name}`,
    place: side === 'caregiver' ? addressLine(provider) : undefined,
    text: url,
    url,
    sequence,
    changedAt: updatedAt,
  }
}
