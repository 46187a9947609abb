import { GET as csv } from '@/app/api/careprovider/analytics/csv/route'
import { GET } from '@/app/api/careprovider/analytics/route'
import type { SignedInActor } from '@/lib/access/types'
import { recordInteractions } from '@/lib/analytics/visits/commands'
import { interactionBatch } from '@/lib/analytics/visits/schema'
import { db } from '@/lib/platform/database/client'
import { setClock } from '@/lib/platform/time/clock'
import { createActor, sessionCookie } from '@/tests/support/accounts/actors'
import { setRequestCookies } from '@/tests/support/accounts/request-cookies'
import { conversation, REQUESTED_AT } from '@/tests/support/enrollment/conversation'
import { sendTourProposal } from '@/tests/support/enrollment/tour'
import { testDatabase } from '@/tests/support/platform/database'

jest.mock('next/headers', () => require('@/tests/support/accounts/request-cookies').nextHeaders)
testDatabase()
beforeEach(() => setClock(REQUESTED_AT))
afterEach(() => setClock(undefined))

const AGENT = 'Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0'
const HOUR = 3_600_000
let visitors = 0

/** Sends events of one more visitor, or of a signed-in user, at a given time. */
async function sendEvents(events: object[], who: SignedInActor | null = null, now = REQUESTED_AT) {
  visitors += 1
  const visitor = { address: `203.0.113.${visitors}`, agent: AGENT, languages: 'en' }
  const { events: all } = interactionBatch.parse({ events })
  await recordInteractions(who ?? { kind: 'visitor' }, all, visitor, now)
}

async function fetchFigures(person: SignedInActor, query = '', route = GET) {
  setRequestCookies(await sessionCookie(person))
  const request = new Request(`http://localhost:3000/api/careprovider/analytics${query}`)
  const answer = await route(request, { params: Promise.resolve({}) })
  const text = await answer.text()
  return { status: answer.status, text, json: text.startsWith('{') ? JSON.parse(text) : null, headers: answer.headers }
}

test('the figures equal what families did', async () => {
  const { id, pat, chris, provider } = await conversation()
  const of = (interactionType: string, more = {}) => ({ providerId: provider.slug, interactionType, ...more })
  await sendEvents([of('view'), of('click'), of('open', { source: 'search' })])
  await sendEvents([of('view'), of('open', { source: 'elsewhere' }), of('call')])
  await sendEvents([of('favorite')], pat)
  await sendTourProposal(pat, id)
  const { json } = await fetchFigures(chris, `?period=weekly&providerId=${provider.slug}`)
  expect(json).toMatchObject({
    views: 2,
    clicks: 1,
    opens: 2,
    favorites: 1,
    calls: 1,
    inquiries: 1,
    tours: 1,
    enrollments: 0,
    sources: { search: 1, landing: 0, here: 0, elsewhere: 1, direct: 0 },
    before: { views: 0 },
  })
  expect(json.days).toHaveLength(7)
  expect(json.days.at(-1)).toMatchObject({ day: '2026-11-22', views: 2, inquiries: 1 })
})

test("a day ends at midnight in the provider's time zone, and a week is compared with the week before", async () => {
  const { chris, provider } = await conversation()
  const view = [{ providerId: provider.slug, interactionType: 'view' }]
  // Still November 21 in Orlando.
  await sendEvents(view, null, new Date('2026-11-22T04:30:00Z'))
  await sendEvents(view, null, new Date(REQUESTED_AT.getTime() - 8 * 24 * HOUR))
  expect((await fetchFigures(chris, '?period=daily')).json).toMatchObject({ views: 0, before: { views: 1 } })
  expect((await fetchFigures(chris)).json).toMatchObject({ views: 1, before: { views: 1 } })
  expect((await fetchFigures(chris, '?period=monthly')).json).toMatchObject({ views: 2, before: { views: 0 } })
})

test("the provider's own people, admins and bots are not counted", async () => {
  const { chris, provider } = await conversation()
  const events = ['view', 'open', 'call'].map((interactionType) => ({ providerId: provider.slug, interactionType }))
  await sendEvents(events, chris)
  await sendEvents(events, await createActor('admin'))
  expect(await db().providerInteraction.count()).toBe(0)
  expect(await db().providerPageView.count()).toBe(0)
  await sendEvents(events, await createActor('careprovider'))
  expect((await fetchFigures(chris)).json).toMatchObject({ views: 1, opens: 1, calls: 1 })
})

test("no one reads another provider's figures, and a user without a provider gets a message", async () => {
  const { provider } = await conversation()
  const stranger = await createActor('careprovider')
  for (const route of [GET, csv]) {
    expect((await fetchFigures(stranger, `?providerId=${provider.slug}`, route)).status).toBe(403)
    expect((await fetchFigures(stranger, '', route)).status).toBe(404)
  }
})

test.each(['?period=yearly', '?period=', `?providerId=${'x'.repeat(5_000)}`])('%.30s is refused', async (query) => {
  const { chris } = await conversation()
  expect((await fetchFigures(chris, query)).status).toBe(400)
})

test('the spreadsheet has one row per day', async () => {
  const { chris, provider } = await conversation()
  const { text, headers } = await fetchFigures(chris, `?period=daily&providerId=${provider.slug}`, csv)
  expect(text).toBe(
    'day,views,clicks,opens,favorites,calls,inquiries,tours,enrollments\r\n2026-11-22,0,0,0,0,0,1,0,0\r\n',
  )
  expect(headers.get('content-disposition')).toBe('attachment; filename="numbers-daily-2026-11-22.csv"')
})
