import { SITE } from '@/lib/platform/config/site'
import { routes } from '@/lib/platform/http/routes'
import type { MailContent } from '@/lib/platform/mail/types'
import { dateText, daysBetween, todayIn } from '@/lib/platform/time/dates'
import { CONFIRMED_DAYS, STALE_DAYS } from '@/lib/providers/rules/openings'
import { CONFIRM_AFTER_DAYS, FACTS_LINK_DAYS } from '../catalogue'
import { OWN_FACT_GROUPS, type OwnFactGroup } from '../schema/facts'
import 'server-only'
import { notify } from '@/lib/notifications/commands/notify'
import { db, type Transaction } from '@/lib/platform/database/client'
import { logger } from '@/lib/platform/logging/logger'
import { isFrozen } from '../../claims/queries/evidence'
import { ACTIVE_PEOPLE, peopleToNotify } from '../../people/queries'
import { rolesAllowedTo } from '../../policy'
import { findStated, writeFactsToken } from '../queries/profile'

const NAMES: Record<OwnFactGroup, string> = {
  openings: 'Openings',
  tuition: 'Tuition',
  hours: 'Opening hours',
  contact: 'Contact',
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
export function factsMail({ firstName, provider, old, today, token }: FactsMail): MailContent {
  return {
    subject: `Still right? ${provider}’s page`,
    paragraphs: [
      `Hello ${firstName},`,
      `it’s been a while since you confirmed some facts on ${provider}’s page on ${SITE.name}:`,
      ...old.map(({ group, confirmedOn }) => `${NAMES[group]}: ${dateText(confirmedOn, today)}`),
      `After ${CONFIRMED_DAYS} days a fact says “not confirmed since”, and after ${STALE_DAYS} days filters stop finding you by it.`,
    ],
    button: { label: 'Look and confirm', path: routes.confirmFacts(token) },
    after: [
      `You don’t need to sign in. The link works for ${FACTS_LINK_DAYS} days, and anyone with it can confirm in your name, so please don’t forward this e-mail.`,
    ],
    footer: ['You get this at most once a month, because you manage this page.'],
  }
}

/** Providers read at a time. */
const PAGE_SIZE = 100
const READER = { id: true, email: true, firstName: true, lastName: true } as const
const reminderCutoff = (now: Date) => new Date(now.getTime() - CONFIRM_AFTER_DAYS * 86_400_000)

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
      status: { in: ['open', 'temporarily_closed'] },
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
export async function remindToConfirm(id: number, now: Date): Promise<void> {
  await db().$transaction(async (tx) => {
    // Nobody can confirm facts while the claim is contested.
    if (await isFrozen(id, tx)) return
    const { stated, facts, timeZone, values } = await findStated(id, tx)
    const today = todayIn(timeZone, now)
    const old = stated.flatMap((group) => {
      const { source, confirmedOn } = facts[group] ?? {}
      const isOld = source === 'provider' && confirmedOn && daysBetween(confirmedOn, today) > CONFIRM_AFTER_DAYS
      return isOld ? [{ group, confirmedOn }] : []
    })
    if (old.length === 0 || !(await claimReminder(tx, id, now))) return
    const { slug: publicId } = await tx.provider.findUniqueOrThrow({ where: { id }, select: { slug: true } })
    const provider = values.businessName
    const editors = await tx.user.findMany({ where: peopleToNotify(id, 'edit-profile'), select: READER })
    for (const to of editors) {
      const token = writeFactsToken({ providerId: id, userId: to.id }, now)
      const mail = factsMail({ firstName: to.firstName, provider, old, today, token })
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
