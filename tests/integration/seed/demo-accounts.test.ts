import { findDecided } from '@/lib/admin/approvals/queries'
import { queueQuery } from '@/lib/admin/approvals/schema'
import { countLeads, findLeadsProvider } from '@/lib/enrollment/leads/queries'
import { savePreferences } from '@/lib/families/profile/commands'
import { findChildren, findPreferences } from '@/lib/families/profile/queries'
import { preferencesInput } from '@/lib/families/profile/schema'
import { findRollBack } from '@/lib/listings/profiles/queries/changes'
import { countUnread, findNotifications } from '@/lib/notifications/queries'
import { db } from '@/lib/platform/database/client'
import { loadDemoAccounts } from '@/prisma/seed/demo/accounts'
import { loadDemo } from '@/prisma/seed/demo/load'
import { DEMO_PASSWORD } from '@/prisma/seed/demo/password.mjs'
import { signInAs } from '@/tests/support/accounts/people'
import { testDatabase } from '@/tests/support/platform/database'
import { addProvider } from '@/tests/support/providers/add-provider'

testDatabase({ gazetteer: true })
const now = new Date('2026-11-21T12:00:00Z')

test('the demo has accounts of a parent, a provider and an admin to sign in with; a second run changes no account', async () => {
  expect(await loadDemoAccounts(db(), now)).toBe(3)
  for (const [email, role] of [
    ['parent@nookling.test', 'caregiver'],
    ['provider@nookling.test', 'careprovider'],
  ] as const)
    expect((await signInAs(email, DEMO_PASSWORD)).json).toMatchObject({ email, role })
  // Here an admin needs an authenticator app; the demo sets ADMIN_SECOND_FACTOR=optional.
  expect((await signInAs('admin@nookling.test', DEMO_PASSWORD)).json.fields).toHaveProperty('setupSecret')
  await db().user.updateMany({ data: { firstName: 'Changed' } })
  expect(await loadDemoAccounts(db(), now)).toBe(0)
  expect(await db().user.count({ where: { firstName: 'Changed' } })).toBe(3)
})

test('an account with a public password never exists beside real providers', async () => {
  await addProvider()
  expect(await loadDemoAccounts(db(), now)).toBe(0)
  expect(await db().user.count()).toBe(0)
})

test('each account starts with three unread notifications about existing things, and a second run adds none', async () => {
  await loadDemo(db(), { now })
  await loadDemoAccounts(db(), now)
  await loadDemoAccounts(db(), now)
  const slugs = (await db().provider.findMany({ select: { slug: true } })).map(({ slug }) => `/provider/${slug}`)
  const ofParent = { where: { caregiver: { email: 'parent@nookling.test' } } }
  const talks = (await db().inquiry.findMany(ofParent)).map(({ id }) => `/caregiver-dashboard/messages/${id}`)
  expect(talks).toHaveLength(2)
  expect(await db().enrollment.findMany(ofParent)).toMatchObject([{ status: 'enrolled', endsOn: null }])
  expect((await db().providerEvent.findMany()).map(({ kind }) => kind)).toEqual([
    'conference',
    'permission_due',
    'field_trip',
  ])
  expect(await db().providerClaim.findMany({ orderBy: { id: 'asc' } })).toMatchObject([
    { status: 'pending', addition: null },
    { status: 'pending', providerId: null },
  ])
  expect(await db().tour.findMany(ofParent)).toMatchObject([
    { status: 'accepted', startsAt: new Date('2026-11-25T15:00:00Z') },
  ])
  const chris = await db().user.findUniqueOrThrow({ where: { email: 'provider@nookling.test' } })
  const { stages, needs } = await countLeads(await findLeadsProvider(chris, undefined, now))
  expect(stages).toEqual({ inquiry: 1, replied: 1, tour: 3, visited: 1, waitlist: 3, enrolled: 1, lost: 1 })
  expect(needs).toBe(3)
  const there = [
    ...talks,
    '/settings',
    '/caregiver-dashboard',
    '/careprovider-dashboard',
    '/admin/approvals?kind=reports',
    ...slugs,
  ]
  for (const user of await db().user.findMany({ where: { notifications: { some: {} } } })) {
    const actor = { kind: 'user', ...user } as const
    expect(await countUnread(actor)).toBe(3)
    const { notifications } = await findNotifications(actor, 'en')
    expect(notifications.filter(({ path }) => !there.includes(path))).toEqual([])
    expect(notifications.map(({ createdAt }) => createdAt)).toEqual(
      notifications
        .map(({ createdAt }) => createdAt)
        .sort()
        .reverse(),
    )
  }
  expect(await db().report.count()).toBe(2)
  const changes = await db().profileChange.findMany({ orderBy: { id: 'asc' } })
  expect(changes.map(({ status }) => status)).toEqual(['decided', 'decided', 'decided', 'pending'])
  // The demo's admin has a change of each kind to look up and to roll back.
  const { items } = await findDecided(queueQuery.parse({ view: 'decided' }))
  expect(items.map(({ title, action }) => [title !== null, action])).toEqual([
    [true, 'review.rejected'],
    ...Array(3).fill([true, 'profile.decided']),
  ])
  for (const { id } of changes.slice(0, 3)) expect(Object.keys((await findRollBack(id)).fields)).not.toEqual([])
  expect((await db().favorite.findMany({ orderBy: { id: 'asc' } })).map(({ note }) => note !== '')).toEqual([
    true,
    false,
    false,
  ])
  expect(await db().reviewAnswer.count({ where: { review: { status: 'published' } } })).toBe(2)
})

test("only the demo's parent has two children and stated needs, and a second run adds none", async () => {
  await loadDemoAccounts(db(), now)
  await db().notification.deleteMany()
  await db().user.deleteMany({ where: { role: 'admin' } })
  await loadDemoAccounts(db(), now)
  const parent = await db().user.findFirstOrThrow({ where: { role: 'caregiver' } })
  const actor = { kind: 'user', ...parent } as const
  expect((await findChildren(actor)).map(({ name, birthMonth }) => [name, birthMonth])).toEqual([
    ['Ella', '2026-02'],
    ['Noah', '2023-06'],
  ])
  const preferences = await findPreferences(actor)
  expect(await db().child.count()).toBe(2)
  // What the demo shows could have been entered by its parent.
  await savePreferences(actor, preferencesInput.parse(preferences), now)
  expect(await findPreferences(actor)).toEqual(preferences)
})
