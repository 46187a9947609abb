import { sendMessage } from '@/lib/enrollment/inquiries/commands/send-message'
import { findReplyFigures } from '@/lib/enrollment/inquiries/queries/recipients'
import { db } from '@/lib/platform/database/client'
import { conversation, REQUESTED_AT } from '@/tests/support/enrollment/conversation'
import { testDatabase } from '@/tests/support/platform/database'

testDatabase()
const HOUR = 3_600_000
const after = (hours: number) => new Date(REQUESTED_AT.getTime() + hours * HOUR)

test('the time of the first reply is stored: later replies and the deletion of its author do not change it', async () => {
  const { id, pat, chris } = await conversation()
  const answeredAt = async () => (await db().inquiry.findUniqueOrThrow({ where: { id } })).answeredAt
  await sendMessage(pat, id, 'Hello?', after(1))
  expect(await answeredAt()).toBeNull()
  await sendMessage(chris, id, 'Good morning.', after(2))
  await sendMessage(chris, id, 'We have a place.', after(3))
  await db().message.deleteMany({ where: { authorId: chris.id } })
  expect(await answeredAt()).toEqual(after(2))
})

test("a provider's page shows figures of its own conversations, from five on", async () => {
  const { id, pat, chris, provider } = await conversation()
  await sendMessage(chris, id, 'Yes.', after(2))
  const times = { createdAt: REQUESTED_AT, lastMessageAt: REQUESTED_AT }
  const inquiry = { caregiverId: pat.id, providerId: provider.id, subject: 'x', ...times }
  const answered = { ...inquiry, answeredAt: after(6) }
  await db().inquiry.createMany({ data: [answered, answered, inquiry] })
  expect(await findReplyFigures(provider.id, after(80))).toBeNull()
  await db().inquiry.createMany({ data: [answered, answered] })
  expect(await findReplyFigures(provider.id, after(80))).toEqual({ conversations: 6, percent: 83, medianMinutes: 360 })
  expect(await findReplyFigures(provider.id, after(24 * 181))).toBeNull()
  expect(await findReplyFigures(provider.id + 1, after(80))).toBeNull()
})
