import { recordAudit } from '@/lib/access/commands/audit'
import { startSession } from '@/lib/access/commands/sessions'
import { hashPassword } from '@/lib/accounts/secrets'
import { saveReport } from '@/lib/admin/reports/commands'
import { findCurrentProfile } from '@/lib/listings/profiles/queries/profile'
import { fieldDecisions, proposedFields } from '@/lib/listings/profiles/schema/values'
import type { ProfileValues } from '@/lib/listings/profiles/types'
import { KINDS, type NotificationKind } from '@/lib/notifications/catalogue/kinds'
import { SITE } from '@/lib/platform/config/site'
import type { Database } from '@/lib/platform/database/client'
import type { Role } from '@/prisma/generated/enums'
import { DEMO_PASSWORD } from './password.mjs'
import { scene } from './providers/pictures'

const HOUR = 3_600_000
const PROVIDER = 'Maple Lane Family Home'
const NOTE = 'I have cared for children here since 2017. My license is for eight children; call me any evening.'

/** The provider that the claimant wants to add: it is not in the directory. */
const ADDITION = {
  name: 'Cypress Creek Forest Preschool',
  kind: 'center',
  careTypes: ['preschool'],
  address: `118 Lakeview Ave, ${SITE.example.place} ${SITE.example.zip}`,
  phone: '(407) 555-0186',
  email: 'hello@cypress-creek.example',
  website: 'https://cypress-creek.example',
}
const ADDITION_NOTE = 'We open in January, outdoors all day. The license application is with the state since October.'

/**
 * A claimant with a claim of a sample provider and a request to add a new one, for the demo's admin to decide. Skipped if the sample
 * provider is missing.
 */
export async function loadDemoClaim(database: Database, now: Date): Promise<void> {
  const provider = await database.provider.findFirst({
    where: { name: PROVIDER, isSample: true },
    select: { id: true, name: true, licenses: { select: { number: true }, take: 1 } },
  })
  if (!provider) return
  const email = `claimant@${SITE.name.toLowerCase()}.test`
  if ((await database.user.count({ where: { email } })) > 0) return
  const person = { email, firstName: 'Maya', lastName: 'Lindqvist', role: 'careprovider', status: 'active' } as const
  const passwordHash = await hashPassword(DEMO_PASSWORD)
  const ago = (hours: number) => new Date(now.getTime() - hours * HOUR)
  const { id: userId } = await database.user.create({
    data: { ...person, passwordHash, emailVerifiedAt: ago(30), createdAt: ago(30) },
    select: { id: true },
  })
  const licenseNumber = provider.licenses[0]?.number ?? null
  await database.careproviderProfile.create({
    data: { userId, title: 'Owner', daycareName: provider.name, licenseNumber },
    select: { userId: true },
  })
  await database.providerClaim.create({
    data: {
      providerId: provider.id,
      userId,
      position: 'Owner',
      note: NOTE,
      licenseNumber,
      createdAt: ago(28),
    },
    select: { id: true },
  })
  await database.providerClaim.create({
    data: { addition: ADDITION, userId, position: 'Director', note: ADDITION_NOTE, createdAt: ago(5) },
    select: { id: true },
  })
}

const HOURS_AGO = 26
const FRIDAY = 4
const CLOSES_ON_FRIDAY = 17 * 60

/** A pending change of a page, for the demo's admin to decide. */
export async function loadDemoProfileChange(database: Database, submittedById: number, now: Date): Promise<void> {
  const provider = await database.provider.findFirst({
    where: { name: 'Little Harbor Academy', isSample: true },
    select: { id: true },
  })
  if (!provider) return
  const { live } = await findCurrentProfile(provider.id, database)
  const shorter = live.hours.map((one) =>
    one.weekday === FRIDAY && one.closesMinute > CLOSES_ON_FRIDAY ? { ...one, closesMinute: CLOSES_ON_FRIDAY } : one,
  )
  const aboutUs =
    `${live.aboutUs}\n\nNew since fall: a shaded yard for the little ones, and music every Thursday.`.trim()
  const fields = {
    aboutUs: { from: live.aboutUs, to: aboutUs },
    servicesOffered: { from: live.servicesOffered, to: 'Music lessons, Lending library' },
    hours: { from: live.hours, to: shorter },
    photos: { from: live.photos, to: [...live.photos, { ...scene('yard', 1), caption: 'The new shade' }] },
  }
  const submittedAt = new Date(now.getTime() - HOURS_AGO * 3_600_000)
  await database.profileChange.create({
    data: { providerId: provider.id, fields, submittedById, submittedAt },
    select: { id: true },
  })
}

