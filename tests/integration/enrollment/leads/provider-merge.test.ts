import { movePlaces } from '@/lib/enrollment/enrollments/commands'
import { moveEvents } from '@/lib/enrollment/events/commands'
import { findShownEvents } from '@/lib/enrollment/events/queries'
import { moveConversations } from '@/lib/enrollment/inquiries/commands/inquiries'
import { countLeads, findLeadsProvider } from '@/lib/enrollment/leads/queries'
import { moveReplies } from '@/lib/enrollment/saved-replies/commands'
import { findReplies } from '@/lib/enrollment/saved-replies/queries'
import { moveTours } from '@/lib/enrollment/tours/commands/change-tour'
import { db } from '@/lib/platform/database/client'
import { setClock } from '@/lib/platform/time/clock'
import { ASKED_AT, conversation, letReply, publicIdOf } from '@/tests/support/enrollment/conversation'
import { enrolledParent } from '@/tests/support/enrollment/enrolled'
import { TUESDAY } from '@/tests/support/enrollment/tour'
import { testDatabase } from '@/tests/support/platform/database'
import { addProvider } from '@/tests/support/providers/add-provider'

testDatabase()
beforeEach(() => setClock(ASKED_AT))
afterAll(() => setClock(undefined))

/** A conversation with a provider that is merged into one that Chris answers for too. */
async function two() {
  const talk = await conversation()
  const { id: toId } = await addProvider({ name: 'Harbor' })
  await letReply(toId, talk.chris)
  const fromId = talk.provider.id
  const move = () =>
    db().$transaction(async (tx) => {
      await moveEvents(tx, fromId, toId)
      await moveConversations(tx, fromId, toId)
      await moveTours(tx, fromId, toId)
      await movePlaces(tx, fromId, toId)
      await moveReplies(tx, fromId, toId)
    })
  return { ...talk, fromId, toId, move }
}

test('a family’s conversation moves to the survivor, which has it as a lead with all of its data', async () => {
  const { id, fromId, toId, move, chris, pat } = await two()
  const waiting = { mark: 'waitlist', markedAt: ASKED_AT, band: 'one', waitingSince: ASKED_AT } as const
  await db().lead.create({ data: { inquiryId: id, ...waiting } })
  await db().leadNote.create({ data: { inquiryId: id, authorId: chris.id, text: 'Called.', createdAt: ASKED_AT } })
  const blocked = { caregiverId: pat.id, side: 'careprovider', createdAt: ASKED_AT } as const
  await db().inquiryBlock.createMany({ data: [fromId, toId].map((providerId) => ({ ...blocked, providerId })) })
  await move()
  const provider = await findLeadsProvider(chris, await publicIdOf(toId), ASKED_AT)
  expect((await countLeads(provider)).stages).toMatchObject({ waitlist: 1, inquiry: 0 })
  expect(await db().leadNote.count({ where: { inquiryId: id } })).toBe(1)
  expect((await db().inquiryBlock.findMany()).map(({ providerId }) => providerId)).toEqual([toId])
})

test('tours stay agreed, also two at the same time, and the survivor offers its own times, else the other’s', async () => {
  const { id, fromId, toId, move, pat } = await two()
  const other = await enrolledParent(toId)
  const { inquiryId } = await db().enrollment.findUniqueOrThrow({ where: { id: other.placeId } })
  const agreed = {
    status: 'accepted',
    isPicked: true,
    startsAt: new Date(TUESDAY.at),
    proposedBy: 'careprovider',
  } as const
  const times = { createdAt: ASKED_AT, updatedAt: ASKED_AT }
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

test('places come along, and their families’ dates, which the families of the survivor do not get', async () => {
  const { fromId, toId, move } = await two()
  const [mine, theirs] = [await enrolledParent(fromId), await enrolledParent(toId)]
  const day = new Date('2026-12-01')
  const trip = { kind: 'field_trip', title: 'To the zoo', day, isForAll: true } as const
  await db().providerEvent.create({ data: { ...trip, providerId: fromId, createdAt: ASKED_AT, updatedAt: ASKED_AT } })
  await move()
  expect(await db().enrollment.count({ where: { providerId: toId } })).toBe(2)
  const december = { from: '2026-12-01', to: '2026-12-31' }
  expect(await findShownEvents(mine.parent, december)).toMatchObject([{ title: 'To the zoo' }])
  expect(await findShownEvents(theirs.parent, december)).toEqual([])
})

test('saved replies are those of both, the same one once', async () => {
  const { fromId, toId, move, chris } = await two()
  const hours = { title: 'Hours', text: 'We open at 7 AM.' }
  for (const providerId of [fromId, toId]) await db().savedReply.create({ data: { providerId, ...hours } })
  await db().savedReply.create({ data: { providerId: fromId, title: 'Fees', text: 'None.' } })
  await move()
  const { replies } = await findReplies(chris, await publicIdOf(toId))
  expect(replies.map(({ title }) => title)).toEqual(['Fees', 'Hours'])
})
