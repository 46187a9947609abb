import { finishTours } from '@/lib/enrollment/tours/commands/change-tour'
import { remindOfTour } from '@/lib/enrollment/tours/commands/notify'
import { countUnread, findNotifications } from '@/lib/notifications/queries'
import { db } from '@/lib/platform/database/client'
import { setClock } from '@/lib/platform/time/clock'
import { createActor } from '@/tests/support/accounts/actors'
import { addProviderManager, REQUESTED_AT } from '@/tests/support/enrollment/conversation'
import { agreedTour, proposedTour, sendTourChange, TUESDAY, WEDNESDAY } from '@/tests/support/enrollment/tour'
import { testDatabase } from '@/tests/support/platform/database'

jest.mock('next/headers', () => require('@/tests/support/accounts/request-cookies').nextHeaders)
testDatabase()
beforeEach(() => setClock(REQUESTED_AT))
afterAll(() => setClock(undefined))

const startsAt = new Date(TUESDAY.at)
const before = (hours: number) => new Date(startsAt.getTime() - hours * 3_600_000)
const mailsOf = (email: string) =>
  db().mail.findMany({
    where: { toEmail: email },
    orderBy: { id: 'asc' },
    select: { kind: true, text: true, calendar: true },
  })
const reminders = () =>
  db().$queryRaw<{ run_at: Date }[]>`SELECT run_at FROM graphile_worker.jobs WHERE key LIKE 'tour-reminder:%'`

test('a proposal notifies the other side on the site and by mail, without a calendar entry', async () => {
  const { id, chris, pat } = await proposedTour()
  expect((await findNotifications(chris, 'en')).notifications[0]).toMatchObject({
    title: 'Times proposed for a tour',
    path: `/careprovider-dashboard/messages/${id}`,
  })
  expect(await mailsOf(chris.email)).toMatchObject([{ kind: 'tour-changed', calendar: null }])
  expect(await mailsOf(pat.email)).toEqual([])
})

test('after agreement both sides get the calendar entry by mail, and the side that agreed is not notified on the site', async () => {
  const { pat, chris, provider } = await agreedTour()
  const [mail] = await mailsOf(pat.email)
  expect(mail?.text).toContain(`The tour at ${provider.name} is on Tue, Nov 24, 10:00 AM.`)
  expect(mail?.calendar).toContain('DTSTART:20261124T150000Z')
  expect(mail?.calendar).toContain('STATUS:CONFIRMED')
  expect((await mailsOf(chris.email)).at(-1)?.calendar).toContain('DTSTART:20261124T150000Z')
  expect((await findNotifications(pat, 'en')).notifications).toMatchObject([{ title: 'Tour booked' }])
  expect(await countUnread(chris)).toBe(0)
  for (const { text, calendar } of await mailsOf(chris.email))
    expect(`${text}${calendar}`).not.toMatch(/Pat T|two mornings/i)
})

test('moving or canceling removes the entry from both calendars, with the same id and a higher sequence number', async () => {
  const { pat, chris, tourId } = await agreedTour()
  await sendTourChange(chris, tourId, { action: 'move', times: [WEDNESDAY.local] })
  await sendTourChange(pat, tourId, { action: 'accept', startsAt: WEDNESDAY.at })
  await sendTourChange(pat, tourId, { action: 'decline' })
  for (const { email } of [pat, chris]) {
    const files = (await mailsOf(email)).flatMap(({ calendar }) => calendar ?? [])
    expect(files.map((file) => [/STATUS:(\w+)/.exec(file)?.[1], /SEQUENCE:(\d+)/.exec(file)?.[1]])).toEqual([
      ['CONFIRMED', '1'],
      ['CANCELLED', '2'],
      ['CONFIRMED', '3'],
      ['CANCELLED', '4'],
    ])
    expect(new Set(files.map((file) => /UID:(\S+)/.exec(file)?.[1])).size).toBe(1)
    expect(files[2]).toContain('DTSTART:20261125T150000Z')
  }
})

test("a day before, both sides are reminded once, on the site and by mail, including all of the provider's people", async () => {
  const { pat, chris, provider, tourId } = await agreedTour()
  const kim = await createActor('careprovider')
  await addProviderManager(provider.id, kim)
  expect(await reminders()).toEqual([{ run_at: before(24) }])
  for (const _ of [1, 2]) await remindOfTour(tourId, startsAt, before(24))
  for (const person of [pat, chris, kim]) {
    const mails = (await mailsOf(person.email)).filter(({ kind }) => kind === 'tour-reminder')
    expect(mails).toHaveLength(1)
    expect((await findNotifications(person, 'en')).notifications[0]?.title).toBe('Your tour is coming up')
  }
  // A mail that was held up is not sent once the tour has begun.
  const queued = await db().mail.findMany({ where: { kind: 'tour-reminder' }, select: { usefulUntil: true } })
  expect(queued).toEqual(Array(3).fill({ usefulUntil: startsAt }))
})

test('no reminder is sent for a tour that moved, was canceled or has begun', async () => {
  const { pat, chris, tourId } = await agreedTour()
  await remindOfTour(tourId, startsAt, startsAt)
  await sendTourChange(pat, tourId, { action: 'move', times: [WEDNESDAY.local] })
  await remindOfTour(tourId, startsAt, before(24))
  await sendTourChange(chris, tourId, { action: 'accept', startsAt: WEDNESDAY.at })
  await remindOfTour(tourId, startsAt, before(24))
  expect(await reminders()).toHaveLength(1)
  await sendTourChange(chris, tourId, { action: 'decline' })
  await remindOfTour(tourId, new Date(WEDNESDAY.at), before(1))
  expect(await db().mail.count({ where: { kind: 'tour-reminder' } })).toBe(0)
})

test('a tour counts as taken place when neither side reports otherwise for two days', async () => {
  await agreedTour()
  await finishTours(before(-47))
  expect((await db().tour.findFirstOrThrow()).status).toBe('accepted')
  await finishTours(before(-48))
  expect(await db().tour.findFirstOrThrow()).toMatchObject({ status: 'done', decidedBy: null })
  expect(await db().reviewProvenance.findMany()).toMatchObject([{ relation: 'toured' }])
})
