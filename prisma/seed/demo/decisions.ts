import { recordAudit } from '@/lib/access/commands/record-audit'
import type { Database } from '@/lib/platform/db'
import { findStanding } from '@/lib/profiles/queries/profile'
import { fieldDecisions, proposedFields } from '@/lib/profiles/schema/stored'
import type { ProfileValues } from '@/lib/profiles/types'

const DAY = 86_400_000
const HALF_HOUR = 30
type People = { adminId: number; careproviderId: number }

const firstSentence = (text: string) => text.split(/(?<=\.)\s/)[0] ?? text
const closedEarlier = (hours: ProfileValues['hours']) =>
  hours.map((one) => ({ ...one, closesMinute: Math.max(one.opensMinute + HALF_HOUR, one.closesMinute - HALF_HOUR) }))

/** What was decided in the demo's last weeks, the oldest first: what an admin can look up, and put back. */
const CHANGES = [
  {
    name: 'Little Harbor Academy',
    daysAgo: 33,
    fields: (live: ProfileValues) => ({
      aboutUs: { from: firstSentence(live.aboutUs), to: live.aboutUs },
      servicesOffered: { from: live.servicesOffered, to: 'The best care in Orlando' },
    }),
    decisions: {
      aboutUs: { accepted: true },
      servicesOffered: {
        accepted: false,
        reason: 'Please name what you offer. How good it is, families say in their reviews.',
      },
    },
  },
  {
    name: 'Sunny Sprouts Montessori',
    daysAgo: 19,
    fields: (live: ProfileValues) => ({ aboutUs: { from: firstSentence(live.aboutUs), to: live.aboutUs } }),
    decisions: { aboutUs: { accepted: true } },
  },
  {
    name: 'Little Harbor Academy',
    daysAgo: 12,
    fields: (live: ProfileValues) => ({ hours: { from: closedEarlier(live.hours), to: live.hours } }),
    decisions: { hours: { accepted: true } },
  },
] as const

/** Nothing of a provider that is not there. They come before what waits: a page's newest change is what its people read of. */
export async function loadDemoDecisions(
  database: Database,
  { adminId, careproviderId }: People,
  now: Date,
): Promise<void> {
  for (const { name, daysAgo, fields, decisions } of CHANGES) {
    const where = { name, isSample: true, status: 'open' } as const
    const provider = await database.provider.findFirst({ where, select: { id: true } })
    if (!provider) continue
    const { live } = await findStanding(provider.id, database)
    const decidedAt = new Date(now.getTime() - daysAgo * DAY)
    const { id: changeId } = await database.profileChange.create({
      data: {
        providerId: provider.id,
        status: 'decided',
        fields: proposedFields.parse(fields(live)),
        decisions: fieldDecisions.parse(decisions),
        submittedById: careproviderId,
        submittedAt: new Date(decidedAt.getTime() - DAY),
        decidedAt,
      },
      select: { id: true },
    })
    const accepted = Object.values(decisions).filter((one) => one.accepted).length
    const rejected = Object.keys(decisions).length - accepted
    const details = { changeId, providerId: provider.id, accepted, rejected }
    await recordAudit(database, { action: 'profile.decided', at: decidedAt, actorId: adminId, details })
  }
  await loadRejection(database, adminId, now)
}

/** One of the reviews that came hidden. */
async function loadRejection(database: Database, actorId: number, now: Date): Promise<void> {
  const where = { status: 'hidden', rejection: { not: null }, provider: { isSample: true } } as const
  const review = await database.review.findFirst({
    where,
    orderBy: { id: 'asc' },
    select: { id: true, rejection: true },
  })
  if (!review?.rejection) return
  const details = { reviewId: review.id, reason: review.rejection }
  const at = new Date(now.getTime() - 5 * DAY)
  await recordAudit(database, { action: 'review.rejected', at, actorId, details })
}
