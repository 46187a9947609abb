import 'server-only'
import { recordAudit } from '@/lib/access/commands/audit'
import type { SignedInActor } from '@/lib/access/types'
import { notify, RECIPIENT } from '@/lib/notifications/commands/notify'
import { tags } from '@/lib/platform/cache/revalidate'
import { SITE } from '@/lib/platform/config/site'
import { db, type Transaction } from '@/lib/platform/database/client'
import { accountRoutes } from '@/lib/platform/http/account-routes'
import { ConflictError } from '@/lib/platform/http/errors'
import { type Locale, localeOf } from '@/lib/platform/language/locales'
import { message } from '@/lib/platform/language/message'
import { translate } from '@/lib/platform/language/translate'
import { logger } from '@/lib/platform/logging/logger'
import type { MailContent } from '@/lib/platform/mail/types'
import { takeAttempts } from '@/lib/platform/security/shared-rate-limit'
import { dateText, daysBetween, daysFrom, todayIn } from '@/lib/platform/time/dates'
import { LISTED_STATUSES } from '@/lib/providers/catalogue/traits'
import { saveProviders } from '@/lib/providers/commands/save-providers'
import { findFactSheet, findPageTags } from '@/lib/providers/queries'
import { CONFIRMED_DAYS, STALE_DAYS } from '@/lib/providers/rules/openings'
import { isFrozen } from '../../claims/queries/claim-file'
import { ACTIVE_PEOPLE, peopleToNotify } from '../../people/queries'
import { rolesAllowedTo } from '../../policy'
import { BY_PROVIDER, CHANGE_RATE, CONFIRM_AFTER_DAYS, FACTS_LINK_DAYS } from '../catalogue'
import { findFactsLink, findStatedFacts, writeFactsToken } from '../queries/profile'
import { changedBands } from '../rules/facts'
import {
  type AddressInput,
  type FactsInput,
  type FollowInput,
  type LinkConfirmInput,
  OWN_FACT_GROUPS,
  type OwnFactGroup,
} from '../schema/facts'
import { lockEditableProvider, lockProfile } from './decide-change'

/**
 * Writes openings, tuition and "temporarily closed" to the page immediately, confirmed today by the provider. Omitted values stay
 * unchanged, and an unchanged group keeps its date. Returns the tags to revalidate. Throws NotFoundError, ForbiddenError,
 * TooManyRequestsError, and ConflictError for a permanently closed provider.
 */
export async function changeFacts(actor: SignedInActor, input: FactsInput, now: Date): Promise<string[]> {
  await takeAttempts([{ of: ['facts by', actor.id], limit: CHANGE_RATE }], now)
  return db().$transaction(async (tx) => {
    const id = await lockEditableProvider(tx, actor, input.providerId)
    const sheet = await findFactSheet(id, tx)
    if (sheet.status === 'closed') throw new ConflictError(message('listings.profileErrors.closed'))
    const { isTemporarilyClosed = sheet.status === 'temporarily_closed', bands = {} } = input
    const status = isTemporarilyClosed ? 'temporarily_closed' : 'open'
    const { ageBands, groups } = changedBands(sheet.ageBands, bands)
    if (groups.length === 0 && status === sheet.status) return []
    const provenance = { ...BY_PROVIDER, confirmedOn: todayIn(sheet.timeZone, now) }
    const facts = Object.fromEntries(groups.map((group) => [group, provenance]))
    // From now on the provider says whether it is open, and no list may reopen it.
    const closed = status === sheet.status ? {} : { closedOn: null, closedSource: null }
    await saveProviders(tx, [{ id, status, ...closed, ageBands, facts }])
    const details = { providerId: id, groups: groups.join(' '), status }
    await recordAudit(tx, { action: 'profile.facts-changed', at: now, actorId: actor.id, details })
    return findPageTags([id], tx)
  })
}

const NOT_A_HOME = message('listings.profileErrors.notAHome')

/**
 * Sets whether a family home shows its ZIP code in addition to its city. Returns the tags to revalidate, including the pages
 * that showed the ZIP code. Throws NotFoundError, ForbiddenError, TooManyRequestsError, and ConflictError if it is not a
 * home.
 */
