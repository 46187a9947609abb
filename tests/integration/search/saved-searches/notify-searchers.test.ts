import type { SignedInActor } from '@/lib/access/types'
import { countUnread, findNotifications } from '@/lib/notifications/queries'
import { db } from '@/lib/platform/database/client'
import { refreshSearchDocuments } from '@/lib/providers/search-documents/commands'
import { deleteOldNews, sendDueAlerts } from '@/lib/search/saved-searches/commands/alerts'
import { changeSearch, saveSearch } from '@/lib/search/saved-searches/commands/saved-searches'
import { findSavedSearches } from '@/lib/search/saved-searches/queries'
import type { AlertFrequency } from '@/prisma/generated/enums'
import { createActor } from '@/tests/support/accounts/actors'
import { mailsTo } from '@/tests/support/accounts/mails'
import { testDatabase } from '@/tests/support/platform/database'
import { addLocation, addProvider } from '@/tests/support/providers/add-provider'

testDatabase()

const saved = new Date('2026-11-20T10:00:00Z')
const after = (hours: number) => new Date(saved.getTime() + hours * 3_600_000)
/** Daily mails are sent at 13:00. */
const [FIRST, SECOND, WEEK_LATER] = [after(3), after(27), after(3 + 7 * 24)]
let parent: SignedInActor
beforeEach(async () => {
  await addLocation()
  await addProvider({ name: 'Here Before' })
  parent = await createActor('caregiver')
})

const save = (frequency: AlertFrequency, search = 'zipCode=32801', name = 'Near home') =>
  saveSearch(parent, { search, name, frequency }, saved)
const sendAlerts = (now: Date) => sendDueAlerts(now)
const mails = async () => (await mailsTo(parent.email)).map(({ text }) => text ?? '')
const sendFirstAlerts = () => sendAlerts(saved)

test('an imported provider is announced once: by mail with a link, on the site, and on the page until it is opened', async () => {
  const { id } = await save('daily')
  await sendFirstAlerts()
  const fresh = await addProvider({ name: 'Brand New' })
  await sendAlerts(after(1))
  expect(await mails()).toEqual([])
  await sendAlerts(FIRST)
  await sendAlerts(FIRST)
  await sendAlerts(SECOND)
  const [mail, ...others] = await mails()
  expect(others).toEqual([])
  expect(mail).toContain(`http://localhost:3000/provider/${fresh.slug}`)
  expect(mail).toContain('Near home:')
  expect(mail).not.toContain('Here Before')
  expect((await findNotifications(parent, 'en')).notifications).toMatchObject([
    { title: '1 provider is new for you', path: '/saved-searches' },
  ])
  expect(await findSavedSearches(parent)).toMatchObject([
    { news: { total: 1, items: [{ name: 'Brand New', kind: 'provider', publicId: fresh.slug }] } },
  ])
  await changeSearch(parent, id, { isSeen: true }, after(30))
  expect(await findSavedSearches(parent)).toMatchObject([{ news: { total: 0, items: [] } }])
})

test('two concurrent workers announce it once', async () => {
  await save('immediate')
  await sendFirstAlerts()
  await addProvider({ name: 'Brand New' })
  await Promise.all(Array.from({ length: 4 }, () => sendAlerts(FIRST)))
  expect(await mails()).toHaveLength(1)
  expect(await countUnread(parent)).toBe(1)
})

test('an immediate alert is sent at the next run, again and again as more are found', async () => {
  await save('immediate')
  await sendFirstAlerts()
  await addProvider({ name: 'One' })
  await sendAlerts(after(0.2))
  await addProvider({ name: 'Two' })
  await sendAlerts(after(0.4))
  const [first, second] = await mails()
  expect([first?.includes('One'), second?.includes('Two'), second?.includes('One')]).toEqual([true, true, false])
})

