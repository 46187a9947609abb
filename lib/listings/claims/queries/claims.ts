import 'server-only'
import type { SignedInActor } from '@/lib/access/types'
import { fullName } from '@/lib/accounts/rules/account'
import { type Database, db, type Transaction } from '@/lib/platform/database/client'
import { NotFoundError } from '@/lib/platform/http/errors'
import { message } from '@/lib/platform/language/message'
import { findCurrentId } from '@/lib/providers/queries'
import { foldName } from '@/lib/providers/rules/names'
import { parseAddress } from '@/lib/providers/schema'
import { Prisma } from '@/prisma/generated/client'
import { ACTIVE_PEOPLE } from '../../people/queries'
import { MAX_FOUND, maskedEmail, strengthOf, TRIES_PER_CODE } from '../rules'
import type { Addition } from '../schema'
import type { ClaimPage, FoundProvider, OwnAddition, OwnClaimLine, QueuedClaim } from '../types'
import { EVIDENCE, evidenceOf, findOpenProviders, findSides, readAddition } from './claim-file'

/** The provider of a current or former public id. Its email address must not be shown. Throws NotFoundError. */
export async function findProviderToClaim(publicId: string, connection: Database | Transaction = db()) {
  const internalId = await findCurrentId(publicId, connection)
  const row =
    internalId &&
    (await connection.provider.findUnique({
      where: { id: internalId },
      select: { slug: true, name: true, city: true, status: true, email: true },
    }))
  if (!row) throw new NotFoundError(message('listings.claimErrors.noProvider'))
  const { slug, ...provider } = row
  return { internalId, id: slug, ...provider }
}

/** Open providers by name, phone, license number or ZIP code, most similar first. Streets of homes are not searched. */
export async function searchClaimable(q: string): Promise<FoundProvider[]> {
  const folded = foldName(q)
  if (folded === '') return []
  const digits = q.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '')
  const phone = digits.length === 10 ? `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}` : null
  const zip = /^\d{5}$/.test(q) ? q : null
  const name = folded.length >= 3 ? `%${folded.replaceAll(' ', '%')}%` : null
  const ids = Prisma.sql`
    SELECT id FROM providers WHERE zip = ${zip}
    UNION SELECT id FROM providers WHERE left(phone, 14) = ${phone} AND phone IS NOT NULL
    UNION SELECT provider_id FROM provider_licenses WHERE upper(number) = upper(${q})
    UNION SELECT provider_id FROM provider_search_documents WHERE name_text LIKE ${name}`
  return findOpenProviders(ids, q, MAX_FOUND)
}

/** The claim page of a provider, with the actor's newest claim. Throws NotFoundError. */
export async function findClaimPage(actor: SignedInActor, publicId: string, now: Date): Promise<ClaimPage> {
  const { internalId: providerId, email, ...provider } = await findProviderToClaim(publicId)
  const [sides, row] = await Promise.all([
    findSides(providerId),
    db().providerClaim.findFirst({
      where: { providerId, userId: actor.id, status: { not: 'withdrawn' } },
      orderBy: { id: 'desc' },
      select: {
        ...EVIDENCE,
        rejection: true,
        decisionNote: true,
        codeHash: true,
        codeExpiresAt: true,
        codeTries: true,
      },
    }),
  ])
  const isManager = sides.managers.includes(actor.id)
  const rivals = isManager ? sides.challengers : [...sides.managers, ...sides.challengers]
  return {
    provider,
    mailbox: email && maskedEmail(email),
    isManager,
    isContested: rivals.some((id) => id !== actor.id),
    own: row && {
      id: row.id,
      status: row.status,
      position: row.position,
      note: row.note,
      licenseNumber: row.licenseNumber,
      ...evidenceOf(row),
      isCodeOpen: row.codeHash !== null && row.codeTries < TRIES_PER_CODE && (row.codeExpiresAt ?? now) > now,
      rejection: row.rejection,
      decisionNote: row.decisionNote,
      createdAt: row.createdAt.toISOString(),
    },
  }
}

/** The actor's claims, newest first. */
export async function findOwnClaims(actor: SignedInActor): Promise<OwnClaimLine[]> {
  const rows = await db().providerClaim.findMany({
    where: { userId: actor.id, status: { not: 'withdrawn' } },
    orderBy: { id: 'desc' },
    take: 20,
    select: {
      id: true,
      status: true,
      createdAt: true,
      addition: true,
      provider: { select: { slug: true, name: true } },
    },
  })
  return rows.map(({ id, status, createdAt, addition, provider }) => ({
    id,
    status,
    createdAt: createdAt.toISOString(),
    provider: { id: provider?.slug ?? null, name: provider?.name ?? readAddition(addition).name },
  }))
}

/** The actor's request to add a provider, by claim id. Throws NotFoundError for any other. */
export async function findOwnAddition(actor: SignedInActor, id: number): Promise<OwnAddition> {
  const row = await db().providerClaim.findFirst({
    where: { id, userId: actor.id, status: { not: 'withdrawn' }, addition: { not: Prisma.AnyNull } },
    select: {
      id: true,
      status: true,
      position: true,
      note: true,
      licenseNumber: true,
      documentKey: true,
      rejection: true,
      decisionNote: true,
      addition: true,
      provider: { select: { slug: true } },
    },
  })
  if (!row) throw new NotFoundError(message('listings.claimErrors.noClaim'))
  const { documentKey, addition, provider, ...own } = row
  return {
    ...own,
    hasDocument: documentKey !== null,
    addition: readAddition(addition),
    provider: provider && { id: provider.slug },
  }
}

const placeOf = ({ name, address }: Addition) => ({ name, city: parseAddress(address)?.city ?? '' })

const PENDING = { status: 'pending', user: ACTIVE_PEOPLE.user } as const

/** Pending claims, oldest first, optionally only those in `ids`. */
export async function findQueuedClaims(ids?: readonly number[]): Promise<QueuedClaim[]> {
  const rows = await db().providerClaim.findMany({
    where: { ...PENDING, ...(ids && { id: { in: [...ids] } }) },
    orderBy: { id: 'asc' },
    select: {
      ...EVIDENCE,
      userId: true,
      addition: true,
      user: { select: { firstName: true, lastName: true } },
      provider: {
        select: {
          ...EVIDENCE.provider.select,
          name: true,
          city: true,
          people: { where: { role: 'manager', user: ACTIVE_PEOPLE.user }, select: { userId: true } },
          claims: { where: PENDING, select: { userId: true } },
        },
      },
    },
  })
  return rows.map((row) => {
    const { id, provider, addition, user } = row
    const others = [...(provider?.people ?? []), ...(provider?.claims ?? [])].filter(
      ({ userId }) => userId !== row.userId,
    )
    return {
      id,
      provider: provider ? { name: provider.name, city: provider.city } : placeOf(readAddition(addition)),
      isAddition: provider === null,
      claimant: fullName(user),
      strength: strengthOf(evidenceOf(row)),
      isContested: others.length > 0,
    }
  })
}
