import 'server-only'
import type { Actor } from '@/lib/access/types'
import { ACTIVE_PEOPLE } from '@/lib/listings/people/queries'
import { METERS_PER_MILE, type Point } from '@/lib/places/rules/geo'
import { type Database, db, type Transaction } from '@/lib/platform/database/client'
import { daysFrom } from '@/lib/platform/time/dates'
import { LISTED_STATUSES } from '@/lib/providers/catalogue/traits'
import { findByPublicIds, findSurvivors, nearestIds } from '@/lib/providers/queries'
import { Prisma } from '@/prisma/generated/client'
import { MEASURED_DAYS, type ReplyFigures, replyFigures } from '../rules/reply-times'
import { findRelayAddresses } from './relay'

/**
 * `id`: public id. `isAnswered`: the provider is not closed, and someone reads its messages here or (`isByMail`), while the page is
 * unclaimed, at its address on file.
 */
export type Addressee = {
  internalId: number
  id: string
  name: string
  isClosed: boolean
  isAnswered: boolean
  isByMail: boolean
  timeZone: string
}

/** The current state of these providers, in order, without duplicates; unknown ids are skipped. */
export async function findAddressees(
  publicIds: readonly string[],
  connection: Database | Transaction = db(),
): Promise<Addressee[]> {
  const wanted = await findByPublicIds(publicIds, connection)
  const current = [...new Set((await findSurvivors([...wanted.keys()], connection)).map(({ id }) => id))]
  const rows = await connection.provider.findMany({
    where: { id: { in: current } },
    select: {
      id: true,
      slug: true,
      name: true,
      status: true,
      timeZone: true,
      _count: { select: { people: { where: ACTIVE_PEOPLE } } },
    },
  })
  const addresses = await findRelayAddresses(connection, current)
  const byId = new Map(rows.map((row) => [row.id, row]))
  return current.flatMap((internalId) => {
    const row = byId.get(internalId)
    if (!row) return []
    const isClosed = row.status === 'closed'
    const isByMail = addresses.has(internalId)
    const isAnswered = isByMail || (row._count.people > 0 && !isClosed)
    return { internalId, id: row.slug, name: row.name, timeZone: row.timeZone, isClosed, isAnswered, isByMail }
  })
}

/** Which of these providers (public ids) can be written to. */
export async function findReachable(publicIds: readonly string[]): Promise<Set<string>> {
  const addressees = await findAddressees(publicIds)
  return new Set(addressees.filter(({ isAnswered }) => isAnswered).map(({ id }) => id))
}

/** How many favorites are checked for recipients. */
const MAX_CHECKED = 50

/** How many recipients the form lists, named ones included. */
const MAX_LISTED = 12

/**
 * Who else can get the same request as a provider (internal id), by public id and name: the named providers (public ids) first, then the
 * parent's newest favorites.
 */
export async function findFavoriteRecipients(
  actor: Actor,
  excludedId: number,
  named: readonly string[] = [],
): Promise<{ id: string; name: string; isByMail: boolean }[]> {
  const chosen = (await findAddressees(named)).map(({ internalId }) => internalId)
  const userId = actor.kind === 'user' ? actor.id : null
  const isReachable = {
    status: { in: LISTED_STATUSES },
    OR: [{ people: { some: ACTIVE_PEOPLE } }, { people: { none: {} }, email: { not: null } }],
    ...(userId !== null && { inquiryBlocks: { none: { caregiverId: userId } } }),
  }
  const [first, favorites] = await Promise.all([
    db().provider.findMany({ where: { id: { in: chosen, not: excludedId }, ...isReachable }, select: REACHABLE }),
    userId === null
      ? []
      : db().favorite.findMany({
          where: { userId, providerId: { notIn: [excludedId, ...chosen] }, provider: isReachable },
          orderBy: { id: 'desc' },
          take: MAX_CHECKED,
          select: { provider: { select: REACHABLE } },
        }),
  ])
  const inOrder = first.toSorted((a, b) => chosen.indexOf(a.id) - chosen.indexOf(b.id))
  const providers = [...inOrder, ...favorites.map(({ provider }) => provider)]
  const addresses = await findRelayAddresses(
    db(),
    providers.map(({ id }) => id),
  )
  return providers
    .filter(({ id, people }) => people.length > 0 || addresses.has(id))
    .slice(0, MAX_LISTED)
    .map(({ id, slug, name }) => ({ id: slug, name, isByMail: addresses.has(id) }))
}

const REACHABLE = { id: true, slug: true, name: true, people: { where: ACTIVE_PEOPLE, take: 1 } } as const

/** A cap that no real provider reaches within the measured days. Beyond it, only the newest count. */
const MAX_MEASURED = 2_000

/** How soon a provider (internal id) replies here; null if it has had too few requests. */
export async function findReplyFigures(providerId: number, now: Date): Promise<ReplyFigures | null> {
  const since = daysFrom(now, -MEASURED_DAYS)
  const rows = await db().inquiry.findMany({
    where: { providerId, createdAt: { gte: since } },
    orderBy: { lastMessageAt: 'desc' },
    take: MAX_MEASURED,
    select: { createdAt: true, answeredAt: true },
  })
  return replyFigures(
    rows.map(({ createdAt, answeredAt }) => ({ askedAt: createdAt, answeredAt })),
    now,
  )
}

const MAX_NEARBY = 3
const NEARBY_METERS = 25 * METERS_PER_MILE

type InquiryOptions = { isByMail: boolean; nearby: { id: string; name: string }[] }

/** For a provider that nobody manages: whether requests go by mail, and the nearest similar providers that answer here. */
export async function findInquiryOptions(
  provider: Point & { internalId: number; careTypes: readonly string[] },
): Promise<InquiryOptions> {
  const { internalId, careTypes } = provider
  const [addresses, found] = await Promise.all([
    findRelayAddresses(db(), [internalId]),
    nearestIds({
      center: provider,
      careTypes,
      radiusMeters: NEARBY_METERS,
      limit: MAX_NEARBY,
      except: Prisma.sql`provider_id <> ${internalId} AND NOT is_temporarily_closed AND EXISTS (
        SELECT FROM provider_people JOIN users ON users.id = provider_people.user_id
        WHERE provider_people.provider_id = d.provider_id AND users.status = ${ACTIVE_PEOPLE.user.status}::user_status
          AND users.role = ${ACTIVE_PEOPLE.user.role}::role
          AND provider_people.role = ANY(${ACTIVE_PEOPLE.role.in}::provider_person_role[]))`,
    }),
  ])
  const rows = await db().provider.findMany({
    where: { id: { in: found.map(({ id }) => id) } },
    select: { id: true, slug: true, name: true },
  })
  const byId = new Map(rows.map((row) => [row.id, row]))
  return {
    isByMail: addresses.has(internalId),
    nearby: found.flatMap(({ id }) => {
      const row = byId.get(id)
      return row ? { id: row.slug, name: row.name } : []
    }),
  }
}
