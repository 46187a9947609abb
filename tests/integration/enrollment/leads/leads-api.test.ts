import { PUT as nextStep } from '@/app/api/leads/[id]/next-step/route'
import { POST as addNote } from '@/app/api/leads/[id]/notes/route'
import { PUT as stage } from '@/app/api/leads/[id]/stage/route'
import { GET as csv } from '@/app/api/leads/csv/route'
import { DELETE as removeNote } from '@/app/api/leads/notes/[id]/route'
import type { SignedInActor } from '@/lib/access/types'
import {
  countLeads,
  findBoard,
  findLeadPanel,
  findLeads,
  findLeadsProvider,
  findToursOfDay,
  findWaiting,
} from '@/lib/enrollment/leads/queries'
import { stepVersion } from '@/lib/enrollment/leads/rules'
import { changeTour } from '@/lib/enrollment/tours/commands/change-tour'
import { proposeTour, sendInquiryWithTours } from '@/lib/enrollment/tours/commands/propose-tour'
import { db } from '@/lib/platform/database/client'
import { setClock } from '@/lib/platform/time/clock'
import { createActor, sessionCookie } from '@/tests/support/accounts/actors'
import { send } from '@/tests/support/accounts/people'
import { setRequestCookies } from '@/tests/support/accounts/request-cookies'
import {
  addProviderManager,
  conversation,
  publicIdOf,
  REQUEST,
  REQUESTED_AT,
} from '@/tests/support/enrollment/conversation'
import { TUESDAY } from '@/tests/support/enrollment/tour'
import { testDatabase } from '@/tests/support/platform/database'
import { addProvider } from '@/tests/support/providers/add-provider'

jest.mock('next/headers', () => require('@/tests/support/accounts/request-cookies').nextHeaders)
testDatabase()
beforeEach(() => setClock(REQUESTED_AT))
afterAll(() => setClock(undefined))

async function sendAs(
  person: SignedInActor,
  route: Parameters<typeof send>[0],
  id: number,
  body: unknown,
  method = 'PUT',
) {
  setRequestCookies(await sessionCookie(person))
  return send(route, body, { params: { id: String(id) }, method })
}
const FILTER = { stage: 'active', q: undefined, need: undefined, page: 1 } as const
const leadsOf = async (person: SignedInActor, more: object = {}) =>
  (await findLeads(await findLeadsProvider(person, undefined, REQUESTED_AT), { ...FILTER, ...more })).leads
async function fileOf(person: SignedInActor, path = '/api/leads/csv') {
  setRequestCookies(await sessionCookie(person))
  const response = await csv(new Request(`http://localhost:3000${path}`), { params: Promise.resolve({}) })
  return { status: response.status, type: response.headers.get('content-type'), text: await response.text() }
}

test('the list shows the families, what they wrote, and why a lead needs attention', async () => {
  const { chris, id } = await conversation()
  expect(await leadsOf(chris)).toEqual([
    {
      id,
      family: 'Pat T.',
      subject: REQUEST.subject,
      stage: 'inquiry',
      happened: 'inquiry',
      childAgeMonths: 14,
      wantedStart: '2027-01',
      askedOn: '2026-11-22',
      lastAt: REQUESTED_AT.toISOString(),
      need: 'message',
      tour: null,
      lostReason: null,
      band: 'one',
      waitingSince: null,
      nextStep: null,
    },
  ])
})

test('a director reads what a waiting family wrote, the child’s age today, and the tour times it proposed', async () => {
  const { chris, pat, id } = await conversation()
  const provider = await findLeadsProvider(chris, undefined, REQUESTED_AT)
  expect(await findWaiting(provider, 5, REQUESTED_AT)).toMatchObject([
    { id, family: 'Pat T.', need: 'message', ageMonthsNow: 14, words: REQUEST.text, times: [] },
  ])
  await db().message.updateMany({ data: { readAt: REQUESTED_AT } })
  const tourId = await proposeTour(pat, id, [TUESDAY.local], REQUESTED_AT)
  const later = new Date('2026-12-23T15:00:00Z')
  expect(await findWaiting(provider, 5, REQUESTED_AT)).toMatchObject([{ need: 'tour', times: ['2026-11-24T10:00'] }])
  const inDecember = await findLeadsProvider(chris, undefined, later)
  expect(await findWaiting(inDecember, 5, later)).toMatchObject([{ need: 'tour', ageMonthsNow: 15, times: [] }])
  expect(await findToursOfDay(provider, REQUESTED_AT)).toEqual([])
  await changeTour(chris, tourId, { action: 'accept', startsAt: TUESDAY.at }, REQUESTED_AT)
  expect(await findToursOfDay(provider, REQUESTED_AT)).toMatchObject([
    { inquiryId: id, family: 'Pat T.', ageMonthsNow: 14, day: '2026-11-24' },
  ])
  expect(await findToursOfDay(inDecember, later)).toEqual([])
})

