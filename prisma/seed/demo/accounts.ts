import { hashPassword } from '@/lib/accounts/secrets'
import type { Scores } from '@/lib/families/favorites/rules'
import { addMonths, monthOf } from '@/lib/families/profile/rules/needs'
import { CATALOGUE_CITIES } from '@/lib/places/catalogue/cities'
import { SITE } from '@/lib/platform/config/site'
import type { Database } from '@/lib/platform/database/client'
import { saveSearch } from '@/lib/search/saved-searches/commands/saved-searches'
import type { Role } from '@/prisma/generated/enums'
import {
  loadDemoAnswers,
  loadDemoClaim,
  loadDemoDecisions,
  loadDemoNotifications,
  loadDemoProfileChange,
  loadDemoReports,
} from './admin'
import { loadDemoPageViews, loadDemoSearches } from './analytics'
import { loadDemoConversation } from './enrollment'
import { DEMO_PASSWORD } from './password.mjs'

/** The first two cities of site.config.ts. */
const [home = { name: '', slug: '', state: '', zip: '' }, near = home] = CATALOGUE_CITIES

const address = (name: string) => `${name}@${SITE.name.toLowerCase()}.test`
const PEOPLE = [
  { email: address('parent'), firstName: 'Dana', lastName: 'Miller', role: 'caregiver' },
  { email: address('provider'), firstName: 'Rosa', lastName: 'Alvarez', role: 'careprovider' },
  { email: address('admin'), firstName: 'Alex', lastName: 'Reed', role: 'admin' },
] as const

/**
 * Creates the demo accounts: active, with confirmed addresses. Existing ones stay as they are. Returns how many were created. Their
 * password is public, so they are never created in a database with real providers.
 */
export async function loadDemoAccounts(database: Database, now: Date): Promise<number> {
  if ((await database.provider.count({ where: { isSample: false } })) > 0) return 0
  const passwordHash = await hashPassword(DEMO_PASSWORD)
  const { count } = await database.user.createMany({
    data: PEOPLE.map((person) => ({ ...person, passwordHash, status: 'active', emailVerifiedAt: now })),
    skipDuplicates: true,
  })
  const { id: userId } = await database.user.findUniqueOrThrow({
    where: { email: address('provider') },
    select: { id: true },
  })
  const profile = { title: 'Director', daycareName: 'Little Harbor Academy', licenseNumber: 'DEMO-0001' }
  await database.careproviderProfile.createMany({ data: { userId, ...profile }, skipDuplicates: true })
  if (count > 0) await loadHistory(database, now)
  if (count > 0) await loadDemoSearch(database, address('parent'), now)
  return count
}

/** Only for accounts without notifications: those of an earlier run stay as they are. */
async function loadHistory(database: Database, now: Date): Promise<void> {
  const users = await database.user.findMany({
    where: { email: { in: PEOPLE.map(({ email }) => email) }, notifications: { none: {} } },
    select: { id: true, role: true },
  })
  await loadDemoReports(database, now)
  for (const user of users) {
    await loadDemoNotifications(database, user, now)
    if (user.role === 'caregiver') await loadDemoFamily(database, user.id, now)
  }
  const idOf = (role: Role) => users.find((user) => user.role === role)?.id
  const [caregiverId, careproviderId, adminId] = [idOf('caregiver'), idOf('careprovider'), idOf('admin')]
  await loadDemoPageViews(database, now)
  await loadDemoClaim(database, now)
  await loadDemoSearches(database, now)
  if (careproviderId) {
    await loadDemoAnswers(database, careproviderId)
    if (adminId) await loadDemoDecisions(database, { adminId, careproviderId }, now)
    await loadDemoProfileChange(database, careproviderId, now)
  }
  if (caregiverId) await loadDemoFavorites(database, caregiverId, now)
  if (caregiverId && careproviderId) await loadDemoConversation(database, { caregiverId, careproviderId }, now)
}

/** Two children and the family's needs, for a parent without children. */
async function loadDemoFamily(database: Database, userId: number, now: Date): Promise<void> {
  if ((await database.child.count({ where: { userId } })) > 0) return
  const thisMonth = monthOf(now)
  const times = { userId, createdAt: now, updatedAt: now }
  await database.child.createMany({
    data: [
      {
        ...times,
        name: 'Ella',
        birthMonth: addMonths(thisMonth, -9),
        startMonth: addMonths(thisMonth, 3),
        notes: 'Two naps a day. Loves music.',
      },
      { ...times, name: 'Noah', birthMonth: addMonths(thisMonth, -41), notes: 'Allergic to peanuts.' },
    ],
  })
  const preferences = {
    amenities: ['fenced_grounds', 'outdoor_playground', 'lunch_included', 'nut_free'],
    activities: ['music_movement', 'creative_arts'],
    weeklyBudgetCents: 32_500,
    days: [0, 1, 2, 3, 4],
    dropOffMinute: 450,
    pickUpMinute: 1_050,
    homeZip: home.zip,
    workZip: '32835',
    updatedAt: now,
  }
  await database.familyPreferences.createMany({ data: { userId, ...preferences }, skipDuplicates: true })
}

const DAY = 86_400_000
const NOTE = {
  note: 'Quiet rooms, kind answers. Ask about the nap times.',
  touredDaysAgo: 3,
  scores: { staff: 5, space: 4 } satisfies Scores,
}

/** Three saved providers in the second city, the newest with notes written after a tour. */
async function loadDemoFavorites(database: Database, userId: number, now: Date): Promise<void> {
  const providers = await database.provider.findMany({
    where: { isSample: true, locationSlug: near.slug, status: 'open', kind: 'center', sponsoredUntil: null },
    orderBy: [{ reviewCount: 'desc' }, { id: 'asc' }],
    take: 3,
    select: { id: true },
  })
  const { touredDaysAgo, ...words } = NOTE
  await database.favorite.createMany({
    data: providers.map(({ id: providerId }, index) => ({
      userId,
      providerId,
      createdAt: new Date(now.getTime() - (index + 2) * DAY),
      ...(index === 0 && { ...words, touredOn: new Date(now.getTime() - touredDaysAgo * DAY) }),
    })),
  })
}

const SEARCH = {
  search: `zipCode=${home.zip}&age=10&openings=confirmed`,
  name: `${home.name}, ${home.state} ${home.zip}, 10 months, with an opening`,
}

/** A search saved some days ago, with two new results since. Skipped without the gazetteer. */
async function loadDemoSearch(database: Database, email: string, now: Date): Promise<void> {
  if ((await database.zipCode.count({ where: { zip: home.zip } })) === 0) return
  const user = await database.user.findUniqueOrThrow({ where: { email } })
  const saved = new Date(now.getTime() - 4 * DAY)
  const { id } = await saveSearch({ kind: 'user', ...user }, { ...SEARCH, frequency: 'daily' }, saved)
  const { openIds } = await database.savedSearch.findUniqueOrThrow({ where: { id }, select: { openIds: true } })
  const news = { savedSearchId: id, foundAt: new Date(now.getTime() - DAY), toldAt: now }
  await database.searchNews.createMany({
    data: openIds.slice(0, 2).map((providerId) => ({ ...news, providerId, kind: 'opening' as const })),
  })
}