test('several searches are one mail a day, weekly ones with the seventh', async () => {
  await save('daily', 'zipCode=32801', 'All')
  await save('weekly', 'zipCode=32801&distance=5', 'Very near')
  await sendFirstAlerts()
  await addProvider({ name: 'Brand New' })
  await sendAlerts(FIRST)
  await sendAlerts(after(5))
  expect(await mails()).toHaveLength(1)
  expect((await mails())[0]).not.toContain('Very near')
  await sendAlerts(WEEK_LATER)
  expect(await mails()).toHaveLength(2)
  expect((await mails())[1]).toContain('Very near:')
})

test('a paused search announces nothing, and what was added meanwhile is not announced after it resumes', async () => {
  const { id } = await save('off')
  await sendFirstAlerts()
  await addProvider({ name: 'Meanwhile' })
  await sendAlerts(FIRST)
  await changeSearch(parent, id, { frequency: 'immediate' }, after(4))
  await sendAlerts(after(5))
  expect(await mails()).toEqual([])
  await addProvider({ name: 'Afterwards' })
  await sendAlerts(after(6))
  expect((await mails()).map((text) => text.includes('Afterwards'))).toEqual([true])
})

test('an opening confirmed for the searched age is announced, once each time it opens', async () => {
  const provider = await addProvider({
    name: 'Filling Up',
    ageMinMonths: 1,
    ageMaxMonths: 60,
    ageBands: [{ band: 'infant', openings: 0 }],
    facts: { openings: { source: 'provider', sourceName: 'Provider', confirmedOn: '2026-11-19' } },
  })
  const open = async (count: number) => {
    await db().providerAgeBand.updateMany({
      where: { providerId: provider.id },
      data: { openings: count },
    })
    await db().$transaction((tx) => refreshSearchDocuments(tx, [provider.id]))
  }
  await save('immediate', 'zipCode=32801&age=10&openings=confirmed')
  await sendFirstAlerts()
  for (const [turn, openings] of [2, 2, 0, 1].entries()) {
    await open(openings)
    await sendAlerts(after(1 + turn))
  }
  const mailTexts = await mails()
  expect(mailTexts).toHaveLength(2)
  expect(mailTexts.every((text) => text.includes('Filling Up'))).toBe(true)
  expect(mailTexts[1]).toContain('Filling Up (new opening)')
})

test('an alert for care on Saturdays is about providers that are open then, whatever their other days', async () => {
  await save('immediate', 'zipCode=32801&days=sat&dropOff=09:00')
  await sendFirstAlerts()
  const open = (name: string, weekdays: number[]) =>
    addProvider({
      name,
      hours: weekdays.map((weekday) => ({ weekday, opensMinute: 480, closesMinute: 960 })),
      facts: { hours: { source: 'provider', sourceName: 'Provider', confirmedOn: '2026-11-19' } },
    })
  await open('Saturday House', [5])
  await open('Weekday House', [0, 1, 2, 3, 4])
  await sendAlerts(FIRST)
  const mailTexts = (await mails()).join()
  expect([mailTexts.includes('Saturday House'), mailTexts.includes('Weekday House')]).toEqual([true, false])
})

test('a suspended parent gets no alert, and a provider that has closed meanwhile is not announced', async () => {
  await save('daily')
  await sendFirstAlerts()
  const closedProvider = await addProvider({ name: 'Soon Gone' })
  await db().user.update({ where: { id: parent.id }, data: { status: 'suspended' } })
  await sendAlerts(FIRST)
  expect(await mails()).toEqual([])
  await db().user.update({ where: { id: parent.id }, data: { status: 'active' } })
  await db().provider.update({ where: { id: closedProvider.id }, data: { status: 'closed' } })
  await sendAlerts(SECOND)
  expect(await mails()).toEqual([])
})

test('old results are deleted', async () => {
  await save('immediate')
  await sendFirstAlerts()
  await addProvider({ name: 'Brand New' })
  await sendAlerts(FIRST)
  await deleteOldNews(after(24 * 30))
  expect(await db().searchNews.count()).toBe(1)
  await deleteOldNews(after(24 * 70))
  expect(await db().searchNews.count()).toBe(0)
})
