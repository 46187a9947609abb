import 'server-only'
import type { SignedInActor } from '@/lib/access/types'
import { fullName } from '@/lib/accounts/rules/account'
import { type Database, db, type Transaction } from '@/lib/platform/database/client'
import { ForbiddenError, invalidField, NotFoundError } from '@/lib/platform/http/errors'
import { DEFAULT_LOCALE, type Locale, localeOf } from '@/lib/platform/language/locales'
import { message } from '@/lib/platform/language/message'
import { tokenHash } from '@/lib/platform/security/secrets'
import { todayIn } from '@/lib/platform/time/dates'
import { findPageTags } from '@/lib/providers/queries'
import { codeFromPublicId } from '@/lib/providers/rules/names'
import type { Prisma } from '@/prisma/generated/client'
import { mayAct, type ProviderAct, rolesAllowedTo } from '../policy'
import { chooseProvider } from './rules'
import type { InvitationOffer, ManagedProvider, OwnProviders, PeopleOfProvider } from './schema'

const NOT_YOURS = message('listings.peopleErrors.notYours')

/** Condition for a provider's people who can currently sign in and answer. */
export const ACTIVE_PEOPLE = {
  role: { in: rolesAllowedTo('answer') },
  user: { status: 'active', role: 'careprovider' },
} as const

/** Condition for the accounts to notify about a provider (internal id). */
export const peopleToNotify = (providerId: number, act: ProviderAct = 'answer') =>
  ({ manages: { some: { providerId, role: { in: rolesAllowedTo(act) } } }, ...ACTIVE_PEOPLE.user }) as const

/** Whether a provider's (internal id) plan renews by card. We do not know whose card it is. */
export async function planRenewsByCard(connection: Database | Transaction, providerId: number): Promise<boolean> {
  const customer = { subscriptionId: { not: null } }
  const byCard = { providerId, port: 'stripe', renews: true, provider: { stripeCustomer: customer } } as const
  return (await connection.subscription.count({ where: byCard })) > 0
}

/** The language for a mail to an address: that of the account with this address, or else `otherwise`. */
export async function localeOfAddress(
  tx: Transaction,
  email: string,
  otherwise: Locale = DEFAULT_LOCALE,
): Promise<Locale> {
  const account = await tx.user.findFirst({ where: { email, status: 'active' }, select: { locale: true } })
  return account ? localeOf(account.locale) : otherwise
}

/** The cache tags of a user's provider pages, because those say whether anybody answers. Works for closed and suspended accounts, too. */
export async function findOwnPageTags(userId: number): Promise<string[]> {
  const rows = await db().providerPerson.findMany({ where: { userId }, select: { providerId: true } })
  return findPageTags(rows.map(({ providerId }) => providerId))
}

/** Condition for the providers for which a user has a permission; used by every query of a provider's data. */
export function providersOf(userId: number, act: ProviderAct) {
  return { people: { some: { userId, role: { in: rolesAllowedTo(act) } } } }
}

/** The columns of a ManagedProvider. */
const MANAGED = {
  role: true,
  provider: { select: { id: true, slug: true, name: true, city: true, status: true } },
} as const

/** In the order in which the user became one of the providers' people. */
const IN_ORDER: Prisma.ProviderPersonOrderByWithRelationInput[] = [{ createdAt: 'asc' }, { providerId: 'asc' }]

/** A user's providers in that order, without merged ones. */
export async function managedProviders(userId: number): Promise<ManagedProvider[]> {
  const rows = await db().providerPerson.findMany({
    where: { userId, provider: { status: { not: 'merged' } } },
    orderBy: IN_ORDER,
    select: MANAGED,
  })
  return rows.map(({ role, provider: { id, slug, ...provider } }) => ({ ...provider, internalId: id, id: slug, role }))
}

/**
 * All providers of the actor, and the one a page shows, selected by `?provider=`; null if the actor has none. Throws
 * NotFoundError for a provider that is not theirs.
 */
export async function findOwnProviders(
  actor: Pick<SignedInActor, 'id'>,
  requested: string | string[] | undefined,
  act: ProviderAct,
): Promise<OwnProviders> {
  const providers = await managedProviders(actor.id)
  const chosen = chooseProvider(providers, requested, act)
  if (!chosen && (requested?.length || providers.length > 0)) throw new NotFoundError(NOT_YOURS)
  return { providers, chosen }
}

