import { PATCH as end } from '@/app/api/enrollments/[id]/route'
import { POST as confirm } from '@/app/api/inquiries/[id]/enrollment/route'
import { GET as one } from '@/app/api/inquiries/[id]/route'
import { PUT as follow } from '@/app/api/public-profile-facts/following/route'
import type { SignedInActor } from '@/lib/access/types'
import { releaseEndedEnrollments } from '@/lib/enrollment/enrollments/commands'
import type { ConversationWithEnrollments } from '@/lib/enrollment/enrollments/schema'
import { db } from '@/lib/platform/database/client'
import { setClock } from '@/lib/platform/time/clock'
import { saveProviders } from '@/lib/providers/commands/save-providers'
import { findFactSheet } from '@/lib/providers/queries'
import { sessionCookie } from '@/tests/support/accounts/actors'
import { send } from '@/tests/support/accounts/people'
import { setRequestCookies } from '@/tests/support/accounts/request-cookies'
import { conversation, REQUESTED_AT } from '@/tests/support/enrollment/conversation'
import { testDatabase } from '@/tests/support/platform/database'
import { addProvider } from '@/tests/support/providers/add-provider'

jest.mock('next/headers', () => require('@/tests/support/accounts/request-cookies').nextHeaders)
const changed = jest.fn()
jest.mock('next/cache', () => ({ revalidateTag: (tag: string) => changed(tag) }))
jest.mock('@/lib/platform/cache/revalidate', () => ({
  ...jest.requireActual('@/lib/platform/cache/revalidate'),
  revalidateRemotely: async (tags: string[]) => tags.map((tag) => changed(tag)),
}))
testDatabase()
beforeEach(() => setClock(REQUESTED_AT))
afterAll(() => setClock(undefined))

async function sendAs(
  person: SignedInActor,
  route: Parameters<typeof send>[0],
  body: unknown,
  id = 0,
  method = 'POST',
) {
  setRequestCookies(await sessionCookie(person))
  return send(route, body, { params: { id: String(id) }, method })
}
/** A conversation about a child of 14 months; the provider confirmed its openings twelve days ago and has them updated automatically. */
async function following(openings: number | null = 2, confirmedOn = '2026-11-10') {
  const talk = await conversation()
  const facts = { openings: { source: 'provider', sourceName: 'the provider', confirmedOn } } as const
  const ageBands = [{ band: 'one' as const, openings, openingsFrom: '2026-12-01' }]
  await db().$transaction((tx) => saveProviders(tx, [{ id: talk.provider.id, ageBands, facts }]))
  const put = (follows: boolean) => sendAs(talk.chris, follow, { providerId: talk.provider.slug, follows }, 0, 'PUT')
  expect((await put(true)).status).toBe(200)
  const sheet = async () => {
    const {
      ageBands: [band],
      facts: stamps,
    } = await findFactSheet(talk.provider.id)
    return [band?.openings, stamps.openings?.sourceName, stamps.openings?.confirmedOn]
  }
  const place = async (startsOn: string, band: string | null = 'one') =>
    Number((await sendAs(talk.chris, confirm, { startsOn, band }, talk.id)).json.id)
  return { ...talk, put, sheet, place }
}
const BY = 'the provider, by its enrollments'
const logged = async () =>
  (await db().auditEntry.findMany({ where: { action: 'profile.openings-followed' }, orderBy: { id: 'asc' } })).map(
    ({ actorId, details }) => [actorId, details],
  )

test('a confirmed placement takes one opening of its room, with date and source; withdrawing it before it begins restores the opening', async () => {
  const { pat, chris, provider, sheet, place } = await following()
  changed.mockClear()
  const id = await place('2027-01-04')
  expect(await sheet()).toEqual([1, BY, '2026-11-22'])
  expect(changed).toHaveBeenCalledWith(`provider:${provider.id}`)
  const details = { providerId: provider.id, enrollmentId: id, band: 'one' }
  expect((await sendAs(pat, end, { endsOn: '2026-11-22' }, id, 'PATCH')).status).toBe(200)
  expect(await sheet()).toEqual([2, BY, '2026-11-22'])
  expect(await logged()).toEqual([
    [chris.id, { ...details, from: 2, to: 1 }],
    [pat.id, { ...details, from: 1, to: 2 }],
  ])
  await releaseEndedEnrollments(new Date('2026-11-24T15:00:00Z'))
  expect(await logged()).toHaveLength(2)
})

test("a placement that ends adds one opening after its last day, once, in the child's room by then", async () => {
  const { chris, sheet, place } = await following()
  const id = await place('2026-09-01')
  expect((await sendAs(chris, end, { endsOn: '2026-12-18' }, id, 'PATCH')).status).toBe(200)
  for (const day of ['2026-12-18', '2026-12-19', '2026-12-20']) {
    await releaseEndedEnrollments(new Date(`${day}T20:00:00Z`))
    expect(await sheet()).toEqual(day === '2026-12-18' ? [1, BY, '2026-11-22'] : [2, BY, '2026-12-19'])
  }
  expect((await logged()).at(-1)?.[0]).toBeNull()
})

