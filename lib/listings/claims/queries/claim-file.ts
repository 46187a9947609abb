import 'server-only'
import type { SignedInActor } from '@/lib/access/types'
import { fullName } from '@/lib/accounts/rules/account'
import { readPrivateFile } from '@/lib/media/queries'
import { locationSlugOf } from '@/lib/places/rules/place-names'
import { type Database, db, type Transaction } from '@/lib/platform/database/client'
import { NotFoundError } from '@/lib/platform/http/errors'
import { message } from '@/lib/platform/language/message'
import { versionHash } from '@/lib/platform/security/secrets'
import { OFFICE_ZONE, todayIn } from '@/lib/platform/time/dates'
import { addressLine } from '@/lib/providers/rules/address'
import { foldName } from '@/lib/providers/rules/names'
import { parseAddress } from '@/lib/providers/schema'
import { Prisma, type ProviderClaim } from '@/prisma/generated/client'
import { ACTIVE_PEOPLE, planRenewsByCard } from '../../people/queries'
import { decisionDueOn } from '../../profiles/catalogue'
import { type Evidence, licenseVerdict, MAX_SIMILAR, strengthOf } from '../rules'
import { type Addition, storedAddition } from '../schema'
import type { AdditionFile, ClaimFile, ClaimSide, FoundProvider } from '../types'

/** The columns with a claim's evidence. */
export const EVIDENCE = {
  id: true,
  status: true,
  position: true,
  note: true,
  licenseNumber: true,
  emailProvedAt: true,
  documentKey: true,
  createdAt: true,
  provider: { select: { licenses: { select: { number: true } } } },
} as const satisfies Prisma.ProviderClaimSelect

type EvidenceRow = Prisma.ProviderClaimGetPayload<{ select: typeof EVIDENCE }>

export function evidenceOf({ licenseNumber, emailProvedAt, documentKey, provider }: EvidenceRow): Evidence {
  return {
    license: licenseVerdict(licenseNumber, provider?.licenses.map(({ number }) => number) ?? []),
    isEmailProved: emailProvedAt !== null,
    hasDocument: documentKey !== null,
  }
}

/** Parses the stored description of a missing provider. */
export const readAddition = (stored: unknown): Addition => storedAddition.parse(stored)

/** Thresholds of PostgreSQL's text similarity (0 to 1) for a possible duplicate. */
const SAME_STREET = 0.4
const SIMILAR_NAME = 0.6

type MissingProvider = { addition: Addition; licenseNumber: string | null }

/**
 * Possible duplicates of a missing provider: open providers with the same phone or license number, the same street address,
 * or a similar name in the same city or ZIP code. Most similar name first.
 */
export async function findSimilarProviders(
  { addition: { name, address, phone }, licenseNumber }: MissingProvider,
  connection: Database | Transaction,
): Promise<FoundProvider[]> {
  const { zip, city, state, street } = parseAddress(address) ?? { zip: '', city: '', state: '', street: null }
  const locationSlug = locationSlugOf(city, state)
  const house = /\d+/.exec(street ?? '')?.[0] ?? null
  const folded = foldName(name)
  const ids = Prisma.sql`
    SELECT id FROM providers WHERE left(phone, 14) = left(${phone}, 14) AND phone IS NOT NULL
    UNION SELECT provider_id FROM provider_licenses WHERE upper(number) = upper(${licenseNumber})
    UNION SELECT id FROM providers WHERE zip = ${zip} AND street IS NOT NULL
      AND substring(street from '[0-9]+') = ${house} AND similarity(street, ${street}) > ${SAME_STREET}
    UNION SELECT id FROM providers WHERE (zip = ${zip} OR location_slug = ${locationSlug})
      AND ${folded} <> '' AND word_similarity(${folded}, name) > ${SIMILAR_NAME}`
  return findOpenProviders(ids, name, MAX_SIMILAR, connection)
}

