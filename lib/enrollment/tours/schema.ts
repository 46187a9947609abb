import { z } from 'zod'
import type { TourStatus } from '@/prisma/generated/enums'
import { answerToken, type InquiryDetail, inquiryInput, messageText } from '../inquiries/schema'
import { readTypedTimes, TIME_PROBLEMS } from './rules/times'
import { MOST_DAYS_AHEAD, MOST_OTHER_DAYS, MOST_TIMES, type TourAction } from './rules/transitions'

/** A time that can be chosen. `at` is ISO 8601; `text` "Tue, Nov 24, 10:00 AM EST". */
export type ShownTime = {
  at: string
  text: string
  isPast: boolean
  /** What else the reader has then. */
  conflict: string | null
}

/** `at` is ISO 8601; `day` "Tue, Nov 24"; `time` "10:00 AM EST". */
export type OfferedSlot = { at: string; day: string; time: string }

/** A tour as one of its sides sees it. */
export type ShownTour = {
  id: number
  status: TourStatus
  /** The times that wait were proposed by the reader's side. */
  isYourProposal: boolean
  /** Whether the reader's side called it off or said what became of it; null where nobody did. */
  isYourDecision: boolean | null
  /** What was agreed, or until now; null where nothing ever was. */
  agreed: ShownTime | null
  times: ShownTime[]
  /** What the reader can do. */
  actions: TourAction[]
}

/** Everything about visits in one conversation. */
export type TourPanel = {
  /** The newest first. */
  tours: ShownTour[]
  canPropose: boolean
  /** Times that the provider offers: for a parent, who takes one without asking. */
  slots: OfferedSlot[]
  /** "Eastern Time": whose clocks are meant. */
  zone: string
  /** The range of a field for times, on those clocks. */
  range: { min: string; max: string }
}

export type ConversationDetail = InquiryDetail & {
  visits: TourPanel
  /** Something at the bell leads here and was not read. */
  hasNews: boolean
}

/** What the holder of a link in a mail can say of a visit. */
export type LinkedVisit = {
  /** When it takes place; null while times wait. */
  agreed: string | null
  times: Pick<ShownTime, 'at' | 'text'>[]
  canDecline: boolean
}

/** What a provider offers, as its people read and change it. Times as they are typed, Monday first. */
export type ShownOffer = {
  isOn: boolean
  noticeHours: number
  daysAhead: number
  weekly: string[]
  otherDays: { day: string; times: string }[]
  /** The next ones that are free: "Tue, Nov 24, 10:00 AM EST". */
  next: string[]
  /** "Eastern Time": whose clocks are meant. */
  zone: string
  today: string
}

const MAX_ID = 2_147_483_647
export const tourParams = z.object({
  id: z.coerce.number('This is no tour.').int().positive().max(MAX_ID, 'This is no tour.'),
})

/** "2026-11-24T10:00" on the provider's clocks. */
const localTime = z.string(TIME_PROBLEMS.none).regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/, TIME_PROBLEMS.none)
const times = z.array(localTime, TIME_PROBLEMS.none).max(MOST_TIMES, `At most ${MOST_TIMES} times at once.`)
const someTimes = times.min(1, TIME_PROBLEMS.none)

export const proposalInput = z.object({ times: someTimes })

/** A request for information that may propose times, or take one that the first provider offers (`slot`, as it was sent out). */
export const inquiryWithTours = inquiryInput.extend({
  tourTimes: times.default([]),
  slot: z.preprocess(
    (value) => (value === '' ? null : value),
    z.iso.datetime('Please choose one of the times.').nullable().default(null),
  ),
})
export type InquiryWithTours = z.output<typeof inquiryWithTours>

/** What one side does with a tour. `startsAt` is one of the times proposed, as it was sent out. */
export const tourChange = z.discriminatedUnion(
  'action',
  [
    z.object({ action: z.literal('accept'), startsAt: z.iso.datetime('Please choose one of the times.') }),
    z.object({ action: z.literal('move'), times: someTimes }),
    z.object({ action: z.enum(['decline', 'done', 'missed']) }),
  ],
  'Say what becomes of the tour.',
)
export type TourChange = z.output<typeof tourChange>

const ANSWER = 'Please write an answer, or say what becomes of the visit.'
/** What the holder of a link in a mail answers: words, what becomes of the visit (the time that suits, or "decline"), or both. */
export const linkAnswer = z
  .object({
    token: answerToken,
    text: z.preprocess(
      (value) => (typeof value === 'string' && value.trim() === '' ? undefined : value),
      messageText.optional(),
    ),
    visit: z
      .union([z.literal(''), z.literal('decline'), z.iso.datetime()], 'Please choose one of the times.')
      .default(''),
  })
  .refine(({ text, visit }) => text !== undefined || visit !== '', { path: ['text'], error: ANSWER })
export type LinkAnswer = z.output<typeof linkAnswer>

/** An offered time that a parent takes. */
export const slotInput = z.object({ startsAt: z.iso.datetime('Please choose one of the times.') })

const UNKNOWN = 'There is no such provider.'
const typedMinutes = z
  .string(TIME_PROBLEMS.none)
  .max(300, 'Please write fewer times.')
  .transform((typed, context) => {
    const { minutes, problem } = readTypedTimes(typed)
    if (minutes) return minutes
    context.addIssue({ code: 'custom', message: problem })
    return z.NEVER
  })
const wholeNumber = (most: number, sentence: string) => z.coerce.number(sentence).int(sentence).max(most, sentence)
const NO_DAY = 'Please choose a day.'
const DAY = z.iso.date(NO_DAY).refine((day) => day >= '2000-01-01' && day < '2100-01-01', NO_DAY)

/** What a provider offers: times as they are typed, Monday first; days with other times, none where nothing is typed. */
export const offerInput = z.object({
  daycareId: z.string(UNKNOWN).min(1, UNKNOWN).max(200, UNKNOWN),
  isOn: z.boolean('Say whether times are offered.'),
  noticeHours: wholeNumber(336, 'Please choose hours from 0 to 336.').min(0, 'Please choose hours from 0 to 336.'),
  daysAhead: wholeNumber(MOST_DAYS_AHEAD, `Please choose days from 1 to ${MOST_DAYS_AHEAD}.`).min(
    1,
    `Please choose days from 1 to ${MOST_DAYS_AHEAD}.`,
  ),
  weekly: z.array(typedMinutes, 'Say the times of every weekday.').length(7, 'Say the times of every weekday.'),
  otherDays: z
    .array(z.object({ day: DAY, times: typedMinutes }), 'Say which days.')
    .max(MOST_OTHER_DAYS, `At most ${MOST_OTHER_DAYS} days.`)
    .refine(
      (days) => new Set(days.map(({ day }) => day)).size === days.length,
      'One of these days stands there twice.',
    ),
})
export type OfferInput = z.output<typeof offerInput>