test('one placement that cannot be settled does not hold up the others, nor what their pages show', async () => {
  const { id, pat, chris, provider, sheet, place } = await following()
  const broken = await addProvider({ name: 'Heron Bend' })
  const data = { timeZone: 'Nowhere', openingsFollowSince: new Date('2026-09-01') }
  await db().provider.update({ where: { id: broken.id }, data })
  const pair = { inquiryId: id, caregiverId: pat.id, providerId: broken.id, confirmedAt: REQUESTED_AT }
  const days = { startsOn: new Date('2026-09-01'), endsOn: new Date('2026-12-01') }
  await db().enrollment.create({ data: { ...pair, ...days, status: 'ended', band: 'one' } })
  await sendAs(chris, end, { endsOn: '2026-12-18' }, await place('2026-09-01'), 'PATCH')
  changed.mockClear()
  await expect(releaseEndedEnrollments(new Date('2026-12-19T20:00:00Z'))).rejects.toThrow('Nowhere')
  expect(await sheet()).toEqual([2, BY, '2026-12-19'])
  expect(changed).toHaveBeenCalledWith(`provider:${provider.id}`)
})

test('a child who has moved to another room frees an opening there only if the page states openings for it', async () => {
  const { chris, sheet, place } = await following()
  const id = await place('2026-09-01')
  await sendAs(chris, end, { endsOn: '2027-11-01' }, id, 'PATCH')
  await releaseEndedEnrollments(new Date('2027-11-03T15:00:00Z'))
  expect((await sheet())[0]).toBe(1)
})

test("a child's age counts from the day of the request at the provider", async () => {
  const { id, chris, sheet, place } = await following()
  // The evening of November 22 in Orlando.
  const createdAt = new Date('2026-11-23T03:00:00Z')
  await db().inquiry.update({ where: { id }, data: { childAgeMonths: 11, createdAt } })
  setClock(new Date('2026-12-22T15:00:00Z'))
  const received = (await sendAs(chris, one, null, id, 'GET')).json as unknown as ConversationWithEnrollments
  expect(received.enrollment.rooms?.suggested).toBe('one')
  await sendAs(chris, end, { endsOn: '2026-12-22' }, await place('2026-09-01', 'infant'), 'PATCH')
  await releaseEndedEnrollments(new Date('2026-12-24T15:00:00Z'))
  expect((await sheet())[0]).toBe(3)
})

test.each([
  ['unstated openings stay unstated', null, '2026-11-10', 'one', [null, 'the provider', '2026-11-10']],
  ['a full room stays full', 0, '2026-11-10', 'one', [0, 'the provider', '2026-11-10']],
  [
    'openings confirmed too long ago are not confirmed again',
    2,
    '2026-06-01',
    'one',
    [2, 'the provider', '2026-06-01'],
  ],
  ['without a room nothing changes', 2, '2026-11-10', null, [2, 'the provider', '2026-11-10']],
] as const)('%s, and undoing the placement changes nothing either', async (_, openings, day, band, expected) => {
  const { pat, sheet, place } = await following(openings, day)
  const id = await place('2027-01-04', band)
  expect(await sheet()).toEqual(expected)
  await sendAs(pat, end, { endsOn: '2026-11-22' }, id, 'PATCH')
  expect(await sheet()).toEqual(expected)
})

test('openings change only when automatic updates are on, and not for placements that ended before', async () => {
  const { id, chris, pat, put, sheet, place } = await following()
  expect((await sendAs(pat, one, null, id, 'GET')).json).toMatchObject({ enrollment: { rooms: null } })
  const received = (await sendAs(chris, one, null, id, 'GET')).json as unknown as ConversationWithEnrollments
  expect(received.enrollment.rooms).toEqual({ suggested: 'one', openings: { one: 2 } })
  await put(false)
  expect((await sendAs(chris, one, null, id, 'GET')).json).toMatchObject({ enrollment: { rooms: null } })
  const early = await place('2026-09-01')
  expect((await sheet())[0]).toBe(2)
  await sendAs(chris, end, { endsOn: '2026-11-21' }, early, 'PATCH')
  await put(true)
  await releaseEndedEnrollments(new Date('2026-11-24T15:00:00Z'))
  expect(await sheet()).toEqual([2, 'the provider', '2026-11-10'])
  expect(await db().auditEntry.count({ where: { action: 'profile.openings-following' } })).toBe(3)
})

test('five placements confirmed in one room at the same moment take one opening each, and no more than there are', async () => {
  const { chris, provider, sheet } = await following(3)
  const talks = await Promise.all(
    Array.from({ length: 5 }, async () => {
      const { id: caregiverId } = await db().user.create({
        data: {
          email: `${Math.random()}@home.test`,
          firstName: 'A',
          lastName: 'B',
          role: 'caregiver',
          status: 'active',
        },
        select: { id: true },
      })
      const times = { createdAt: REQUESTED_AT, lastMessageAt: REQUESTED_AT }
      return db().inquiry.create({ data: { caregiverId, providerId: provider.id, subject: 'A place', ...times } })
    }),
  )
  const body = { startsOn: '2027-01-04', band: 'one' }
  const answers = await Promise.all(talks.map(({ id }) => sendAs(chris, confirm, body, id)))
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201])
  expect((await sheet())[0]).toBe(0)
  expect(await db().enrollment.count({ where: { tookOpening: true } })).toBe(3)
})
