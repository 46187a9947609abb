import 'server-only'
import type { SignedInActor } from '@/lib/access/types'
import { parentName } from '@/lib/accounts/rules/account'
import { findManaged } from '@/lib/listings/people/queries'
import { type Database, db, type Transaction } from '@/lib/platform/database/client'
import { containsWords } from '@/lib/platform/database/word-search'
import { csvFile } from '@/lib/platform/documents/csv'
import { NotFoundError } from '@/lib/platform/http/errors'
import type { Locale } from '@/lib/platform/language/locales'
import { message } from '@/lib/platform/language/message'
import { translate } from '@/lib/platform/language/translate'
import { dayOf, minuteOf, timeText, todayIn } from '@/lib/platform/time/dates'
import { localText, localTimeOf } from '@/lib/platform/time/zoned-time'
import { findFactSheet } from '@/lib/providers/queries'
import { AGE_BANDS, type AgeBandCode } from '@/lib/providers/rules/ages'
import { Prisma } from '@/prisma/generated/client'
import type { LostReason } from '@/prisma/generated/enums'
import { ageOn, bandOn } from '../enrollments/rules/enrollments'
import { findOwnInquiry, parentNameSql } from '../inquiries/queries/inquiries'
import { excerptOf } from '../inquiries/rules/conversation'
import { TOUR_MINUTES } from '../tours/rules/tours'
import { ACTIVE_STAGES, MAX_IN_COLUMN, PAGE_SIZE, STAGES, type Stage } from './rules'
import type {
  Lead,
  LeadFilter,
  LeadPage,
  LeadPanel,
  Need,
  StageCounts,
  TourOfDay,
  WaitingFamily,
  WaitlistGroup,
} from './schema'

const COLUMNS = [
  'family',
  'subject',
  'stage',
  'lostReason',
  'askedOn',
  'lastMessage',
  'childAge',
  'wantedStart',
  'room',
  'waitingSince',
  'tour',
  'nextStep',
  'nextStepOn',
] as const

/**
 * A provider's leads as a spreadsheet file, without notes, which stay on the site. Days are in the provider's time zone; stages and reasons
 * are codes.
 */
export function leadsCsv(locale: Locale, leads: readonly Lead[], timeZone: string): string {
  const t = translate(locale, 'enrollment.leadsFile')
  const lines = leads.map(({ stage, ...lead }) => [
    lead.family,
    lead.subject,
    stage,
    stage === 'lost' ? lead.lostReason : null,
    lead.askedOn,
    todayIn(timeZone, new Date(lead.lastAt)),
    lead.childAgeMonths,
    lead.wantedStart,
    stage === 'waitlist' ? lead.band : null,
    stage === 'waitlist' ? lead.waitingSince : null,
    lead.tour && localText(locale, lead.tour),
    lead.nextStep?.text ?? null,
    lead.nextStep?.day ?? null,
  ])
  return csvFile([COLUMNS.map((column) => t(column)), ...lines])
}

/**
 * Selects leads with their stage; `where` is a condition on `i` (inquiries) and `p` (providers), `today` the provider's day. A current or
 * upcoming enrollment decides; otherwise the stage is the later of what happened and what was set by hand. A tour requested after a lead
 * was marked lost reopens it.
 */