test('another provider’s families and tours never appear on a director’s day', async () => {
  const { chris } = await conversation()
  const other = await addProvider()
  await addProviderManager(other.id, chris)
  const provider = await findLeadsProvider(chris, await publicIdOf(other.id), REQUESTED_AT)
  expect(await findWaiting(provider, 5, REQUESTED_AT)).toEqual([])
  expect(await findToursOfDay(provider, REQUESTED_AT)).toEqual([])
})

test('a next step with a date is stored, raises the lead when it is due, and can be removed', async () => {
  const { chris, id } = await conversation()
  await db().message.updateMany({ data: { readAt: REQUESTED_AT } })
  expect((await sendAs(chris, nextStep, id, { text: 'Call back', day: '2026-11-22' })).status).toBe(200)
  expect(await leadsOf(chris)).toMatchObject([{ need: 'due', nextStep: { text: 'Call back', day: '2026-11-22' } }])
  setClock(new Date('2026-11-23T15:00:00Z'))
  // The step is overdue and its text is corrected: its date may stay.
  expect((await sendAs(chris, nextStep, id, { text: 'Call Pat', day: '2026-11-22' })).status).toBe(200)
  expect((await sendAs(chris, nextStep, id, { text: '', day: '' })).status).toBe(200)
  expect(await leadsOf(chris)).toMatchObject([{ need: 'answer', nextStep: null }])
})

test('a next step that a colleague has changed since the page was opened is neither overwritten nor cleared', async () => {
  const { chris, id } = await conversation()
  const step = { text: 'Call back', day: '2026-12-01' }
  expect((await sendAs(chris, nextStep, id, { ...step, version: '' })).status).toBe(200)
  for (const late of [
    { text: 'Offer the place', day: '2026-12-02' },
    { text: '', day: '' },
  ]) {
    const { status, json } = await sendAs(chris, nextStep, id, { ...late, version: '' })
    expect([status, Object.keys(json.fields ?? {})]).toEqual([409, ['version']])
  }
  expect(await leadsOf(chris)).toMatchObject([{ nextStep: step }])
  expect((await sendAs(chris, nextStep, id, { text: '', day: '', version: stepVersion(step) })).status).toBe(200)
})

test.each([
  [{ text: 'Call', day: '' }, 'day'],
  [{ text: '', day: '2026-12-01' }, 'text'],
  [{ text: 'Call', day: '2026-11-21' }, 'day'],
  [{ text: 'Call', day: '2030-01-01' }, 'day'],
  [{ text: 'x'.repeat(121), day: '2026-12-01' }, 'text'],
  [{ text: 'a\nb', day: '2026-12-01' }, 'text'],
])('the next step %j is rejected at %s', async (body, field) => {
  const { chris, id } = await conversation()
  const { status, json } = await sendAs(chris, nextStep, id, body)
  expect([status, Object.keys(json.fields ?? {})]).toEqual([400, [field]])
})

test("notes are for the provider's people: all of them can read them, and only the author can delete them", async () => {
  const { chris, pat, id, provider } = await conversation()
  const dana = await createActor('careprovider')
  await addProviderManager(provider.id, dana)
  const written = await sendAs(chris, addNote, id, { text: 'Likes the yard.' }, 'POST')
  expect(written.status).toBe(201)
  expect((await sendAs(chris, addNote, id, { text: 'Likes the yard.' }, 'POST')).json.id).toBe(written.json.id)
  expect((await sendAs(pat, addNote, id, { text: 'Hello' }, 'POST')).status).toBe(403)
  expect((await sendAs(await createActor('careprovider'), addNote, id, { text: 'Hello' }, 'POST')).status).toBe(404)
  expect((await findLeadPanel(dana, id, REQUESTED_AT)).notes).toMatchObject([
    { text: 'Likes the yard.', author: 'Chris', isYours: false },
  ])
  const noteId = Number(written.json.id)
  expect((await sendAs(dana, removeNote, noteId, null, 'DELETE')).status).toBe(404)
  expect((await sendAs(chris, removeNote, noteId, null, 'DELETE')).status).toBe(200)
  expect(await db().leadNote.count()).toBe(0)
})

