import 'server-only'
import { canSeeContact } from '@/lib/access/policy'
import type { Actor } from '@/lib/access/types'
import { cellsWithin, distanceMeters, METERS_PER_MILE, type Point } from '@/lib/places/rules/geo'
import { tags } from '@/lib/platform/cache/revalidate'
import { type Database, db, type Transaction } from '@/lib/platform/database/client'
import { NotFoundError, NotSignedInError } from '@/lib/platform/http/errors'
import { dayOf } from '@/lib/platform/time/dates'
import { Prisma } from '@/prisma/generated/client'
import type { ProviderStatus } from '@/prisma/generated/enums'
import { CARE_TYPES, isListed, type Kind, LISTED_STATUSES } from './catalogue/traits'
import { codeFromPublicId } from './rules/names'
import { CARD_JSON, type JsonCard } from './search-documents/commands'
import { maskOf } from './search-documents/rules'
import { detailSelect, optionalDayOf, toAgeBand, toDetail, toFactProvenances } from './select'
import type { AgeBandFacts, ContactView, FactProvenances, FoundProvider, ProviderCard, ProviderDetail } from './types'

const NOTHING = { phone: null, email: null, website: null }

/**
 * Phone, e-mail and website of a provider, for signed-in people. All null for a closed or merged provider. Throws
 * NotSignedInError, and NotFoundError for an unknown id.
 */
export async function findContact(actor: Actor, publicId: string): Promise<ContactView> {
  if (!canSeeContact(actor)) throw new NotSignedInError()
  const code = codeFromPublicId(publicId)
  const row = code && (await db().provider.findUnique({ where: { code }, select: { status: true, ...contactColumns } }))
  if (!row) throw new NotFoundError()
  const { status, ...contact } = row
  return isListed(status) ? contact : NOTHING
}

const contactColumns = { phone: true, email: true, website: true } as const

/** Which contact fields exist, for everyone: the query returns only yes or no, never the values. */
export async function findContactAvailability(internalId: number): Promise<ProviderDetail['has']> {
  const [row] = await db().$queryRaw<ProviderDetail['has'][]>`
    SELECT phone IS NOT NULL AS phone, email IS NOT NULL AS email, website IS NOT NULL AS website
    FROM providers WHERE id = ${internalId} AND status IN ('open', 'temporarily_closed')`
  return row ?? { phone: false, email: false, website: false }
}

export type ProviderPage =
  | { kind: 'page'; detail: ProviderDetail }
  /**
   * An old or short URL, or a merged provider: redirect permanently to this public id. `dependsOn`: the internal ids of all providers in the
   * chain of merges.
   */
  | { kind: 'redirect'; publicId: string; dependsOn: number[] }
  | { kind: 'none' }

/** A chain of merges is followed this far; a longer one is a cycle. */
const MAX_MERGES = 10

/** The page at /provider/{publicId}, without contact data. `now` decides what is sponsored. */
export async function findProviderPage(publicId: string, now: Date): Promise<ProviderPage> {
  const code = codeFromPublicId(publicId)
  const row = code && (await db().provider.findUnique({ where: { code }, select: detailSelect }))
  if (!row) return { kind: 'none' }
  if (row.status === 'merged') {
    const [survivor] = await findSurvivors([row.id])
    return survivor ? { kind: 'redirect', publicId: survivor.publicId, dependsOn: survivor.chain } : { kind: 'none' }
  }
  if (row.slug !== publicId) return { kind: 'redirect', publicId: row.slug, dependsOn: [row.id] }
  const [has, hasNamesake] = await Promise.all([findContactAvailability(row.id), isNameShared(row)])
  return { kind: 'page', detail: toDetail(row, { has, hasNamesake }, now) }
}

async function isNameShared({ id, name, locationSlug }: { id: number; name: string; locationSlug: string }) {
  const other = await db().provider.findFirst({
    where: { locationSlug, name, id: { not: id }, status: { in: LISTED_STATUSES } },
    select: { id: true },
  })
  return other !== null
}

export type Survivor = {
  requestedId: number
  /** The requested provider, or the one it was merged into. */
  id: number
  publicId: string
  /** The name of the requested provider, if it was merged. */
  formerName: string | null
  /** The chain of merges: from the requested id to `id`. */
  chain: number[]
}

