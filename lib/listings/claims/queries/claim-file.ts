import 'server-only'
import type { SignedInActor } from '@/lib/access/types'
import { fullName } from '@/lib/accounts/rules/account'
import { readPrivateFile } from '@/lib/media/queries'
import { db } from '@/lib/platform/database/client'
import { NotFoundError } from '@/lib/platform/http/errors'
import { dueDay, OFFICE_ZONE, todayIn } from '@/lib/platform/time/dates'
import { addressLine } from '@/lib/providers/rules/address'
import { Prisma } from '@/prisma/generated/client'
import { ACTIVE_PEOPLE } from '../../people/queries'
import { strengthOf } from '../rules'
import type { AdditionFile, ClaimFile, ClaimSide } from '../types'
import { EVIDENCE, evidenceOf, findSides, findSimilarProviders, hasContest, readAddition } from './evidence'

const SIDE = {
  ...EVIDENCE,
  userId: true,
  user: {
    select: {
      firstName: true,
      lastName: true,
      email: true,
      createdAt: true,
      careproviderProfile: { select: { title: true, daycareName: true, licenseNumber: true } },
    },
  },
} as const

/** What an admin needs to decide a claim: the evidence of all sides and the data on record. Throws NotFoundError. */
export async function findClaimFile(id: number): Promise<ClaimFile> {
  const row = await db().providerClaim.findUnique({
    where: { id },
    select: { ...SIDE, providerId: true, rejection: true, decisionNote: true },
  })
  if (!row) throw new NotFoundError('We can’t find this claim.')
  const { providerId } = row
  if (providerId === null) throw new NotFoundError('It’s about a provider that isn’t here yet.')
  const [provider, sides, others, people] = await Promise.all([
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
  ])
  const managers = new Set(sides.managers)
  // An accepted claim counts only while its claimant is a manager.
  const present = others.filter(({ status, userId }) => status === 'pending' || managers.has(userId))
  const claimants = new Set([row.userId, ...present.map(({ userId }) => userId)])
  const { slug, street, city, state, zip, licenses, ...contact } = provider
  return {
    claim: decidedSide(row, managers),
    provider: {
      ...contact,
      id: slug,
      address: addressLine({ street, city, state, zip }),
      licenses: licenses.map(({ number, issuer }) => `${number} (${issuer})`),
    },
    others: present.map((one) => sideOf(one, managers)),
    managersWithoutClaim: people
      .filter(({ userId }) => !claimants.has(userId))
      .map(({ user }) => `${fullName(user)} (${user.email})`),
    isContested: hasContest(sides),
  }
}

type SideRow = Parameters<typeof evidenceOf>[0] & {
  id: number
  status: ClaimSide['status']
  position: string
  note: string
  createdAt: Date
  userId: number
  user: {
    firstName: string
    lastName: string
    email: string
    createdAt: Date
    careproviderProfile: ClaimSide['profile']
  }
}

/** The side that the decision is about. */
function decidedSide(
  row: SideRow & Pick<ClaimFile['claim'], 'rejection' | 'decisionNote'>,
  managers: ReadonlySet<number>,
): ClaimFile['claim'] {
  const { rejection, decisionNote, createdAt } = row
  return { ...sideOf(row, managers), rejection, decisionNote, dueOn: dueDay(todayIn(OFFICE_ZONE, createdAt)) }
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
      addition: true,
      provider: { select: { ...SIDE.provider.select, slug: true } },
    },
  })
  if (!row) return null
  const { provider, licenseNumber } = row
  const addition = readAddition(row.addition)
  return {
    claim: decidedSide(row, new Set()),
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
  if (!file) throw new NotFoundError('We can’t find this document.')
  return file
}
