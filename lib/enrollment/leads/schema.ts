import { z } from 'zod'
import type { AgeBandCode } from '@/lib/providers/rules/ages'
import { AgeBand, LostReason } from '@/prisma/generated/enums'
import { STAGES, type Stage } from './rules'

/** Why a lead waits for somebody today: something unread, a tour of which a time is to be chosen, a step that is due, no answer yet. */
export type Need = 'message' | 'tour' | 'due' | 'answer'

/** A conversation on the way to a place, as the provider's people see it. Days are "2026-11-24". `id`: the conversation's. */
export type Lead = {
  id: number
  /** "Dana M." */
  family: string
  subject: string
  stage: Stage
  /** Where it stands without what was said by hand. */
  happened: Stage
  /** As the family told them when they asked. */
  childAgeMonths: number | null
  wantedStart: string | null
  askedOn: string
  /** ISO 8601. */
  lastAt: string
  need: Need | null
  /** When the newest agreed tour is, or was: "Tue, Nov 24, 10:00 AM EST". */
  tour: string | null
  lostReason: LostReason | null
  /** The room that is waited for; where nobody waits yet, the one for the age that was told. */
  band: AgeBandCode | null
  waitingSince: string | null
  nextStep: { text: string; day: string } | null
}

export type StageCounts = Record<Stage, number>

/** One page of leads, those that need somebody first. */
export type LeadPage = { leads: Lead[]; page: number; hasMore: boolean }

export type LeadNote = { id: number; text: string; author: string; createdAt: string; isYours: boolean }

/** What stands beside a conversation for the provider's people. */
export type LeadPanel = { lead: Lead; notes: LeadNote[]; today: string }

/** Who waits for one room, in the order in which they joined. `openings`: as the page states them; null where it does not. */
export type WaitingRoom = { band: AgeBandCode; openings: number | null; leads: Lead[] }

export const LEAD_LIMITS = { nextStep: 120, note: 2_000, search: 80 } as const
const MAX_ID = 2_147_483_647
const UNSTORABLE = 'This text has a character that cannot be stored.'
const UNKNOWN = 'There is no such provider.'
const NO_DAY = 'Please choose a day.'

const isStorable = (value: string) => !value.includes('\0') && !/\p{Cs}/u.test(value)
const id = (message: string) => z.coerce.number(message).int(message).positive(message).max(MAX_ID, message)
const emptyIsNull = <S extends z.ZodType>(schema: S) =>
  z.preprocess((value) => (value === '' || value === undefined ? null : value), schema.nullable())
const day = z.iso.date(NO_DAY).refine((one) => one >= '2000-01-01' && one < '2100-01-01', NO_DAY)

/** Of a conversation. */
export const leadParams = z.object({ id: id('There is no such lead.') })
export const noteParams = z.object({ id: id('There is no such note.') })

/** What a form says of where a lead stands. A reason belongs to `lost`, room and day to `waitlist`; elsewhere they are not read. */
export const stageInput = z
  .object({
    stage: z.enum(STAGES, 'Please choose where it stands.'),
    lostReason: emptyIsNull(z.enum(LostReason, 'Please choose a reason.')),
    band: emptyIsNull(z.enum(AgeBand, 'Please choose a room.')),
    waitingSince: emptyIsNull(day),
  })
  .superRefine(({ stage, lostReason, band, waitingSince }, context) => {
    const need = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message })
    if (stage === 'lost' && lostReason === null) need('lostReason', 'Please choose a reason.')
    if (stage !== 'waitlist') return
    if (band === null) need('band', 'Please choose a room.')
    if (waitingSince === null) need('waitingSince', NO_DAY)
  })
export type StageInput = z.output<typeof stageInput>

/** A step and its day, or neither: then there is none. */
export const nextStepInput = z
  .object({
    text: z
      .string('Please say what comes next.')
      .trim()
      .max(LEAD_LIMITS.nextStep, `Please use at most ${LEAD_LIMITS.nextStep} characters.`)
      .refine((text) => !/\p{Cc}|\p{Cs}/u.test(text), UNSTORABLE),
    day: emptyIsNull(day),
  })
  .superRefine((step, context) => {
    const need = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message })
    if (step.text !== '' && step.day === null) need('day', NO_DAY)
    if (step.text === '' && step.day !== null) need('text', 'Please say what comes next.')
  })
export type NextStepInput = z.output<typeof nextStepInput>

export const noteInput = z.object({
  text: z
    .string('Please write a note.')
    .transform((text) => text.replaceAll('\r\n', '\n').trim())
    .pipe(
      z
        .string()
        .min(1, 'Please write a note.')
        .max(LEAD_LIMITS.note, `Please use at most ${LEAD_LIMITS.note} characters.`)
        .refine(isStorable, UNSTORABLE),
    ),
})

export const STAGE_FILTERS = ['active', 'all', ...STAGES] as const
export const LEAD_VIEWS = ['list', 'board', 'waitlist'] as const
export type LeadView = (typeof LEAD_VIEWS)[number]

const search = z.string().trim().max(LEAD_LIMITS.search).refine(isStorable).optional()

/** The page's address: whatever means nothing there is as if it were left out. `due`: what needs somebody today alone. */
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

/** The file for spreadsheets: the same filter. `providerId`: public; without it, the first of one's own. */
export const leadsFileQuery = z.object({
  providerId: z.string().max(200, UNKNOWN).optional(),
  stage: z.enum(STAGE_FILTERS, 'There is no such stage.').default('all'),
  need: z.literal('today', 'There is no such filter.').optional(),
  q: search,
})