export async function chooseAddress(
  actor: SignedInActor,
  { providerId, showsZip }: AddressInput,
  now: Date,
): Promise<string[]> {
  await takeAttempts([{ of: ['facts by', actor.id], limit: CHANGE_RATE }], now)
  return db().$transaction(async (tx) => {
    const id = await lockEditableProvider(tx, actor, providerId)
    const sheet = await findFactSheet(id, tx)
    if (sheet.kind !== 'family_home') throw new ConflictError(NOT_A_HOME)
    if (sheet.showsZip === showsZip) return []
    const before = await findPageTags([id], tx)
    await saveProviders(tx, [{ id, showsZip }])
    const details = { providerId: id, showsZip }
    await recordAudit(tx, { action: 'profile.address-shown', at: now, actorId: actor.id, details })
    const changed = [...before, ...(await findPageTags([id], tx))]
    // The pages of other providers nearby show its ZIP code as well.
    return [...new Set(showsZip ? changed : [...changed, tags.directory()])]
  })
}

/**
 * Sets whether enrollments update the openings from today on; the current numbers stay. Throws NotFoundError, ForbiddenError,
 * TooManyRequestsError, and ConflictError for a closed provider.
 */
export async function chooseFollowing(
  actor: SignedInActor,
  { providerId, follows }: FollowInput,
  now: Date,
): Promise<void> {
  await takeAttempts([{ of: ['facts by', actor.id], limit: CHANGE_RATE }], now)
  await db().$transaction(async (tx) => {
    const id = await lockEditableProvider(tx, actor, providerId)
    const { followsEnrollments, status, timeZone } = await findFactSheet(id, tx)
    if (status === 'closed') throw new ConflictError(message('listings.profileErrors.closed'))
    if (followsEnrollments === follows) return
    const openingsFollowSince = follows ? new Date(todayIn(timeZone, now)) : null
    await tx.provider.update({ where: { id }, data: { openingsFollowSince }, select: { id: true } })
    const details = { providerId: id, follows }
    await recordAudit(tx, { action: 'profile.openings-following', at: now, actorId: actor.id, details })
  })
}

type Confirmation = { providerId?: string; groups: readonly OwnFactGroup[] }

/**
 * Confirms the stated facts of these groups as of today; groups without stated facts are skipped. Returns the tags to
 * revalidate. Throws NotFoundError and ForbiddenError.
 */
export async function confirmFacts(
  actor: SignedInActor,
  { providerId, groups }: Confirmation,
  now: Date,
): Promise<string[]> {
  return db().$transaction(async (tx) => {
    const id = await lockEditableProvider(tx, actor, providerId)
    return confirmStated(tx, { id, actorId: actor.id, groups }, now)
  })
}

type Stated = { id: number; actorId: number; groups: readonly OwnFactGroup[] }

/** The same without checking permissions, which the caller has done. */
async function confirmStated(tx: Transaction, { id, actorId, groups }: Stated, now: Date): Promise<string[]> {
  await lockProfile(tx, id)
  const { stated, timeZone } = await findStatedFacts(id, tx)
  const confirmed = groups.filter((group) => stated.includes(group))
  if (confirmed.length === 0) return []
  const provenance = { ...BY_PROVIDER, confirmedOn: todayIn(timeZone, now) }
  await saveProviders(tx, [{ id, facts: Object.fromEntries(confirmed.map((group) => [group, provenance])) }])
  const details = { providerId: id, groups: confirmed.join(' ') }
  await recordAudit(tx, { action: 'profile.facts-confirmed', at: now, actorId, details })
  return findPageTags([id], tx)
}

/**
 * Confirms one group, or all stated facts, by the link in a mail. Returns the tags to revalidate. Throws NotFoundError for an
 * invalid link, and ConflictError while the page's claim is contested.
 */
export function confirmByLink({ token, group }: LinkConfirmInput, now: Date): Promise<string[]> {
  return db().$transaction(async (tx) => {
    const { providerId: id, userId: actorId } = await findFactsLink(token, now, tx)
    if (await isFrozen(id, tx)) throw new ConflictError(message('listings.profileErrors.contested'))
    return confirmStated(tx, { id, actorId, groups: group === 'all' ? OWN_FACT_GROUPS : [group] }, now)
  })
}

type FactsMail = {
  firstName: string
  provider: string
  /** The facts to check, with the day each was last confirmed. */
  old: readonly { group: OwnFactGroup; confirmedOn: string }[]
  today: string
  token: string
}