/** The open providers among those that a query selects by id, most similar name first. */
export async function findOpenProviders(
  ids: Prisma.Sql,
  name: string,
  limit: number,
  connection: Database | Transaction = db(),
): Promise<FoundProvider[]> {
  return connection.$queryRaw<FoundProvider[]>`
    SELECT p.slug AS id, p.name, p.city, p.zip, EXISTS (
      SELECT FROM provider_people m JOIN users u ON u.id = m.user_id
      WHERE m.provider_id = p.id AND m.role = 'manager' AND u.status = 'active' AND u.role = 'careprovider'
    ) AS "isClaimed"
    FROM providers p
    WHERE p.status IN ('open', 'temporarily_closed') AND p.id IN (${ids})
    ORDER BY similarity(p.name, ${name}) DESC, p.name, p.id LIMIT ${limit}`
}

const SIDE = {
  ...EVIDENCE,
  userId: true,
  addition: true,
  user: {
    select: {
      firstName: true,
      lastName: true,
      email: true,
      createdAt: true,
      careproviderProfile: { select: { title: true, daycareName: true, licenseNumber: true } },
    },
  },
} as const satisfies Prisma.ProviderClaimSelect

type SideRow = Prisma.ProviderClaimGetPayload<{ select: typeof SIDE }>

/** What an admin needs to decide a claim: the evidence of all sides and the data on record. Throws NotFoundError. */
export async function findClaimFile(id: number): Promise<ClaimFile> {
  const row = await db().providerClaim.findUnique({
    where: { id },
    select: { ...SIDE, providerId: true, rejection: true, decisionNote: true },
  })
  if (!row) throw new NotFoundError(message('listings.claimErrors.noClaim'))
  const { providerId } = row
  if (providerId === null) throw new NotFoundError(message('listings.claimErrors.notHereYet'))
  const [provider, sides, others, people, renewsByCard] = await Promise.all([
    db().provider.findUniqueOrThrow({
      where: { id: providerId },
      select: {
        slug: true,
        name: true,
        street: true,
        city: true,
        state: true,
        zip: true,
        phone: true,
        email: true,
        website: true,
        licenses: { select: { number: true, issuer: true } },
      },
    }),
    findSides(providerId),
    db().providerClaim.findMany({
      where: { providerId, id: { not: id }, status: { in: ['pending', 'accepted'] }, user: ACTIVE_PEOPLE.user },
      orderBy: { id: 'asc' },
      select: SIDE,
    }),
    db().providerPerson.findMany({
      where: { providerId, role: 'manager', user: ACTIVE_PEOPLE.user },
      select: { userId: true, user: { select: { firstName: true, lastName: true, email: true } } },
    }),
    planRenewsByCard(db(), providerId),
  ])
  const managers = new Set(sides.managers)
  // An accepted claim counts only while its claimant is a manager.
  const currentClaims = others.filter(({ status, userId }) => status === 'pending' || managers.has(userId))
  const claimants = new Set([row.userId, ...currentClaims.map(({ userId }) => userId)])
  const { slug, street, city, state, zip, licenses, ...contact } = provider
  return {
    claim: decidedSide(row, sides),
    provider: {
      ...contact,
      id: slug,
      address: addressLine({ street, city, state, zip }),
      licenses: licenses.map(({ number, issuer }) => `${number} (${issuer})`),
    },
    others: currentClaims.map((one) => sideOf(one, managers)),
    renewsByCard,
    managersWithoutClaim: people
      .filter(({ userId }) => !claimants.has(userId))
      .map(({ user }) => `${fullName(user)} (${user.email})`),
    isContested: hasContest(sides),
  }
}

/** The side that the decision is about. */
function decidedSide(
  row: SideRow & Pick<ProviderClaim, 'rejection' | 'decisionNote'>,
  sides: Sides,
): ClaimFile['claim'] {
  const { rejection, decisionNote, createdAt } = row
  return {
    ...sideOf(row, new Set(sides.managers)),
    rejection,
    decisionNote,
    dueOn: decisionDueOn(createdAt),
    version: claimVersion(row, sides),
  }
}

