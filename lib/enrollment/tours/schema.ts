import { z } from 'zod'
import { emptyIsNull, idField } from '@/lib/platform/http/fields'
import { type Message, message } from '@/lib/platform/language/message'
import type { TourStatus } from '@/prisma/generated/enums'
import { answerToken, daycareId, dayField, inquiryInput, optionalText } from '../inquiries/schema'
import type { TourAction } from './rules/outcomes'
import { MAX_DAYS_AHEAD, MAX_OTHER_DAYS, MAX_TIMES } from './rules/tours'
import { readTypedTimes, TIME_PROBLEMS } from './rules/typed-times'

/** A time to choose. `at` is ISO 8601; `local` is "2026-11-24T10:00" at the provider. */
export type ShownTime = {
  at: string
  local: string
  isPast: boolean
  conflict: TourConflict | null
}

/** Another tour of the reader at the same time: at a provider, or with a parent ("Dana M."). */
export type TourConflict = { who: 'provider' | 'parent'; name: string }

/** `at` is ISO 8601; `day` is "2026-11-24", and `time` "10:00 AM", at the provider. */
export type OfferedSlot = { at: string; day: string; time: string }

/** A free time, for a provider's page and for other sites. `local` is "2026-11-24T10:00" at the provider; `day` is "Tue, Nov 24". */
export type NextTourTime = OfferedSlot & { local: string }

/** A time that a parent can ask for. `local` is "2026-11-24T10:00" at the provider; `at` is set if it is offered and free. */
export type TimeChoice = Omit<OfferedSlot, 'at'> & { local: string; at: string | null }

/** A tour as one side sees it. */
export type ShownTour = {
  id: number
  status: TourStatus
  /** The pending times were proposed by the reader's side. */
  isYourProposal: boolean
  /** Whether the reader's side declined it or reported the outcome; null if no side did. */
  isYourDecision: boolean | null
  /** The agreed time, or the last agreed one; null if there never was one. */
  agreed: ShownTime | null
  times: ShownTime[]
  /** The actions the reader can take. */
  actions: TourAction[]
}

/** The tours of one conversation. */
export type TourPanel = {
  /** The provider's time zone: "America/New_York". */
  timeZone: string
  /** Newest first. */
  tours: ShownTour[]
  canPropose: boolean
  /** Slots a parent can book without waiting for a reply. */
  slots: OfferedSlot[]
  /** The range of a date-time field, in that time zone. */
  range: { min: string; max: string }
}

/** A tour as the holder of a mailed link can reply to it. */
export type LinkedVisit = {
  /** The agreed time, as "2026-11-24T10:00" at the provider; null while times are pending. */
  agreed: string | null
  times: Pick<ShownTime, 'at' | 'local'>[]
  canDecline: boolean
}

/** A provider's offered times, as its people edit them. Times as typed, Monday first. */
export type ShownOffer = {
  isOn: boolean
  noticeHours: number
  daysAhead: number
  weekly: string[]
  otherDays: { day: string; times: string }[]
  /** The next free slots: "2026-11-24T10:00". */
  next: string[]
  /** The provider's time zone: "America/New_York". */
  timeZone: string
  today: string
  /** Sent back when the form is saved. */
  version: string
}

const NOT_ONE = message('enrollment.tourErrors.notOne')
export const tourParams = z.object({
  id: idField(NOT_ONE),
})

/** "2026-11-24T10:00" in the provider's time zone. */
const localTime = z.string(TIME_PROBLEMS.none).regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/, TIME_PROBLEMS.none)
const times = z
  .array(localTime, TIME_PROBLEMS.none)
  .max(MAX_TIMES, message('enrollment.tourErrors.atOnce', { most: MAX_TIMES }))
const someTimes = times.min(1, TIME_PROBLEMS.none)

const CHOOSE = message('enrollment.tourErrors.choose')

export const proposalInput = z.object({ times: someTimes })

