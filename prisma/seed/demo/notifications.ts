import { startSession } from '@/lib/access/commands/sessions'
import { KINDS, type NotificationKind } from '@/lib/notifications/catalogue/kinds'
import type { Database } from '@/lib/platform/db'
import { saveReport } from '@/lib/reports/commands/save-report'
import type { Role } from '@/prisma/generated/enums'

const HOUR = 3_600_000
const DEVICE = 'Safari on iPhone'
const REPORTS = [
  { name: 'Sunny Sprouts Montessori', topic: 'tuition', message: 'They told me another price.', hoursAgo: 70 },
  { name: 'Little Harbor Academy', topic: 'hours', message: 'On Fridays they close at 5 PM.', hoursAgo: 5 },
] as const

/** The admin's first: visitors' reports on two sample providers, which tell every admin. Without those providers, nothing. */
export async function loadDemoReports(database: Database, now: Date): Promise<void> {
  for (const { name, hoursAgo, ...words } of REPORTS) {
    const provider = await database.provider.findFirst({ where: { name, isSample: true }, select: { slug: true } })
    if (!provider) continue
    await saveReport({ ...words, provider: provider.slug, email: null, homepage: '' }, ago(now, hoursAgo))
  }
}

/** What a new account was told: three unread ones for a parent and a provider, and for an admin one beside the two reports. */
export async function loadDemoNotifications(
  database: Database,
  user: { id: number; role: Role },
  now: Date,
): Promise<void> {
  const tell = (kind: NotificationKind, facts: Record<string, string>, hoursAgo: number) =>
    database.notification.create({
      data: { userId: user.id, kind, path: KINDS[kind].pathFor(facts), facts, createdAt: ago(now, hoursAgo) },
      select: { id: true },
    })
  if (user.role !== 'admin') {
    await tell('welcome', { role: user.role }, 500)
    await tell('password-changed', {}, 220)
  }
  await startSession(database, user, DEVICE, ago(now, 2))
  await tell('new-device', { device: DEVICE }, 2)
}

const ago = (now: Date, hours: number) => new Date(now.getTime() - hours * HOUR)
