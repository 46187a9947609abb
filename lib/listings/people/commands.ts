import 'server-only'
import { recordAudit } from '@/lib/access/commands/audit'
import type { SignedInActor } from '@/lib/access/types'
import type { FactsOf } from '@/lib/notifications/catalogue/kinds'
import { notifyAll } from '@/lib/notifications/commands/notify'
import { SITE } from '@/lib/platform/config/site'
import { db, type Transaction } from '@/lib/platform/database/client'
import { accountRoutes } from '@/lib/platform/http/account-routes'
import { ConflictError, conflictingField, NotFoundError } from '@/lib/platform/http/errors'
import type { Locale } from '@/lib/platform/language/locales'
import { message } from '@/lib/platform/language/message'
import { translate } from '@/lib/platform/language/translate'
import { layoutMail } from '@/lib/platform/mail/layout'
import { queueMail } from '@/lib/platform/mail/outbox'
import type { MailContent } from '@/lib/platform/mail/types'
import { randomToken, tokenHash } from '@/lib/platform/security/secrets'
import { takeAttempts } from '@/lib/platform/security/shared-rate-limit'
import { daysFrom } from '@/lib/platform/time/dates'
import { lockProvider } from '@/lib/providers/commands/save-providers'
import type { ProviderPersonRole } from '@/prisma/generated/enums'
import {
  ACTIVE_PEOPLE,
  findInvitation,
  findManaged,
  localeOfAddress,
  peopleToNotify,
  planRenewsByCard,
} from './queries'
import { INVITATION_DAYS, INVITING_RATE, JOINING_RATE, MAX_PEOPLE } from './rules'
import type { InvitationInput, ManagedProvider } from './schema'

type Invitation = { inviter: string; provider: string; role: ProviderPersonRole; token: string }

/** The mail is the same whether or not the recipient has an account, so that it does not reveal which. */
export function invitationMail(locale: Locale, { inviter, provider, role, token }: Invitation): MailContent {
  const t = translate(locale, 'listings.mails')
  const roles = translate(locale, 'listings.roles')
  return {
    subject: t('invitation.subject', { provider }),
    paragraphs: [
      t('hello'),
      t('invitation.invited', { inviter, site: SITE.name, role, provider }),
      roles(`may.${role}`),
      t('invitation.how'),
    ],
    button: { label: t('invitation.button'), path: accountRoutes.providerInvitation({ token }) },
    after: [t('invitation.works', { days: INVITATION_DAYS }), t('invitation.ignore')],
  }
}

const NONE = message('listings.peopleErrors.noInvitation')
const takeInvitationAttempt = (actor: SignedInActor, now: Date) =>
  takeAttempts([{ of: ['invitation to a provider by', actor.id], limit: INVITING_RATE }], now)

/**
 * Mails an invitation to join a provider's people, in the language of the recipient's account, or else in `locale`. A repeated invitation
 * replaces the role and invalidates the older link. Throws NotFoundError, ForbiddenError, ConflictError for an existing member or too many
 * people, and TooManyRequestsError.
 */
export async function invitePerson(
  actor: SignedInActor,
  publicId: string,
  { email, role }: InvitationInput,
  locale: Locale,
  now: Date,
): Promise<number> {
  await findManaged(actor, publicId, 'manage-people')
  await takeInvitationAttempt(actor, now)
  return db().$transaction(async (tx) => {
    const provider = await findManaged(actor, publicId, 'manage-people', tx)
    const { internalId: providerId } = provider
    await lockProvider(tx, providerId)
    const isMember = await tx.providerPerson.count({ where: { providerId, user: { email } } })
    if (isMember > 0) throw conflictingField('email', message('listings.peopleErrors.onTeam'))
    const others = { providerId, email: { not: email } }
    const people =
      (await tx.providerPerson.count({ where: { providerId } })) +
      (await tx.providerInvitation.count({ where: others }))
    if (people >= MAX_PEOPLE) throw new ConflictError(message('listings.peopleErrors.tooMany', { most: MAX_PEOPLE }))
    const id = await sendInvitation(tx, { actor, provider, email, role, locale }, now)
    await recordAudit(tx, { action: 'people.invited', at: now, actorId: actor.id, details: { providerId, role } })
    return id
  })
}

