import { moveLead } from '@/lib/enrollment/leads/commands'
import { findLeadsProvider, findWaitlist } from '@/lib/enrollment/leads/queries'
import { stageInput } from '@/lib/enrollment/leads/schema'
import { sendInquiryWithTours } from '@/lib/enrollment/tours/commands/propose-tour'
import { setClock } from '@/lib/platform/time/clock'
import { createActor } from '@/tests/support/accounts/actors'
import { conversation, REQUEST, REQUESTED_AT } from '@/tests/support/enrollment/conversation'
import { testDatabase } from '@/tests/support/platform/database'

testDatabase()
beforeEach(() => setClock(REQUESTED_AT))
afterAll(() => setClock(undefined))

type Talk = Awaited<ReturnType<typeof conversation>>

async function anotherFamily({ provider }: Talk): Promise<number> {
  const kim = await createActor('caregiver')
  const [id = 0] = await sendInquiryWithTours(
    kim,
    { daycareIds: [provider.slug], ...REQUEST, tourTimes: [] },
    REQUESTED_AT,
  )
  return id
}
const waits = ({ chris }: Talk, id: number, band: string, waitingSince: string) =>
  moveLead(chris, id, stageInput.parse({ stage: 'waitlist', band, waitingSince }), REQUESTED_AT)
const roomsOf = async ({ chris, provider }: Talk) => {
  const rooms = await findWaitlist(await findLeadsProvider(chris, provider.slug, REQUESTED_AT))
  return rooms.map(({ band, leads }) => [band, leads.map(({ id }) => id)])
}

test('the youngest room comes first, within it the longest waiting, and on the same day the earliest request', async () => {
  const talk = await conversation()
  const [second, third, fourth] = [await anotherFamily(talk), await anotherFamily(talk), await anotherFamily(talk)]
  await waits(talk, fourth, 'infant', '2026-11-01')
  await waits(talk, third, 'infant', '2026-11-01')
  await waits(talk, second, 'infant', '2026-06-30')
  await waits(talk, talk.id, 'three', '2025-01-01')
  expect(await roomsOf(talk)).toEqual([
    ['infant', [second, third, fourth]],
    ['three', [talk.id]],
  ])
})

test("a family that no longer waits is on no list, and no one sees another provider's list", async () => {
  const talk = await conversation()
  await waits(talk, talk.id, 'infant', '2026-06-30')
  await moveLead(talk.chris, talk.id, stageInput.parse({ stage: 'lost', lostReason: 'price' }), REQUESTED_AT)
  expect(await roomsOf(talk)).toEqual([])
  await expect(findLeadsProvider(talk.pat, talk.provider.slug, REQUESTED_AT)).rejects.toMatchObject({ status: 403 })
})