/** The providers with these internal ids, or those they were merged into, in the same order; unknown ids and cycles are skipped. */
export async function findSurvivors(
  internalIds: readonly number[],
  connection: Database | Transaction = db(),
): Promise<Survivor[]> {
  if (internalIds.length === 0) return []
  const rows = await connection.$queryRaw<Survivor[]>`
    WITH RECURSIVE chain AS (
      SELECT id AS requested_id, name AS requested_name, id, slug, status, merged_into_id, ARRAY[id] AS ids
      FROM providers WHERE id = ANY (${[...internalIds]}::int[])
      UNION ALL
      SELECT chain.requested_id, chain.requested_name, p.id, p.slug, p.status, p.merged_into_id, chain.ids || p.id
      FROM chain JOIN providers p ON p.id = chain.merged_into_id
      WHERE chain.status = 'merged' AND cardinality(chain.ids) <= ${MAX_MERGES}
    )
    SELECT requested_id AS "requestedId", id, slug AS "publicId", CASE WHEN id <> requested_id THEN requested_name END AS "formerName", ids AS chain
    FROM chain WHERE status <> 'merged'`
  const byRequestedId = new Map(rows.map((row) => [row.requestedId, row]))
  return internalIds.flatMap((id) => byRequestedId.get(id) ?? [])
}

/** The internal ids of these current or former public ids, each with the public ids that refer to it, in the same order. */
export async function findByPublicIds(
  publicIds: readonly string[],
  connection: Database | Transaction,
): Promise<Map<number, string[]>> {
  const byCode = new Map<string, string[]>()
  for (const publicId of publicIds) {
    const code = codeFromPublicId(publicId)
    if (code) byCode.set(code, [...(byCode.get(code) ?? []), publicId])
  }
  const rows = await connection.provider.findMany({
    where: { code: { in: [...byCode.keys()] } },
    select: { id: true, code: true },
  })
  const idOf = new Map(rows.map(({ id, code }) => [code, id]))
  return new Map(
    [...byCode].flatMap(([code, requested]) => {
      const id = idOf.get(code)
      return id === undefined ? [] : [[id, requested] as const]
    }),
  )
}

/** The internal id for a current or former public id; of a merged provider, that of the survivor. */
export async function findCurrentId(publicId: string, connection: Database | Transaction): Promise<number | undefined> {
  const requested = await findByPublicIds([publicId], connection)
  const [survivor] = await findSurvivors([...requested.keys()], connection)
  return survivor?.id
}

/** The cache tags of all pages that show these providers (internal ids): their own pages, and those of their cities, counties and ZIP codes. */
export async function findPageTags(
  ids: readonly number[],
  connection: Database | Transaction = db(),
): Promise<string[]> {
  if (ids.length === 0) return []
  const places = await connection.$queryRaw<{ slug: string }[]>`
    SELECT DISTINCT place.slug FROM providers p
    LEFT JOIN counties c ON c.state = p.state AND c.name = p.county
    CROSS JOIN LATERAL (VALUES (p.location_slug), (c.slug), (p.zip::text)) place (slug)
    WHERE p.id = ANY(${[...ids]}::int[]) AND place.slug IS NOT NULL ORDER BY 1`
  return [...ids.map(tags.provider), ...places.map(({ slug }) => tags.location(slug))]
}

export type FactSheet = {
  kind: Kind
  status: ProviderStatus
  timeZone: string
  /** False for a home that shows only its city. */
  showsZip: boolean
  /** Whether openings are updated automatically when enrollments are confirmed or end. */
  followsEnrollments: boolean
  facts: FactProvenances
  /** In no particular order; bands without a row are not stated. */
  ageBands: AgeBandFacts[]
}

/** The stated facts of a provider (internal id) with their provenance, for the people who manage it. Throws if it does not exist. */
export async function findFactSheet(internalId: number, connection: Database | Transaction = db()): Promise<FactSheet> {
  const { facts, ageBands, zip, openingsFollowSince, ...row } = await connection.provider.findUniqueOrThrow({
    where: { id: internalId },
    select: {
      kind: true,
      status: true,
      timeZone: true,
      zip: true,
      openingsFollowSince: true,
      facts: { omit: { providerId: true } },
      ageBands: { omit: { providerId: true } },
    },
  })
  const chosen = { showsZip: zip !== null, followsEnrollments: openingsFollowSince !== null }
  return { ...row, ...chosen, facts: toFactProvenances(facts), ageBands: ageBands.map(toAgeBand) }
}

