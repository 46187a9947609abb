import { z } from 'zod'
import { answerToken, inquiryInput, messageText } from '@/lib/messages/schema'
import { MOST_DAYS_AHEAD, MOST_OTHER_DAYS, MOST_TIMES } from './rules/limits'
import { TIME_PROBLEMS } from './rules/times'
import { readTypedTimes } from './rules/typed-times'

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
