import type { SignedInActor } from '@/lib/access/types'
import { saveNotificationChoice } from '@/lib/notifications/commands/notifications'
import { findNotifications } from '@/lib/notifications/queries'
import { db } from '@/lib/platform/database/client'
import { sendDueAlerts } from '@/lib/search/saved-searches/commands/alerts'
import { saveSearch } from '@/lib/search/saved-searches/commands/saved-searches'
import { createActor } from '@/tests/support/accounts/actors'
import { mailsTo } from '@/tests/support/accounts/mails'
import { testDatabase } from '@/tests/support/platform/database'
import { addLocation, addProvider } from '@/tests/support/providers/add-provider'

testDatabase()

const saved = new Date('2026-11-20T10:00:00Z')
const after = (hours: number) => new Date(saved.getTime() + hours * 3_600_000)
/** Daily mails are sent at 13:00. */
const [FIRST, SECOND] = [after(3), after(27)]
let parent: SignedInActor
beforeEach(async () => {
  await addLocation()
  parent = await createActor('caregiver')
})

async function favorite(name: string) {
  const provider = await addProvider({ name })
  await db().favorite.create({ data: { userId: parent.id, providerId: provider.id, createdAt: saved } })
  return provider
}

/** The rows that an import of a state's file leaves. */
async function importOf(
  preset: 'licenses' | 'inspections' | 'florida-centers',
  providerIds: number[],
  finishedAt = after(1),
) {
  const file = { fileName: 'x.csv', fileSha256: 'a'.repeat(64), startedAt: finishedAt, finishedAt }
  const license = { 'license:A state:7': { status: 'active', as_of: '2026-11-01' } }
  const journal = preset === 'licenses' ? { before: { 'license:A state:7': null }, after: license } : {}
  const changes = { create: providerIds.map((providerId) => ({ providerId, isAdded: false, ...journal })) }
  return db().importBatch.create({ data: { preset, ...file, changes } })
}
const mails = async () => (await mailsTo(parent.email)).map(({ subject, text }) => `${subject}\n${text}`)

test("a parent is notified once, in the daily mail, of a favorite's license and inspections", async () => {
  const oak = await favorite('Oak House')
  const other = await addProvider({ name: 'Nobody’s Favorite' })
  await sendDueAlerts(saved)
  await importOf('licenses', [oak.id, other.id])
  await importOf('inspections', [oak.id])
  await sendDueAlerts(after(2))
  expect(await mails()).toEqual([])
  await sendDueAlerts(FIRST)
  await sendDueAlerts(SECOND)
  const [mail, ...others] = await mails()
  expect(others).toEqual([])
  expect(mail).toContain('License and inspection news about your favorites')
  expect(mail).toContain('Oak House (license and inspections)')
  expect(mail).not.toContain('Nobody')
  expect((await findNotifications(parent, 'en')).notifications).toMatchObject([
    { title: 'License and inspection news', path: `/provider/${oak.slug}` },
  ])
})

test('records from before the first alert, undone ones and those of other lists are not announced', async () => {
  const oak = await favorite('Oak House')
  await importOf('licenses', [oak.id])
  await sendDueAlerts(after(2))
  const undone = await importOf('licenses', [oak.id], after(2))
  await db().importBatch.update({ where: { id: undone.id }, data: { undoneAt: after(2) } })
  await importOf('florida-centers', [oak.id], after(2))
  await sendDueAlerts(FIRST)
  expect(await mails()).toEqual([])
})

test('a provider that was saved after its import is not announced', async () => {
  await favorite('Oak House')
  await sendDueAlerts(saved)
  const late = await addProvider({ name: 'Late' })
  await importOf('inspections', [late.id])
  await db().favorite.create({ data: { userId: parent.id, providerId: late.id, createdAt: after(2) } })
  await sendDueAlerts(FIRST)
  expect(await mails()).toEqual([])
})

test('searches and records are one mail a day; a parent who wants only one of them gets only that', async () => {
  const oak = await favorite('Oak House')
  const search = { search: 'zipCode=32801', name: 'Near home', frequency: 'daily' as const }
  await saveSearch(parent, search, saved)
  await sendDueAlerts(saved)
  await addProvider({ name: 'Brand New' })
  await importOf('licenses', [oak.id])
  await sendDueAlerts(FIRST)
  const [both, ...others] = await mails()
  expect(others).toEqual([])
  expect(both).toContain('Brand New')
  expect(both).toContain('Oak House (license)')
  expect((await findNotifications(parent, 'en')).notifications).toHaveLength(2)

  await saveNotificationChoice(parent, { kind: 'search-news', channel: 'email', isOn: false })
  await addProvider({ name: 'Newer Still' })
  await importOf('inspections', [oak.id], after(20))
  await sendDueAlerts(SECOND)
  const [, records] = await mails()
  expect(records).toContain('Oak House (inspections)')
  expect(records).not.toContain('Newer Still')
})
