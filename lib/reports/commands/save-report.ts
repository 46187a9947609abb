import 'server-only'
import { createHash } from 'node:crypto'
import { notify } from '@/lib/notifications/commands/notify'
import { db } from '@/lib/platform/db'
import { DomainError, NotFoundError } from '@/lib/platform/errors'
import { SITE } from '@/lib/platform/site'
import { codeFromPublicId } from '@/lib/providers/rules/public-id'
import type { ReportInput } from '../schema'

const MOST_PER_PROVIDER = 20
const DAY_MILLIS = 86_400_000
const READER = { id: true, email: true, firstName: true, lastName: true } as const

/**
 * Stores what somebody says is wrong, for admins, and tells them that it came. The same words a second time, also at the same moment,
 * change nothing. What fills in the unseen field is believed to be a program: it is answered like anybody and nothing is stored. Throws
 * NotFoundError for a provider that does not exist and a DomainError (429) past 20 reports on one provider in 24 hours.
 */
export async function saveReport({ provider, topic, message, email, homepage }: ReportInput, now: Date): Promise<void> {
  const code = codeFromPublicId(provider)
  const row =
    code && (await db().provider.findUnique({ where: { code }, select: { id: true, name: true, slug: true } }))
  if (!row) throw new NotFoundError('There is no such provider.')
  if (homepage !== '') return
  const fingerprint = createHash('sha256')
    .update(JSON.stringify([row.id, topic, message, email]))
    .digest('hex')
  await db().$transaction(async (tx) => {
    // Counting and storing in turn, else twenty at once would all count none.
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('reports'), ${row.id}::int)`
    if (await tx.report.findUnique({ where: { fingerprint }, select: { id: true } })) return
    const since = new Date(now.getTime() - DAY_MILLIS)
    const recent = await tx.report.count({ where: { providerId: row.id, createdAt: { gt: since } } })
    if (recent >= MOST_PER_PROVIDER) throw new DomainError(429, TOO_MANY)
    await tx.report.create({ data: { providerId: row.id, topic, message, email, fingerprint, createdAt: now } })
    const facts = { provider: row.name, publicId: row.slug, topic }
    const admins = { where: { role: 'admin', status: 'active' }, select: READER } as const
    for (const to of await tx.user.findMany(admins)) await notify(tx, { kind: 'report-received', to, facts, at: now })
  })
}

const TOO_MANY = `This page was reported many times today. Please write to ${SITE.contactEmail}.`