/** A request for information that may propose tour times, or book a slot (`slot`, as it was sent out) at the first provider. */
export const inquiryWithTours = inquiryInput.extend({
  tourTimes: times.default([]),
  slot: emptyIsNull(z.iso.datetime(CHOOSE)),
})
export type InquiryWithTours = z.output<typeof inquiryWithTours>

/** One side's change to a tour. `startsAt` is one of the proposed times, as it was sent out. */
export const tourChange = z.discriminatedUnion(
  'action',
  [
    z.object({ action: z.literal('accept'), startsAt: z.iso.datetime(CHOOSE) }),
    z.object({ action: z.literal('move'), times: someTimes }),
    z.object({ action: z.enum(['decline', 'done', 'missed']) }),
  ],
  message('enrollment.tourErrors.action'),
)
export type TourChange = z.output<typeof tourChange>

const ANSWER = message('enrollment.tourErrors.answer')
/** A reply by mailed link: a message, a decision about the tour (one of the times, or "decline"), or both. */
export const linkAnswer = z
  .object({
    token: answerToken,
    text: optionalText,
    visit: z.union([z.literal(''), z.literal('decline'), z.iso.datetime()], CHOOSE).default(''),
  })
  .refine(({ text, visit }) => text !== undefined || visit !== '', { path: ['text'], error: ANSWER })
export type LinkAnswer = z.output<typeof linkAnswer>

/** The offered slot a parent books. */
export const slotInput = z.object({ startsAt: z.iso.datetime(CHOOSE) })

const typedMinutes = z
  .string(TIME_PROBLEMS.none)
  .max(300, message('enrollment.tourErrors.fewer'))
  .transform((typed, context) => {
    const { minutes, problem } = readTypedTimes(typed)
    if (minutes) return minutes
    context.addIssue({ code: 'custom', message: problem })
    return z.NEVER
  })
const wholeNumber = (least: number, most: number, problem: Message) =>
  z.coerce.number(problem).int(problem).max(most, problem).min(least, problem)
const MAX_NOTICE_HOURS = 336
const EVERY_WEEKDAY = message('enrollment.tourErrors.everyWeekday')

export const CHANGED = message('enrollment.tourErrors.changedMeanwhile')
/**
 * A provider's offered times as typed: weekly ones, Monday first, and days with their own times (empty if none are offered). `version`: the
 * one that the sender has read. If omitted, a newer version is overwritten.
 */
export const offerInput = z.object({
  version: z.string(CHANGED).max(64, CHANGED).optional(),
  daycareId,
  isOn: z.boolean(message('enrollment.tourErrors.isOn')),
  noticeHours: wholeNumber(0, MAX_NOTICE_HOURS, message('enrollment.tourErrors.hours', { most: MAX_NOTICE_HOURS })),
  daysAhead: wholeNumber(1, MAX_DAYS_AHEAD, message('enrollment.tourErrors.days', { most: MAX_DAYS_AHEAD })),
  weekly: z.array(typedMinutes, EVERY_WEEKDAY).length(7, EVERY_WEEKDAY),
  otherDays: z
    .array(
      z.object({ day: dayField(message('enrollment.errors.day')), times: typedMinutes }),
      message('enrollment.tourErrors.enterDays'),
    )
    .max(MAX_OTHER_DAYS, message('enrollment.tourErrors.manyDays', { most: MAX_OTHER_DAYS }))
    .refine(
      (days) => new Set(days.map(({ day }) => day)).size === days.length,
      message('enrollment.tourErrors.listedTwice'),
    ),
})
export type OfferInput = z.output<typeof offerInput>

/** An agreed tour that is coming up. */
export type NextTour = {
  id: number
  inquiryId: number
  provider: { id: string; name: string }
  address: string
  /** "2026-12-01", and the days until then; both at the provider. */
  day: string
  inDays: number
  /** "10:00 AM". */
  time: string
}
