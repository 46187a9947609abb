import { moveEnrollments } from '@/lib/enrollment/enrollments/commands'
import { moveEvents } from '@/lib/enrollment/events/commands'
import { findShownEvents } from '@/lib/enrollment/events/queries'
import { moveConversations } from '@/lib/enrollment/inquiries/commands/inquiries'
import { countLeads, findLeadsProvider } from '@/lib/enrollment/leads/queries'
import { moveReplies } from '@/lib/enrollment/saved-replies/commands'
import { findReplies } from '@/lib/enrollment/saved-replies/queries'
import { moveTours } from '@/lib/enrollment/tours/commands/change-tour'
import { db } from '@/lib/platform/database/client'
import { setClock } from '@/lib/platform/time/clock'
import { addProviderManager, conversation, publicIdOf, REQUESTED_AT } from '@/tests/support/enrollment/conversation'
import { enrolledParent } from '@/tests/support/enrollment/enrolled'
import { TUESDAY } from '@/tests/support/enrollment/tour'
import { testDatabase } from '@/tests/support/platform/database'
import { addProvider } from '@/tests/support/providers/add-provider'

testDatabase()
beforeEach(() => setClock(REQUESTED_AT))
afterAll(() => setClock(undefined))

/** A conversation with a provider that is merged into another one that Chris manages. */
async function two() {
  const talk = await conversation()
  const { id: toId } = await addProvider({ name: 'Harbor' })
  await addProviderManager(toId, talk.chris)
  const fromId = talk.provider.id
  const move = () =>
    db().$transaction(async (tx) => {
      await moveEvents(tx, fromId, toId)
      await moveConversations(tx, fromId, toId)
      await moveTours(tx, fromId, toId)
      await moveEnrollments(tx, fromId, toId)
      await moveReplies(tx, fromId, toId)
    })
  return { ...talk, fromId, toId, move }
}

test('a conversation moves to the survivor and becomes its lead with all notes and steps', async () => {
  const { id, fromId, toId, move, chris, pat } = await two()
  const waiting = { mark: 'waitlist', markedAt: REQUESTED_AT, band: 'one', waitingSince: REQUESTED_AT } as const
  await db().lead.create({ data: { inquiryId: id, ...waiting } })
  await db().leadNote.create({ data: { inquiryId: id, authorId: chris.id, text: 'Called.', createdAt: REQUESTED_AT } })
  const blocked = { caregiverId: pat.id, side: 'careprovider', createdAt: REQUESTED_AT } as const
  await db().inquiryBlock.createMany({ data: [fromId, toId].map((providerId) => ({ ...blocked, providerId })) })
  await move()
  const provider = await findLeadsProvider(chris, await publicIdOf(toId), REQUESTED_AT)
  expect((await countLeads(provider)).stages).toMatchObject({ waitlist: 1, inquiry: 0 })
  expect(await db().leadNote.count({ where: { inquiryId: id } })).toBe(1)
  expect((await db().inquiryBlock.findMany()).map(({ providerId }) => providerId)).toEqual([toId])
})

test("tours stay agreed, even two at the same time, and the survivor keeps its own tour times or takes over the other's", async () => {
  const { id, fromId, toId, move, pat } = await two()
  const other = await enrolledParent(toId)
  const { inquiryId } = await db().enrollment.findUniqueOrThrow({ where: { id: other.placeId } })
  const agreed = {
    status: 'accepted',
    isPicked: true,
    startsAt: new Date(TUESDAY.at),
    proposedBy: 'careprovider',
  } as const
  const times = { createdAt: REQUESTED_AT, updatedAt: REQUESTED_AT }
  const tour = (providerId: number, caregiverId: number, inquiry: number) =>
    db().tour.create({ data: { ...agreed, ...times, times: [], providerId, caregiverId, inquiryId: inquiry } })
  await tour(toId, other.parent.id, inquiryId)
  await tour(fromId, pat.id, id)
  const offer = { isOn: true, noticeHours: 24, daysAhead: 7, times: { create: { weekday: 1, minute: 600 } } }
  await db().tourOffer.create({ data: { providerId: fromId, ...offer } })
  await move()
  expect(await db().tour.count({ where: { providerId: toId, status: 'accepted' } })).toBe(2)
  expect(await db().tourOfferTime.findMany()).toEqual([{ providerId: toId, weekday: 1, minute: 600 }])
  await db().tourOffer.create({ data: { providerId: fromId, ...offer, noticeHours: 1 } })
  await move()
  expect(await db().tourOffer.findMany({ select: { providerId: true, noticeHours: true } })).toEqual([
    { providerId: toId, noticeHours: 24 },
  ])
})

test("placements and their families' events move, and the survivor's families do not get those events", async () => {
  const { fromId, toId, move } = await two()
  const [mine, theirs] = [await enrolledParent(fromId), await enrolledParent(toId)]
  const day = new Date('2026-12-01')
  const trip = { kind: 'field_trip', title: 'To the zoo', day, isForAll: true } as const
  await db().providerEvent.create({
    data: { ...trip, providerId: fromId, createdAt: REQUESTED_AT, updatedAt: REQUESTED_AT },
  })
  await move()
  expect(await db().enrollment.count({ where: { providerId: toId } })).toBe(2)
  const december = { from: '2026-12-01', to: '2026-12-31' }
  expect(await findShownEvents(mine.parent, december)).toMatchObject([{ title: 'To the zoo' }])
  expect(await findShownEvents(theirs.parent, december)).toEqual([])
})

test('saved replies of both remain, identical ones once', async () => {
  const { fromId, toId, move, chris } = await two()
  const hours = { title: 'Hours', text: 'We open at 7 AM.' }
  for (const providerId of [fromId, toId]) await db().savedReply.create({ data: { providerId, ...hours } })
  await db().savedReply.create({ data: { providerId: fromId, title: 'Fees', text: 'None.' } })
  await move()
  const { replies } = await findReplies(chris, await publicIdOf(toId))
  expect(replies.map(({ title }) => title)).toEqual(['Fees', 'Hours'])
})