function leadsSql(where: Prisma.Sql, today: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`
    SELECT *, CASE
        WHEN unread > 0 THEN 'message'
        WHEN asks_for_tour THEN 'tour'
        WHEN next_step_on <= ${today} THEN 'due'
        WHEN stage = 'inquiry' THEN 'answer'
      END AS need
    FROM (
      SELECT *, CASE
          WHEN happened = 'enrolled' THEN happened
          WHEN mark = 'lost' AND NOT has_later_tour THEN 'lost'
          WHEN mark = 'waitlist' THEN 'waitlist'
          WHEN mark = 'visited' THEN 'visited'
          WHEN mark = 'replied' AND happened = 'inquiry' THEN 'replied'
          ELSE happened
        END AS stage
      FROM (
        SELECT i.id, i.provider_id, i.subject, i.child_age_months, i.wanted_start, i.created_at, i.last_message_at,
          u.first_name, u.last_name, p.time_zone,
          l.mark::text, l.lost_reason::text, l.band::text, l.waiting_since, coalesce(l.next_step, '') AS next_step, l.next_step_on,
          CASE
            WHEN has_place THEN 'enrolled'
            WHEN t.was_visited THEN 'visited'
            WHEN t.is_open THEN 'tour'
            WHEN i.answered_at IS NOT NULL THEN 'replied'
            ELSE 'inquiry'
          END AS happened,
          coalesce(t.asks, false) AS asks_for_tour, coalesce(t.latest > l.marked_at, false) AS has_later_tour, t.starts_at,
          (SELECT count(*)::int FROM messages m WHERE m.inquiry_id = i.id AND m.side = 'caregiver' AND m.read_at IS NULL) AS unread
        FROM inquiries i
        JOIN providers p ON p.id = i.provider_id
        JOIN users u ON u.id = i.caregiver_id
        LEFT JOIN leads l ON l.inquiry_id = i.id
        CROSS JOIN LATERAL (
          SELECT EXISTS (
            SELECT FROM enrollments e WHERE e.inquiry_id = i.id AND (e.ends_on IS NULL OR e.ends_on >= e.starts_on)
          ) AS has_place
        ) place
        CROSS JOIN LATERAL (
          SELECT bool_or(status = 'done') AS was_visited, bool_or(status IN ('proposed', 'accepted', 'moved')) AS is_open,
            bool_or(status IN ('proposed', 'moved') AND proposed_by = 'caregiver') AS asks, max(created_at) AS latest,
            max(starts_at) FILTER (WHERE status IN ('accepted', 'done')) AS starts_at
          FROM tours WHERE tours.inquiry_id = i.id
        ) t
        WHERE ${where}
      ) AS found
    ) AS staged`
}

type LeadRow = {
  id: number
  subject: string
  child_age_months: number | null
  wanted_start: Date | null
  created_at: Date
  last_message_at: Date
  first_name: string
  last_name: string
  time_zone: string
  lost_reason: LostReason | null
  band: AgeBandCode | null
  waiting_since: Date | null
  next_step: string
  next_step_on: Date | null
  happened: Stage
  stage: Stage
  need: Need | null
  starts_at: Date | null
}

/** Converts a row to a lead. `today`: the provider's current day. */
function toLead(row: LeadRow, today: string): Lead {
  const askedOn = todayIn(row.time_zone, row.created_at)
  const wanted = row.wanted_start && dayOf(row.wanted_start)
  const ageMonths = row.child_age_months
  // Only the month of the wanted start is known, so the age is counted from the month of the request, as on the family's side.
  const band =
    wanted && wanted > today
      ? bandOn(wanted, { ageMonths, on: `${askedOn.slice(0, 7)}-01` })
      : bandOn(today, { ageMonths, on: askedOn })
  return {
    id: row.id,
    family: parentName({ firstName: row.first_name, lastName: row.last_name }),
    subject: row.subject,
    stage: row.stage,
    happened: row.happened,
    childAgeMonths: ageMonths,
    wantedStart: wanted?.slice(0, 7) ?? null,
    askedOn,
    lastAt: row.last_message_at.toISOString(),
    need: row.need,
    tour: row.starts_at && localTimeOf(row.starts_at, row.time_zone),
    lostReason: row.lost_reason,
    band: row.band ?? band,
    waitingSince: row.waiting_since && dayOf(row.waiting_since),
    nextStep: row.next_step_on && { text: row.next_step, day: dayOf(row.next_step_on) },
  }
}

export type LeadsProvider = { internalId: number; id: string; name: string; timeZone: string; today: string }

/**
 * One of the actor's providers (by public id, otherwise their first) and its current day, for its leads. Throws ForbiddenError for any
 * other, and NotFoundError if they have none.
 */
export async function findLeadsProvider(
  actor: Pick<SignedInActor, 'id'>,
  publicId: string | undefined,
  now: Date,
): Promise<LeadsProvider> {
  const { internalId, id, name } = await findManaged(actor, publicId, 'answer')
  const { timeZone } = await db().provider.findUniqueOrThrow({ where: { id: internalId }, select: { timeZone: true } })
  return { internalId, id, name, timeZone, today: todayIn(timeZone, now) }
}

const providerLeadsSql = ({ internalId, today }: LeadsProvider) =>
  leadsSql(Prisma.sql`i.provider_id = ${internalId}`, Prisma.sql`${today}::date`)

/** Leads that need attention first, then by newest message. */
const ORDER = Prisma.sql`ORDER BY (need IS NOT NULL) DESC, last_message_at DESC, id DESC`