test('a person removed from a provider no longer finds its leads, but their notes stay', async () => {
  const { chris, id } = await conversation()
  const { json } = await sendAs(chris, addNote, id, { text: 'Likes the yard.' }, 'POST')
  await db().providerPerson.deleteMany({ where: { userId: chris.id } })
  await expect(findLeadPanel(chris, id, REQUESTED_AT)).rejects.toMatchObject({ status: 404 })
  expect((await sendAs(chris, stage, id, { stage: 'replied' })).status).toBe(404)
  expect((await sendAs(chris, removeNote, Number(json.id), null, 'DELETE')).status).toBe(404)
})

test('filters narrow the list, and wildcard characters are matched literally', async () => {
  const { chris, id, provider } = await conversation()
  const kim = await createActor('caregiver')
  const request = { daycareIds: [provider.slug], ...REQUEST, subject: '100% Montessori?', tourTimes: [] }
  const [other = 0] = await sendInquiryWithTours(kim, request, REQUESTED_AT)
  await sendAs(chris, stage, id, { stage: 'lost', lostReason: 'price' })
  await db().message.updateMany({ data: { readAt: REQUESTED_AT } })
  const ids = async (more: object) => (await leadsOf(chris, more)).map((lead) => lead.id)
  expect(await ids({})).toEqual([other])
  expect(await ids({ stage: 'all' })).toEqual([other, id])
  expect(await ids({ stage: 'lost' })).toEqual([id])
  expect(await ids({ need: 'today' })).toEqual([other])
  expect(await ids({ stage: 'all', q: '0% m' })).toEqual([other])
  expect(await ids({ stage: 'all', q: '_%' })).toEqual([])
  await db().user.update({ where: { id: kim.id }, data: { firstName: 'José', lastName: 'Núñez' } })
  expect(await ids({ stage: 'all', q: 'JOSE N.' })).toEqual([other])
  expect(await ids({ stage: 'all', q: 'josé montessori' })).toEqual([other])
  // The rest of a parent's last name is not shown, so it finds nobody.
  expect(await ids({ stage: 'all', q: 'nuñez' })).toEqual([])
  const provided = await findLeadsProvider(chris, undefined, REQUESTED_AT)
  expect(await countLeads(provided)).toMatchObject({ needs: 1, stages: { inquiry: 1, lost: 1, enrolled: 0 } })
  expect((await findBoard(provided)).lost.map((lead) => lead.id)).toEqual([id])
})

test("only the provider's people can download the spreadsheet, and it contains no formulas", async () => {
  const { chris, provider } = await conversation()
  const kim = await createActor('caregiver')
  await sendInquiryWithTours(
    kim,
    { daycareIds: [provider.slug], ...REQUEST, subject: '=HYPERLINK("x")', tourTimes: [] },
    REQUESTED_AT,
  )
  const { status, type, text } = await fileOf(chris)
  expect([status, type]).toEqual([200, 'text/csv; charset=utf-8'])
  expect(text.split('\r\n')).toHaveLength(4)
  expect(text).toContain(`"'=HYPERLINK(""x"")"`)
  expect(text).toContain('Pat T.,A place in January,inquiry,,2026-11-22,2026-11-22,14,2027-01,,,,,')
  expect((await fileOf(await createActor('careprovider'))).status).toBe(404)
  expect((await fileOf(chris, '/api/leads/csv?stage=won')).status).toBe(400)
})

test('the days in the spreadsheet are those of the provider', async () => {
  const { chris, id } = await conversation()
  const evening = new Date('2026-11-23T04:00:00Z')
  await db().inquiry.update({ where: { id }, data: { createdAt: evening, lastMessageAt: evening } })
  expect((await fileOf(chris)).text).toContain('inquiry,,2026-11-22,2026-11-22,')
})

test("deleting a family's account deletes its leads", async () => {
  const { chris, pat, id } = await conversation()
  await sendAs(chris, addNote, id, { text: 'Likes the yard.' }, 'POST')
  await sendAs(chris, nextStep, id, { text: 'Call back', day: '2026-12-01' })
  await db().user.delete({ where: { id: pat.id } })
  expect([await db().lead.count(), await db().leadNote.count()]).toEqual([0, 0])
})