/**
 * One of the actor's providers by its current or former public id, or their first one. Throws ForbiddenError for a provider
 * that is not theirs or when their role does not permit `act`, and NotFoundError when they have none.
 */
export async function findManaged(
  actor: Pick<SignedInActor, 'id'>,
  publicId: string | undefined,
  act: ProviderAct,
  connection: Database | Transaction = db(),
): Promise<ManagedProvider> {
  const code = publicId === undefined ? undefined : codeFromPublicId(publicId)
  const row =
    code === null
      ? null
      : await connection.providerPerson.findFirst({
          where: { userId: actor.id, provider: { code, status: { not: 'merged' } } },
          orderBy: IN_ORDER,
          select: MANAGED,
        })
  if (!row) throw publicId === undefined ? new NotFoundError(NOT_YOURS) : new ForbiddenError(NOT_YOURS)
  if (!mayAct(row.role, act)) throw new ForbiddenError(message('listings.peopleErrors.notAllowed'))
  const { id, slug, ...provider } = row.provider
  return { ...provider, internalId: id, id: slug, role: row.role }
}

/** The people of one of the actor's providers, with invitations for managers. Throws ForbiddenError for a provider that is not theirs. */
export async function findPeople(actor: SignedInActor, publicId: string, now: Date): Promise<PeopleOfProvider> {
  const { internalId: providerId, id, name, role } = await findManaged(actor, publicId, 'answer')
  const isManager = mayAct(role, 'manage-people')
  const [{ timeZone }, people, invitations] = await Promise.all([
    db().provider.findUniqueOrThrow({ where: { id: providerId }, select: { timeZone: true } }),
    db().providerPerson.findMany({
      where: { providerId },
      orderBy: [{ role: 'asc' }, { createdAt: 'asc' }, { userId: 'asc' }],
      select: {
        role: true,
        userId: true,
        user: { select: { firstName: true, lastName: true, email: true, status: true, role: true } },
      },
    }),
    isManager
      ? db().providerInvitation.findMany({
          where: { providerId },
          orderBy: { id: 'asc' },
          select: { id: true, email: true, role: true, sentAt: true, expiresAt: true },
        })
      : [],
  ])
  const isActive = (user: { status: string; role: string }) => user.status === 'active' && user.role === 'careprovider'
  const managers = people.filter((one) => one.role === 'manager' && isActive(one.user))
  return {
    provider: { id, name },
    ownRole: role,
    isLastManager: isManager && managers.length < 2,
    renewsByCard: isManager && (await planRenewsByCard(db(), providerId)),
    people: people.map(({ userId, user, ...person }) => ({
      ...person,
      userId,
      name: fullName(user),
      email: isManager || userId === actor.id ? user.email : null,
      isYou: userId === actor.id,
      isActive: isActive(user),
    })),
    invitations: invitations.map(({ sentAt, expiresAt, ...one }) => ({
      ...one,
      sentOn: todayIn(timeZone, sentAt),
      isExpired: expiresAt <= now,
    })),
  }
}

const INVALID_LINK = message('listings.peopleErrors.invalidLink')

/** The invitation of a link. Throws InvalidInputError for an invalid link. */
export async function findInvitation(token: string, now: Date, connection: Database | Transaction = db()) {
  const row = await connection.providerInvitation.findFirst({
    where: { tokenHash: tokenHash(token), expiresAt: { gt: now }, provider: { status: { not: 'merged' } } },
    select: {
      id: true,
      providerId: true,
      role: true,
      provider: { select: { slug: true, name: true, city: true } },
    },
  })
  if (!row) throw invalidField('token', INVALID_LINK)
  return row
}

/** What the recipient of an invitation sees before accepting. Throws InvalidInputError for an invalid link. */
export async function readInvitation(token: string, now: Date): Promise<InvitationOffer> {
  const { role, provider } = await findInvitation(token, now)
  return { role, provider: { id: provider.slug, name: provider.name, city: provider.city } }
}