/** Sends an invitation again and invalidates the previous link. Throws as invitePerson. */
export async function resendInvitation(
  actor: SignedInActor,
  publicId: string,
  id: number,
  locale: Locale,
  now: Date,
): Promise<void> {
  const provider = await findManaged(actor, publicId, 'manage-people')
  await takeInvitationAttempt(actor, now)
  await db().$transaction(async (tx) => {
    const where = { id, providerId: provider.internalId }
    const row = await tx.providerInvitation.findFirst({ where, select: { email: true, role: true } })
    if (!row) throw new NotFoundError(NONE)
    await sendInvitation(tx, { actor, provider, ...row, locale }, now)
  })
}

/** Withdraws an invitation, which invalidates its link. Throws NotFoundError, ForbiddenError. */
export async function withdrawInvitation(actor: SignedInActor, publicId: string, id: number): Promise<void> {
  const { internalId: providerId } = await findManaged(actor, publicId, 'manage-people')
  const { count } = await db().providerInvitation.deleteMany({ where: { id, providerId } })
  if (count === 0) throw new NotFoundError(NONE)
}

/** `locale`: the inviter's, for a recipient without an account. */
type Sent = {
  actor: SignedInActor
  provider: ManagedProvider
  email: string
  role: ProviderPersonRole
  locale: Locale
}

async function sendInvitation(tx: Transaction, sent: Sent, now: Date): Promise<number> {
  const { actor, provider, email, role } = sent
  const token = randomToken()
  const expiresAt = daysFrom(now, INVITATION_DAYS)
  const key = { providerId: provider.internalId, email }
  const data = { role, tokenHash: tokenHash(token), sentAt: now, expiresAt }
  const { id } = await tx.providerInvitation.upsert({
    where: { providerId_email: key },
    create: { ...key, ...data },
    update: data,
    select: { id: true },
  })
  const locale = await localeOfAddress(tx, email, sent.locale)
  const mail = layoutMail(
    locale,
    invitationMail(locale, { inviter: actor.firstName, provider: provider.name, role, token }),
  )
  await queueMail(tx, { kind: 'provider-invitation', to: { email }, ...mail, usefulUntil: expiresAt })
  return id
}

type News = { facts: FactsOf<'people-changed'>; at: Date; except: number }

/** Notifies the managers of a provider (internal id) that its people have changed. */
async function notifyManagers(tx: Transaction, providerId: number, { facts, at, except }: News): Promise<void> {
  const where = { ...peopleToNotify(providerId, 'manage-people'), id: { not: except } }
  await notifyAll(tx, where, { kind: 'people-changed', facts, at })
}

/** Notifies a person that their role has changed. Closed accounts are not notified. */
export async function notifyPerson(
  tx: Transaction,
  userId: number,
  { facts, at }: Omit<News, 'except'>,
): Promise<void> {
  await notifyAll(tx, { id: userId, status: 'active' }, { kind: 'people-changed', facts, at })
}

/**
 * Accepts an invitation: makes the actor one of the provider's people and invalidates the link. Returns the provider's
 * public id. Throws InvalidInputError for an invalid link, ConflictError for an existing member, and TooManyRequestsError.
 */
export async function joinProvider(actor: SignedInActor, token: string, now: Date): Promise<{ id: string }> {
  await takeAttempts([{ of: ['joining a provider by', actor.id], limit: JOINING_RATE }], now)
  const { providerId } = await findInvitation(token, now)
  return db().$transaction(async (tx) => {
    await lockProvider(tx, providerId)
    // Reads again after locking, so that the second of two concurrent requests finds the link used.
    const { id, role, provider } = await findInvitation(token, now, tx)
    const key = { providerId, userId: actor.id }
    if ((await tx.providerPerson.count({ where: key })) > 0)
      throw new ConflictError(message('listings.peopleErrors.joined', { provider: provider.name }))
    await tx.providerInvitation.delete({ where: { id }, select: { id: true } })
    await tx.providerPerson.create({ data: { ...key, role, createdAt: now }, select: { userId: true } })
    const facts = { provider: provider.name, publicId: provider.slug, change: 'joined', role } as const
    await notifyManagers(tx, providerId, { facts, at: now, except: actor.id })
    const note = { at: now, actorId: actor.id, subjectId: actor.id, details: { providerId, role } }
    await recordAudit(tx, { ...note, action: 'people.joined' })
    return { id: provider.slug }
  })
}

