import 'server-only'
import type { SignedInActor } from '@/lib/access/types'
import { type Database, db, type Transaction } from '@/lib/platform/db'
import { ForbiddenError, NotFoundError } from '@/lib/platform/errors'
import { codeFromPublicId } from '@/lib/providers/rules/public-id'
import type { Prisma } from '@/prisma/generated/client'
import { mayAct, type ProviderAct, rolesThatMay } from '../policy'
import { chooseProvider } from '../rules/choose-provider'
import type { ManagedProvider, OwnProviders } from '../types'

const NOT_YOURS = 'There is no such provider among yours.'

/** A provider's people who can read and answer here today. */
export const ACTIVE_PEOPLE = {
  role: { in: rolesThatMay('answer') },
  user: { status: 'active', role: 'careprovider' },
} as const

/** Accounts that are told of what comes to a provider (internal id). */
export const peopleToTell = (providerId: number, act: ProviderAct = 'answer') =>
  ({ manages: { some: { providerId, role: { in: rolesThatMay(act) } } }, ...ACTIVE_PEOPLE.user }) as const

/** The providers for which somebody may do something: the one condition for whatever belongs to a provider. */
export function providersOf(userId: number, act: ProviderAct) {
  return { people: { some: { userId, role: { in: rolesThatMay(act) } } } }
}

/** The columns of a ManagedProvider. */
const MANAGED = {
  role: true,
  provider: { select: { id: true, slug: true, name: true, city: true, status: true } },
} as const

/** As they came to manage them. */
const IN_ORDER: Prisma.ProviderPersonOrderByWithRelationInput[] = [{ createdAt: 'asc' }, { providerId: 'asc' }]

/** The providers that somebody is one of the people of, in the order in which they came; merged ones are gone. */
export async function managedProviders(userId: number): Promise<ManagedProvider[]> {
  const rows = await db().providerPerson.findMany({
    where: { userId, provider: { status: { not: 'merged' } } },
    orderBy: IN_ORDER,
    select: MANAGED,
  })
  return rows.map(({ role, provider: { id, slug, ...provider } }) => ({ ...provider, internalId: id, id: slug, role }))
}

/**
 * All that somebody looks after, and the one that a page is about, whose address may name it (`?provider=`); null where they look after none.
 * Throws NotFoundError for anybody else's.
 */
export async function findOwnProviders(
  actor: Pick<SignedInActor, 'id'>,
  asked: string | string[] | undefined,
  act: ProviderAct,
): Promise<OwnProviders> {
  const providers = await managedProviders(actor.id)
  const chosen = chooseProvider(providers, asked, act)
  if (!chosen && (asked?.length || providers.length > 0)) throw new NotFoundError(NOT_YOURS)
  return { providers, chosen }
}

/**
 * One of the actor's providers by its public id, present or past; their first one where none is named. Throws NotFoundError for anybody
 * else's, ForbiddenError where their role there may not do it.
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
  if (!row) throw new NotFoundError(NOT_YOURS)
  if (!mayAct(row.role, act))
    throw new ForbiddenError('Your role at this provider does not allow it. Please ask a manager.')
  const { id, slug, ...provider } = row.provider
  return { ...provider, internalId: id, id: slug, role: row.role }
}
