import { hashPassword } from '@/lib/accounts/secrets'
import { SITE } from '@/lib/platform/config/site'
import type { Database } from '@/lib/platform/database/client'
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
import { loadDemoFamily, loadDemoFavorites, loadDemoSearch } from './families'
import { DEMO_PASSWORD } from './password.mjs'

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
