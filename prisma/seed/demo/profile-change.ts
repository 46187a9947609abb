import type { Database } from '@/lib/platform/db'
import { findStanding } from '@/lib/profiles/queries/profile'
import { drawing } from './pictures'

const HOURS_AGO = 26
const FRIDAY = 4
const CLOSES_ON_FRIDAY = 17 * 60

/** What the demo's provider proposes for one of its pages; the demo's admin has to decide about it. */
export async function loadDemoProfileChange(database: Database, submittedById: number, now: Date): Promise<void> {
  const provider = await database.provider.findFirst({
    where: { name: 'Little Harbor Academy', isSample: true },
    select: { id: true },
  })
  if (!provider) return
  const { live } = await findStanding(provider.id, database)
  const shorter = live.hours.map((one) =>
    one.weekday === FRIDAY && one.closesMinute > CLOSES_ON_FRIDAY ? { ...one, closesMinute: CLOSES_ON_FRIDAY } : one,
  )
  const aboutUs =
    `${live.aboutUs}\n\nNew since fall: a shaded yard for the little ones, and music every Thursday.`.trim()
  const fields = {
    aboutUs: { from: live.aboutUs, to: aboutUs },
    servicesOffered: { from: live.servicesOffered, to: 'Music lessons, Lending library' },
    hours: { from: live.hours, to: shorter },
    photos: { from: live.photos, to: [...live.photos, { ...drawing('09'), caption: 'The new shade' }] },
  }
  const submittedAt = new Date(now.getTime() - HOURS_AGO * 3_600_000)
  await database.profileChange.create({
    data: { providerId: provider.id, fields, submittedById, submittedAt },
    select: { id: true },
  })
}