type Versioned = Pick<
  ProviderClaim,
  'position' | 'note' | 'licenseNumber' | 'emailProvedAt' | 'documentKey' | 'addition'
>

/** A hash of everything a decision is based on, to detect concurrent changes: the claim, and who manages or claims the provider. */
export function claimVersion(claim: Versioned, { managers, challengers }: Sides): string {
  const { position, note, licenseNumber, emailProvedAt, documentKey, addition } = claim
  return versionHash([position, note, licenseNumber, emailProvedAt, documentKey, addition, [managers, challengers]])
}

function sideOf(row: SideRow, managers: ReadonlySet<number>): ClaimSide {
  const { id, status, position, note, licenseNumber, createdAt, userId, user } = row
  const evidence = evidenceOf(row)
  return {
    id,
    status,
    position,
    note,
    licenseNumber,
    ...evidence,
    strength: strengthOf(evidence),
    createdOn: todayIn(OFFICE_ZONE, createdAt),
    claimant: {
      name: fullName(user),
      email: user.email,
      since: todayIn(OFFICE_ZONE, user.createdAt),
      isManager: managers.has(userId),
    },
    profile: user.careproviderProfile,
  }
}

/** What an admin needs to decide on adding a missing provider; null for a claim of an existing one. */
export async function findAdditionFile(id: number): Promise<AdditionFile | null> {
  const row = await db().providerClaim.findFirst({
    where: { id, addition: { not: Prisma.AnyNull } },
    select: {
      ...SIDE,
      rejection: true,
      decisionNote: true,
      provider: { select: { ...SIDE.provider.select, slug: true } },
    },
  })
  if (!row) return null
  const { provider, licenseNumber } = row
  const addition = readAddition(row.addition)
  return {
    claim: decidedSide(row, NOBODY),
    addition,
    provider: provider && { id: provider.slug },
    alike: row.status === 'pending' ? await findSimilarProviders({ addition, licenseNumber }, db()) : [],
  }
}

/** The document of the actor's own claim, or of any claim for admins. Throws NotFoundError for any other. */
export async function readClaimDocument({ id: userId, role }: SignedInActor, id: number) {
  const row = await db().providerClaim.findFirst({
    where: { id, ...(role === 'admin' ? {} : { userId }) },
    select: { documentKey: true },
  })
  const file = row?.documentKey && (await readPrivateFile(row.documentKey))
  if (!file) throw new NotFoundError(message('listings.claimErrors.noDocument'))
  return file
}

/** Accounts (ids) that manage a provider, and those that claim it. */
type Sides = { managers: number[]; challengers: number[] }
/** The sides of a provider that does not exist yet. */
export const NOBODY: Sides = { managers: [], challengers: [] }

export async function findSides(providerId: number, connection: Database | Transaction = db()): Promise<Sides> {
  const managers = await connection.providerPerson.findMany({
    where: { providerId, role: 'manager', user: ACTIVE_PEOPLE.user },
    orderBy: { userId: 'asc' },
    select: { userId: true },
  })
  const pending = await connection.providerClaim.findMany({
    where: { providerId, status: 'pending', user: ACTIVE_PEOPLE.user },
    orderBy: { userId: 'asc' },
    select: { userId: true },
  })
  const ids = managers.map(({ userId }) => userId)
  return { managers: ids, challengers: pending.map(({ userId }) => userId).filter((id) => !ids.includes(id)) }
}

/** Whether a managed provider is claimed, or an unmanaged one is claimed by several people. */
export const hasContest = ({ managers, challengers }: Sides): boolean =>
  challengers.length > (managers.length > 0 ? 0 : 1)

/** Whether changes to a provider (internal id) are on hold because its claim is contested. */
export async function isFrozen(providerId: number, connection: Database | Transaction = db()): Promise<boolean> {
  return hasContest(await findSides(providerId, connection))
}

/** Whether a provider (internal id) has a manager; if so, its page offers no claim. */
export async function isClaimed(providerId: number): Promise<boolean> {
  return (await findSides(providerId)).managers.length > 0
}