/** The "Still right?" mail: lists which facts are old; the facts themselves are shown only behind the link. */
export function factsMail(locale: Locale, { firstName, provider, old, today, token }: FactsMail): MailContent {
  const t = translate(locale, 'listings.mails')
  return {
    subject: t('facts.subject', { provider }),
    paragraphs: [
      t('helloName', { name: firstName }),
      t('facts.lead', { provider, site: SITE.name }),
      ...old.map(({ group, confirmedOn }) => t(`facts.${group}`, { day: dateText(locale, confirmedOn, today) })),
      t('facts.then', { confirmed: CONFIRMED_DAYS, stale: STALE_DAYS }),
    ],
    button: { label: t('facts.button'), path: accountRoutes.confirmFacts(token) },
    after: [t('facts.link', { days: FACTS_LINK_DAYS })],
    footer: [t('facts.why')],
  }
}

/** Providers read at a time. */
const PAGE_SIZE = 100
const reminderCutoff = (now: Date) => daysFrom(now, -CONFIRM_AFTER_DAYS)

/** Sends reminders to the people of every provider with old facts. A failure for one provider is retried the next day. */
export async function remindDueProviders(now: Date, signal?: AbortSignal): Promise<void> {
  for (let last = 0; ; ) {
    const due = await findDue(last, now)
    for (const { id } of due) {
      if (signal?.aborted) return
      await remindToConfirm(id, now).catch((error: unknown) =>
        logger.error(
          { event: 'facts.not-asked', provider: id, error },
          'A provider could not be reminded to confirm its facts.',
        ),
      )
    }
    const end = due.at(-1)?.id
    if (end === undefined) return
    last = end
  }
}

function findDue(after: number, now: Date): Promise<{ id: number }[]> {
  const old = {
    group: { in: [...OWN_FACT_GROUPS] },
    source: 'provider' as const,
    confirmedOn: { lt: reminderCutoff(now) },
  }
  return db().provider.findMany({
    where: {
      id: { gt: after },
      status: { in: LISTED_STATUSES },
      people: { some: { ...ACTIVE_PEOPLE, role: { in: rolesAllowedTo('edit-profile') } } },
      facts: { some: old },
      OR: [{ factQuestion: null }, { factQuestion: { askedAt: { lte: reminderCutoff(now) } } }],
    },
    orderBy: { id: 'asc' },
    take: PAGE_SIZE,
    select: { id: true },
  })
}

/** Asks everyone who may edit a page (internal id) to confirm its facts, at most once in 30 days. */
async function remindToConfirm(id: number, now: Date): Promise<void> {
  await db().$transaction(async (tx) => {
    // Nobody can confirm facts while the claim is contested.
    if (await isFrozen(id, tx)) return
    const { stated, facts, timeZone, values } = await findStatedFacts(id, tx)
    const today = todayIn(timeZone, now)
    const old = stated.flatMap((group) => {
      const { source, confirmedOn } = facts[group] ?? {}
      const isOld = source === 'provider' && confirmedOn && daysBetween(confirmedOn, today) > CONFIRM_AFTER_DAYS
      return isOld ? [{ group, confirmedOn }] : []
    })
    if (old.length === 0 || !(await claimReminder(tx, id, now))) return
    const { slug: publicId } = await tx.provider.findUniqueOrThrow({ where: { id }, select: { slug: true } })
    const provider = values.businessName
    const editors = await tx.user.findMany({ where: peopleToNotify(id, 'edit-profile'), select: RECIPIENT })
    for (const to of editors) {
      const token = writeFactsToken({ providerId: id, userId: to.id }, now)
      const mail = factsMail(localeOf(to.locale), { firstName: to.firstName, provider, old, today, token })
      await notify(tx, { kind: 'facts-to-confirm', to, facts: { provider, publicId }, at: now, mail })
    }
  })
}

/** Returns false if a reminder was sent recently, also by a concurrent run. */
async function claimReminder(tx: Transaction, id: number, now: Date): Promise<boolean> {
  const updated = await tx.$executeRaw`
    INSERT INTO fact_questions AS q (provider_id, asked_at) VALUES (${id}, ${now}::timestamptz)
    ON CONFLICT (provider_id) DO UPDATE SET asked_at = excluded.asked_at WHERE q.asked_at <= ${reminderCutoff(now)}::timestamptz`
  return updated === 1
}