/** What a comparison needs in addition to a card, by public id. Contains only the newest inspection. */
export async function findComparedColumns(publicIds: readonly string[]) {
  const rows =
    publicIds.length === 0
      ? []
      : await db().provider.findMany({
          where: { slug: { in: [...publicIds] } },
          select: {
            slug: true,
            amenities: true,
            registrationFeeCents: true,
            languages: true,
            inspections: {
              orderBy: { inspectedOn: 'desc' },
              take: 1,
              select: { inspectedOn: true, violations: true, correctedOn: true },
            },
          },
        })
  return new Map(
    rows.map(({ slug, inspections, ...columns }) => [
      slug,
      {
        ...columns,
        inspections: inspections.map(({ violations, inspectedOn, correctedOn }) => ({
          violations,
          inspectedOn: dayOf(inspectedOn),
          correctedOn: optionalDayOf(correctedOn),
        })),
      },
    ]),
  )
}

/** Cards in the order of the ids; ids that no longer exist are skipped. */
export async function findCards(internalIds: number[], now: Date): Promise<ProviderCard[]> {
  const byId = await cardsById(internalIds, now)
  return internalIds.flatMap((id) => byId.get(id) ?? [])
}

/** The same for providers found by distance. */
export async function findCardsWithDistance(
  found: { id: number; distanceMeters: number }[],
  now: Date,
): Promise<FoundProvider[]> {
  const ids = found.map((one) => one.id)
  const byId = await cardsById(ids, now)
  return found.flatMap(({ id, distanceMeters }) => {
    const card = byId.get(id)
    return card ? [{ ...card, distanceMeters }] : []
  })
}

async function cardsById(ids: number[], now: Date): Promise<Map<number, ProviderCard>> {
  if (ids.length === 0) return new Map()
  // A single query; Prisma's select would run one for each of seven tables.
  const rows = await db().$queryRawUnsafe<{ id: number; sponsoredUntil: Date | null; card: JsonCard }[]>(
    `SELECT p.id, p.sponsored_until AS "sponsoredUntil", ${CARD_JSON} AS card FROM providers p WHERE p.id = ANY($1::int[])`,
    ids,
  )
  return new Map(
    rows.map(({ id, sponsoredUntil, card }) => [
      id,
      { ...card, isSponsored: sponsoredUntil !== null && sponsoredUntil > now },
    ]),
  )
}

const SIMILAR_RADIUS_METERS = 25 * METERS_PER_MILE
/** More candidates than a page shows, so that it can prefer those with openings. */
const SIMILAR_COUNT = 12

/** Open providers with a care type in common within 25 miles, nearest first. Distances are between public points. */
export async function similarProviders(provider: ProviderDetail, now: Date): Promise<FoundProvider[]> {
  const found = await nearestIds({
    center: provider,
    careTypes: provider.careTypes,
    radiusMeters: SIMILAR_RADIUS_METERS,
    limit: SIMILAR_COUNT,
    except: Prisma.sql`provider_id <> ${provider.internalId} AND NOT is_temporarily_closed`,
  })
  return findCardsWithDistance(found, now)
}

/** Ids of the nearest providers that offer one of the care types, with distances in meters. */
export async function nearestIds(wanted: {
  center: Point
  careTypes: readonly string[]
  radiusMeters: number
  limit: number
  except: Prisma.Sql
}): Promise<{ id: number; distanceMeters: number }[]> {
  const { latitude, longitude } = wanted.center
  const careTypes = maskOf(CARE_TYPES, wanted.careTypes)
  // Planar distance is accurate enough for sorting; the distances returned are computed on the sphere below.
  const rows = await db().$queryRaw<{ id: number; latitude: number; longitude: number }[]>`
    SELECT provider_id AS id, latitude, longitude FROM provider_search_documents d
    WHERE cell = ANY(${cellsWithin(wanted.center, wanted.radiusMeters)}::int[])
      AND traits & ${careTypes}::bigint <> 0 AND ${wanted.except}
    ORDER BY (latitude - ${latitude}) ^ 2 + ((longitude - ${longitude}) * cos(radians(${latitude}))) ^ 2, provider_id
    LIMIT ${wanted.limit}`
  return rows
    .map((row) => ({ id: row.id, distanceMeters: distanceMeters(wanted.center, row) }))
    .filter((row) => row.distanceMeters <= wanted.radiusMeters)
}