/** A page of leads of one of the actor's providers. */
export async function findLeads(provider: LeadsProvider, filter: LeadFilter & { page: number }): Promise<LeadPage> {
  const { page } = filter
  const rows = await db().$queryRaw<LeadRow[]>`
    SELECT * FROM (${providerLeadsSql(provider)}) AS leads WHERE ${conditionOf(filter)} ${ORDER}
    LIMIT ${PAGE_SIZE + 1} OFFSET ${(page - 1) * PAGE_SIZE}`
  const leads = rows.slice(0, PAGE_SIZE).map((row) => toLead(row, provider.today))
  return { leads, page, hasMore: rows.length > PAGE_SIZE }
}

/** The families that need attention today, newest message first, with what they wrote. At most `limit`. */
export async function findWaiting(provider: LeadsProvider, limit: number, now: Date): Promise<WaitingFamily[]> {
  const { today, timeZone } = provider
  const rows = await db().$queryRaw<LeadRow[]>`
    SELECT * FROM (${providerLeadsSql(provider)}) AS leads WHERE need IS NOT NULL ${ORDER} LIMIT ${limit}`
  const inquiries = await db().inquiry.findMany({
    where: { id: { in: rows.map(({ id }) => id) } },
    select: {
      id: true,
      messages: { where: { side: 'caregiver' }, orderBy: { id: 'desc' }, take: 1, select: { text: true } },
      tours: {
        where: { status: { in: ['proposed', 'moved'] }, proposedBy: 'caregiver' },
        orderBy: { id: 'desc' },
        take: 1,
        select: { times: true },
      },
    },
  })
  return rows.map((row) => {
    const lead = toLead(row, today)
    const found = inquiries.find(({ id }) => id === row.id)
    const times = found?.tours[0]?.times.filter((time) => time > now) ?? []
    return {
      ...lead,
      ageMonthsNow: ageOn(today, { ageMonths: lead.childAgeMonths, on: lead.askedOn }),
      words: excerptOf(found?.messages[0]?.text ?? ''),
      times: times.map((time) => localTimeOf(time, timeZone)),
    }
  })
}

const TOUR_MS = TOUR_MINUTES * 60_000
const MAX_TOURS_A_DAY = 20

/** The agreed tours of one provider that are not over: all of today's, or else only the next one. */
export async function findToursOfDay({ internalId, timeZone, today }: LeadsProvider, now: Date): Promise<TourOfDay[]> {
  const rows = await db().tour.findMany({
    where: { providerId: internalId, status: 'accepted', startsAt: { gt: new Date(now.getTime() - TOUR_MS) } },
    orderBy: { startsAt: 'asc' },
    take: MAX_TOURS_A_DAY,
    select: {
      startsAt: true,
      inquiry: { select: { id: true, childAgeMonths: true, createdAt: true } },
      caregiver: { select: { firstName: true, lastName: true } },
    },
  })
  const tours = rows.flatMap(({ startsAt, inquiry, caregiver }) => {
    if (!startsAt) return []
    const local = localTimeOf(startsAt, timeZone)
    const knownAge = { ageMonths: inquiry.childAgeMonths, on: todayIn(timeZone, inquiry.createdAt) }
    return {
      inquiryId: inquiry.id,
      family: parentName(caregiver),
      ageMonthsNow: ageOn(today, knownAge),
      day: local.slice(0, 10),
      time: timeText(minuteOf(local)),
    }
  })
  const toursToday = tours.filter(({ day }) => day === today)
  return toursToday.length > 0 ? toursToday : tours.slice(0, 1)
}

/** All leads that match a filter, for the spreadsheet file. */
export async function findAllLeads(provider: LeadsProvider, filter: LeadFilter): Promise<Lead[]> {
  const rows = await db().$queryRaw<LeadRow[]>`
    SELECT * FROM (${providerLeadsSql(provider)}) AS leads WHERE ${conditionOf(filter)} ${ORDER}`
  return rows.map((row) => toLead(row, provider.today))
}