/** Changes the role of one of a provider's people. Throws NotFoundError, ForbiddenError, and ConflictError if no manager would remain. */
export async function changeRole(
  actor: SignedInActor,
  publicId: string,
  userId: number,
  role: ProviderPersonRole,
  now: Date,
): Promise<void> {
  const { internalId: providerId } = await findManaged(actor, publicId, 'manage-people')
  await db().$transaction(async (tx) => {
    await lockProvider(tx, providerId)
    // Checks again after locking: the actor's role may have changed.
    const { name, id } = await findManaged(actor, publicId, 'manage-people', tx)
    const before = await findPerson(tx, providerId, userId)
    if (before === role) return
    if (before === 'manager') await checkManagerRemains(tx, providerId, userId)
    await tx.providerPerson.updateMany({ where: { providerId, userId }, data: { role } })
    const renewsByCard = before === 'manager' && (await planRenewsByCard(tx, providerId))
    const facts = { provider: name, publicId: id, change: 'role', role, renewsByCard } as const
    if (userId !== actor.id) await notifyPerson(tx, userId, { facts, at: now })
    const note = { at: now, actorId: actor.id, subjectId: userId, details: { providerId, role } }
    await recordAudit(tx, { ...note, action: 'people.role-changed' })
  })
}

/**
 * Removes one of a provider's people. Managers may remove anyone, everyone may remove themselves. Throws NotFoundError,
 * ForbiddenError, and ConflictError if no manager would remain.
 */
export async function removePerson(actor: SignedInActor, publicId: string, userId: number, now: Date): Promise<void> {
  const isOneself = userId === actor.id
  const act = isOneself ? 'answer' : 'manage-people'
  const { internalId: providerId } = await findManaged(actor, publicId, act)
  await db().$transaction(async (tx) => {
    await lockProvider(tx, providerId)
    const { name, id } = await findManaged(actor, publicId, act, tx)
    const role = await findPerson(tx, providerId, userId)
    if (role === 'manager') await checkManagerRemains(tx, providerId, userId)
    await tx.providerPerson.deleteMany({ where: { providerId, userId } })
    const renewsByCard = role === 'manager' && (await planRenewsByCard(tx, providerId))
    const facts = { provider: name, publicId: id, change: isOneself ? 'left' : 'removed', role, renewsByCard } as const
    if (isOneself) await notifyManagers(tx, providerId, { facts, at: now, except: actor.id })
    else await notifyPerson(tx, userId, { facts, at: now })
    const note = { at: now, actorId: actor.id, subjectId: userId, details: { providerId, role } }
    await recordAudit(tx, { ...note, action: isOneself ? 'people.left' : 'people.removed' })
  })
}

async function findPerson(tx: Transaction, providerId: number, userId: number): Promise<ProviderPersonRole> {
  const row = await tx.providerPerson.findUnique({
    where: { providerId_userId: { providerId, userId } },
    select: { role: true },
  })
  if (!row) throw new NotFoundError(message('listings.peopleErrors.noPerson'))
  return row.role
}

/** At least one manager who can sign in must remain. */
async function checkManagerRemains(tx: Transaction, providerId: number, besides: number): Promise<void> {
  const managers = { providerId, userId: { not: besides }, role: 'manager', user: ACTIVE_PEOPLE.user } as const
  if ((await tx.providerPerson.count({ where: managers })) > 0) return
  throw new ConflictError(message('listings.peopleErrors.lastManager'))
}

/**
 * Moves the people of a merged provider to the survivor (internal ids, both locked). A member of both gets the higher role;
 * of two invitations to one address the survivor's stays. Returns the moved accounts.
 */
export async function movePeople(tx: Transaction, fromId: number, toId: number): Promise<number[]> {
  const moved = await tx.providerPerson.findMany({ where: { providerId: fromId }, select: { userId: true } })
  // The enum lists the roles from highest to lowest.
  await tx.$executeRaw`
    INSERT INTO provider_people AS theirs (provider_id, user_id, role, created_at)
    SELECT ${toId}, user_id, role, created_at FROM provider_people WHERE provider_id = ${fromId}
    ON CONFLICT (provider_id, user_id) DO UPDATE SET role = LEAST(theirs.role, EXCLUDED.role)`
  await tx.providerPerson.deleteMany({ where: { providerId: fromId } })
  await tx.$executeRaw`
    DELETE FROM provider_invitations WHERE provider_id = ${fromId}
    AND email IN (SELECT email FROM provider_invitations WHERE provider_id = ${toId}
      UNION SELECT email FROM users JOIN provider_people ON user_id = id WHERE provider_id = ${toId})`
  await tx.providerInvitation.updateMany({ where: { providerId: fromId }, data: { providerId: toId } })
  return moved.map(({ userId }) => userId)
}