const DAY = 86_400_000
const HALF_HOUR = 30
type People = { adminId: number; careproviderId: number }

const firstSentence = (text: string) => text.split(/(?<=\.)\s/)[0] ?? text
const closedEarlier = (hours: ProfileValues['hours']) =>
  hours.map((one) => ({ ...one, closesMinute: Math.max(one.opensMinute + HALF_HOUR, one.closesMinute - HALF_HOUR) }))

/** Changes decided in the past weeks, oldest first, which an admin can review and revert. */
const CHANGES = [
  {
    name: 'Little Harbor Academy',
    daysAgo: 33,
    fields: (live: ProfileValues) => ({
      aboutUs: { from: firstSentence(live.aboutUs), to: live.aboutUs },
      servicesOffered: { from: live.servicesOffered, to: `The best care in ${SITE.example.place.replace(/,.*/, '')}` },
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

/**
 * Loads these decided changes; skips missing providers. Must run before loadDemoProfileChange, because a page's people see its newest
 * change, which should be the pending one.
 */
export async function loadDemoDecisions(
  database: Database,
  { adminId, careproviderId }: People,
  now: Date,
): Promise<void> {
  for (const { name, daysAgo, fields, decisions } of CHANGES) {
    const where = { name, isSample: true, status: 'open' } as const
    const provider = await database.provider.findFirst({ where, select: { id: true } })
    if (!provider) continue
    const { live } = await findCurrentProfile(provider.id, database)
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

/** Records the rejection of one of the hidden sample reviews. */
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

const ANSWERS = [
  'Thank you for writing this down. We read it out in the morning meeting, and the whole team was glad.',
  'Thank you. If something is not as it should be, our door is open every day after 4 PM.',
]

/** The demo's provider has answered two reviews; the others are unanswered. */
export async function loadDemoAnswers(database: Database, authorId: number): Promise<void> {
  const reviews = await database.review.findMany({
    where: { status: 'published', provider: { name: 'Little Harbor Academy', isSample: true } },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    skip: 1,
    take: ANSWERS.length,
    select: { id: true, createdAt: true },
  })
  const data = reviews.map(({ id, createdAt }, index) => ({
    reviewId: id,
    authorId,
    text: ANSWERS[index] ?? '',
    createdAt: new Date(createdAt.getTime() + DAY),
  }))
  await database.reviewAnswer.createMany({ data, skipDuplicates: true })
}

const DEVICE = 'Safari on iPhone'
const REPORTS = [
  { name: 'Sunny Sprouts Montessori', topic: 'tuition', message: 'They told me another price.', hoursAgo: 70 },
  { name: 'Little Harbor Academy', topic: 'hours', message: 'On Fridays they close at 5 PM.', hoursAgo: 5 },
] as const

/** Visitors' reports about two sample providers, which notify every admin, so load them before other notifications. Skips missing providers. */
export async function loadDemoReports(database: Database, now: Date): Promise<void> {
  for (const { name, hoursAgo, ...words } of REPORTS) {
    const provider = await database.provider.findFirst({ where: { name, isSample: true }, select: { slug: true } })
    if (!provider) continue
    await saveReport({ ...words, provider: provider.slug, email: null, homepage: '' }, 'en', ago(now, hoursAgo))
  }
}

/** Unread notifications of a new account: three for a parent or provider; for an admin, one in addition to those of the two reports. */
export async function loadDemoNotifications(
  database: Database,
  user: { id: number; role: Role },
  now: Date,
): Promise<void> {
  const notify = (kind: NotificationKind, facts: Record<string, string>, hoursAgo: number) =>
    database.notification.create({
      data: { userId: user.id, kind, path: KINDS[kind].pathFor(facts), facts, createdAt: ago(now, hoursAgo) },
      select: { id: true },
    })
  if (user.role !== 'admin') {
    await notify('welcome', { role: user.role }, 500)
    await notify('password-changed', {}, 220)
  }
  await startSession(database, user, DEVICE, ago(now, 2))
  await notify('new-device', { device: DEVICE }, 2)
}

const ago = (now: Date, hours: number) => new Date(now.getTime() - hours * HOUR)