/** The first leads of each stage. */
export async function findBoard(provider: LeadsProvider): Promise<Record<Stage, Lead[]>> {
  const rows = await db().$queryRaw<LeadRow[]>`
    SELECT * FROM (
      SELECT *, row_number() OVER (PARTITION BY stage ${ORDER}) AS place FROM (${providerLeadsSql(provider)}) AS leads
    ) AS placed WHERE place <= ${MAX_IN_COLUMN} ORDER BY place`
  const leads = rows.map((row) => toLead(row, provider.today))
  return Object.fromEntries(STAGES.map((stage) => [stage, leads.filter((one) => one.stage === stage)])) as Record<
    Stage,
    Lead[]
  >
}

/** How many leads are in each stage, and how many need attention today. */
export async function countLeads(provider: LeadsProvider): Promise<{ stages: StageCounts; needs: number }> {
  const rows = await db().$queryRaw<{ stage: Stage; count: number; needs: number }[]>`
    SELECT stage, count(*)::int AS count, count(need)::int AS needs FROM (${providerLeadsSql(provider)}) AS leads GROUP BY stage`
  const countOf = (stage: Stage) => rows.find((row) => row.stage === stage)?.count ?? 0
  return {
    stages: Object.fromEntries(STAGES.map((stage) => [stage, countOf(stage)])) as StageCounts,
    needs: rows.reduce((sum, { needs }) => sum + needs, 0),
  }
}

function conditionOf({ stage, need, q }: LeadFilter): Prisma.Sql {
  const stages = stage === 'active' ? ACTIVE_STAGES : stage === 'all' ? STAGES : [stage]
  const family = parentNameSql(Prisma.sql`first_name`, Prisma.sql`last_name`)
  const conditions = [
    // The filter for needed attention covers every stage.
    ...(need ? [Prisma.sql`need IS NOT NULL`] : [Prisma.sql`stage = ANY(${[...stages]}::text[])`]),
    ...(q ? [containsWords(Prisma.sql`concat_ws(' ', subject, ${family}, next_step)`, q)] : []),
  ]
  return Prisma.join(conditions, ' AND ')
}

const NOT_FOUND = message('enrollment.leadErrors.notFound')

/**
 * One of the actor's leads by conversation id, and the provider's day. Throws NotFoundError for any other, and for a parent's own
 * conversation.
 */
export async function findLead(
  connection: Database | Transaction,
  actor: SignedInActor,
  id: number,
  now: Date,
): Promise<{ lead: Lead; today: string }> {
  const own = await findOwnInquiry(connection, actor, id)
  if (own.side !== 'careprovider') throw new NotFoundError(NOT_FOUND)
  const { timeZone } = await connection.provider.findUniqueOrThrow({
    where: { id: own.providerId },
    select: { timeZone: true },
  })
  const today = todayIn(timeZone, now)
  const [row] = await connection.$queryRaw<LeadRow[]>(
    leadsSql(Prisma.sql`i.id = ${own.id}`, Prisma.sql`${today}::date`),
  )
  if (!row) throw new NotFoundError(NOT_FOUND)
  return { lead: toLead(row, today), today }
}

/** A lead with its notes, newest first. Throws as above. */
export async function findLeadPanel(actor: SignedInActor, id: number, now: Date): Promise<LeadPanel> {
  const found = await findLead(db(), actor, id, now)
  const notes = await db().leadNote.findMany({
    where: { inquiryId: id },
    orderBy: { id: 'desc' },
    select: { id: true, text: true, createdAt: true, authorId: true, author: { select: { firstName: true } } },
  })
  return {
    ...found,
    notes: notes.map(({ author, authorId, createdAt, ...note }) => ({
      ...note,
      author: author.firstName,
      createdAt: createdAt.toISOString(),
      isYours: authorId === actor.id,
    })),
  }
}

/** The waitlist of one of the actor's providers by age group, youngest first. */
export async function findWaitlist(provider: LeadsProvider): Promise<WaitlistGroup[]> {
  const [leads, { ageBands }] = await Promise.all([
    findAllLeads(provider, { stage: 'waitlist', need: undefined, q: undefined }),
    findFactSheet(provider.internalId),
  ])
  const sortKey = ({ waitingSince, id }: { waitingSince: string | null; id: number }) =>
    `${waitingSince} ${String(id).padStart(10, '0')}`
  return AGE_BANDS.map(({ code }) => ({
    band: code,
    openings: ageBands.find(({ band }) => band === code)?.openings ?? null,
    leads: leads.filter(({ band }) => band === code).toSorted((a, b) => (sortKey(a) < sortKey(b) ? -1 : 1)),
  })).filter((room) => room.leads.length > 0)
}
