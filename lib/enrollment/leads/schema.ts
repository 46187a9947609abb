import { z } from 'zod'
import { emptyIsNull, idField, isStorable, isStorableLine } from '@/lib/platform/http/fields'
import { type Message, message } from '@/lib/platform/language/message'
import type { AgeBandCode } from '@/lib/providers/rules/ages'
import { AgeBand, LostReason } from '@/prisma/generated/enums'
import { atMost, dayField, textField, UNSTORABLE } from '../inquiries/schema'
import { LEAD_LIMITS, LEAD_VIEWS, STAGES, type Stage } from './rules'

/** Why a lead needs attention today: an unread message, tour times to choose from, a due step, or no reply yet. */
export type Need = 'message' | 'tour' | 'due' | 'answer'

/** A conversation as the provider's people track it. `id` is the conversation's. Days are "2026-11-24". */
export type Lead = {
  id: number
  /** "Dana M." */
  family: string
  subject: string
  stage: Stage
  /** The stage without marks set by hand. */
  happened: Stage
  /** As the family gave it in the request. */
  childAgeMonths: number | null
  wantedStart: string | null
  askedOn: string
  /** ISO 8601. */
  lastAt: string
  need: Need | null
  /** The newest agreed tour, past or upcoming: "2026-11-24T10:00" at the provider. */
  tour: string | null
  lostReason: LostReason | null
  /** The age group of the waitlist; for a family that is not waiting, the one for the child's age. */
  band: AgeBandCode | null
  waitingSince: string | null
  nextStep: { text: string; day: string } | null
}

export type StageCounts = Record<Stage, number>

/** A family that waits for an answer, with what it wrote or proposed. */
export type WaitingFamily = Lead & {
  /** The child's age today, from the age given in the request. */
  ageMonthsNow: number | null
  /** The family's newest message, shortened. */
  words: string
  /** The tour times it proposed that are still ahead: "2026-12-01T10:00" at the provider. */
  times: string[]
}

/** An agreed tour as a provider's day shows it. */
export type TourOfDay = {
  inquiryId: number
  family: string
  ageMonthsNow: number | null
  /** "2026-11-24" and "10:00 AM", at the provider. */
  day: string
  time: string
}

/** One page of leads, those that need attention first. */
export type LeadPage = { leads: Lead[]; page: number; hasMore: boolean }

export type LeadNote = { id: number; text: string; author: string; createdAt: string; isYours: boolean }

/** What a provider's people see next to a conversation. */
export type LeadPanel = { lead: Lead; notes: LeadNote[]; today: string }

/** The waitlist of one age group, in order of joining. `openings`: as the page states them; null if it does not. */
export type WaitlistGroup = { band: AgeBandCode; openings: number | null; leads: Lead[] }

const UNKNOWN = message('enrollment.errors.noProvider')
const NO_DAY = message('enrollment.errors.day')
const NO_REASON = message('enrollment.errors.reason')
const NO_ROOM = message('enrollment.errors.room')
const NO_NOTE = message('enrollment.leadErrors.note')
const NO_STEP = message('enrollment.leadErrors.next')
/** For roles without leads. */
export const WRONG_LEAD_ROLE = message('enrollment.leadErrors.wrongRole')

const day = dayField(NO_DAY)

/** The conversation's id. */
export const leadParams = z.object({ id: idField(message('enrollment.leadErrors.notFound')) })
export const noteParams = z.object({ id: idField(message('enrollment.leadErrors.noNote')) })

/** The stage form. A reason is read only for `lost`, an age group and day only for `waitlist`. */
export const stageInput = z
  .object({
    stage: z.enum(STAGES, message('enrollment.leadErrors.stage')),
    lostReason: emptyIsNull(z.enum(LostReason, NO_REASON)),
    band: emptyIsNull(z.enum(AgeBand, NO_ROOM)),
    waitingSince: emptyIsNull(day),
  })
  .superRefine(({ stage, lostReason, band, waitingSince }, context) => {
    const need = (path: string, problem: Message) =>
      context.addIssue({ code: 'custom', path: [path], message: problem })
    if (stage === 'lost' && lostReason === null) need('lostReason', NO_REASON)
    if (stage !== 'waitlist') return
    if (band === null) need('band', NO_ROOM)
    if (waitingSince === null) need('waitingSince', NO_DAY)
  })
export type StageInput = z.output<typeof stageInput>

export const STEP_CHANGED = message('enrollment.leadErrors.changedMeanwhile')

/** A step and its day, or neither to clear it. */
export const nextStepInput = z
  .object({
    /** The version of the step that the sender has read. If omitted, a newer step is overwritten. */
    version: z.string(STEP_CHANGED).max(200, STEP_CHANGED).optional(),
    text: z
      .string(NO_STEP)
      .trim()
      .max(LEAD_LIMITS.nextStep, atMost(LEAD_LIMITS.nextStep))
      .refine(isStorableLine, UNSTORABLE),
    day: emptyIsNull(day),
  })
  .superRefine((step, context) => {
    const need = (path: string, problem: Message) =>
      context.addIssue({ code: 'custom', path: [path], message: problem })
    if (step.text !== '' && step.day === null) need('day', NO_DAY)
    if (step.text === '' && step.day !== null) need('text', NO_STEP)
  })
export type NextStepInput = z.output<typeof nextStepInput>

export const noteInput = z.object({ text: textField(NO_NOTE, LEAD_LIMITS.note) })

const STAGE_FILTERS = ['active', 'all', ...STAGES] as const

const search = z.string().trim().max(LEAD_LIMITS.search).refine(isStorable).optional()

/** The page's query; invalid values are ignored. `due`: only leads that need attention today. */
export const leadsPageQuery = z.object({
  provider: z.string().max(200).optional().catch(undefined),
  view: z.enum(LEAD_VIEWS).catch('list'),
  stage: z.enum(STAGE_FILTERS).catch('active'),
  need: z.literal('today').optional().catch(undefined),
  q: search.catch(undefined),
  page: z.coerce.number().int().positive().max(1_000).catch(1),
})
export type LeadsPageQuery = z.output<typeof leadsPageQuery>
export type LeadFilter = Pick<LeadsPageQuery, 'stage' | 'need' | 'q'>

/** The spreadsheet file: the same filter. `providerId` is public; without it, the user's first provider. */
export const leadsFileQuery = z.object({
  providerId: z.string().max(200, UNKNOWN).optional(),
  stage: z.enum(STAGE_FILTERS, message('enrollment.leadErrors.noStage')).default('all'),
  need: z.literal('today', message('enrollment.leadErrors.noFilter')).optional(),
  q: search,
})
