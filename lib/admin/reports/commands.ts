import 'server-only'
import { createHash } from 'node:crypto'
import { recordAudit } from '@/lib/access/commands/audit'
import type { SignedInActor } from '@/lib/access/types'
import { localeOfAddress } from '@/lib/listings/people/queries'
import { ACTIVE_ADMIN, notifyAll } from '@/lib/notifications/commands/notify'
import { SITE } from '@/lib/platform/config/site'
import { db, type Transaction } from '@/lib/platform/database/client'
import { ConflictError, DomainError, NotFoundError } from '@/lib/platform/http/errors'
import { routes } from '@/lib/platform/http/routes'
import { type Locale, localeOf } from '@/lib/platform/language/locales'
import { message } from '@/lib/platform/language/message'
import { translate } from '@/lib/platform/language/translate'
import { layoutMail } from '@/lib/platform/mail/layout'
import { queueMail } from '@/lib/platform/mail/outbox'
import type { MailContent } from '@/lib/platform/mail/types'
import { daysFrom } from '@/lib/platform/time/dates'
import { codeFromPublicId } from '@/lib/providers/rules/names'
import type { ReportOutcome } from '@/prisma/generated/enums'
import type { ReportDecisionInput, ReportInput } from './schema'

type DecidedReport = {
  provider: { name: string; publicId: string }
  message: string
  outcome: ReportOutcome
  answer: string
}

/** The mail to a reporter who left an address. */
export function reportDecidedMail(
  locale: Locale,
  { provider, message: reported, outcome, answer }: DecidedReport,
): MailContent {
  const t = translate(locale, 'admin.reportMail')
  return {
    subject: t('subject', { provider: provider.name }),
    paragraphs: [
      t('hello'),
      t('thanks', { provider: provider.name }),
      { quote: reported },
      t(`outcomes.${outcome}`),
      ...(answer === '' ? [] : [answer]),
    ],
    button: { label: t('button'), path: routes.provider(provider.publicId) },
    footer: [t('footer')],
  }
}

const MAX_PER_PROVIDER = 20

/**
 * Stores a visitor's report with the language of the reply, and notifies the admins. A repeated report, even a simultaneous one, changes
 * nothing. A filled hidden field marks a bot: it gets the usual answer and nothing is stored. Throws NotFoundError for an unknown provider
 * and a DomainError (429) past 20 reports on one provider in 24 hours.
 */
export async function saveReport(report: ReportInput, locale: Locale, now: Date): Promise<void> {
  const { provider, topic, message: reported, email, homepage } = report
  const code = codeFromPublicId(provider)
  const row =
    code && (await db().provider.findUnique({ where: { code }, select: { id: true, name: true, slug: true } }))
  if (!row) throw new NotFoundError(message('admin.reportErrors.noProvider'))
  if (homepage !== '') return
  const fingerprint = createHash('sha256')
    .update(JSON.stringify([row.id, topic, reported, email]))
    .digest('hex')
  await db().$transaction(async (tx) => {
    // Serializes counting and storing; otherwise simultaneous reports would all pass the limit.
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('reports'), ${row.id}::int)`
    if (await tx.report.findUnique({ where: { fingerprint }, select: { id: true } })) return
    const since = daysFrom(now, -1)
    const recent = await tx.report.count({ where: { providerId: row.id, createdAt: { gt: since } } })
    if (recent >= MAX_PER_PROVIDER) throw new DomainError(429, TOO_MANY)
    await tx.report.create({
      data: { providerId: row.id, topic, message: reported, email, locale, fingerprint, createdAt: now },
    })
    const facts = { provider: row.name, publicId: row.slug, topic }
    await notifyAll(tx, ACTIVE_ADMIN, { kind: 'report-received', facts, at: now })
  })
}

const TOO_MANY = message('admin.reportErrors.tooMany', { email: SITE.contactEmail })

/**
 * Records the outcome of a report, and mails the reporter if they left an address: in the language of the account with it, else in that of
 * the report. If two admins try, one succeeds. Throws NotFoundError, and ConflictError if it was already decided.
 */
export async function decideReport(
  admin: SignedInActor,
  id: number,
  { outcome, answer }: ReportDecisionInput,
  now: Date,
): Promise<void> {
  await db().$transaction(async (tx) => {
    const where = { id, status: 'open' as const }
    const { count } = await tx.report.updateMany({ where, data: { status: 'done', outcome, decidedAt: now } })
    const report = await tx.report.findUnique({
      where: { id },
      select: { email: true, locale: true, message: true, provider: { select: { name: true, slug: true } } },
    })
    if (!report) throw new NotFoundError(message('admin.reportErrors.noReport'))
    if (count === 0) throw new ConflictError(message('admin.reportErrors.handled'))
    const { email, provider } = report
    await recordAudit(tx, { action: 'report.settled', at: now, actorId: admin.id, details: { reportId: id, outcome } })
    if (email === null) return
    const locale = await localeOfAddress(tx, email, localeOf(report.locale))
    const words = reportDecidedMail(locale, {
      provider: { name: provider.name, publicId: provider.slug },
      message: report.message,
      outcome,
      answer,
    })
    await queueMail(tx, { kind: 'report-answer', to: { email }, ...layoutMail(locale, words) })
  })
}

/** Moves the reports on a provider that is merged into another (internal ids, both locked). */
export async function moveReports(tx: Transaction, fromId: number, toId: number): Promise<void> {
  await tx.report.updateMany({ where: { providerId: fromId }, data: { providerId: toId } })
}
