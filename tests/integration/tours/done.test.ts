import { db } from '@/lib/platform/db'
import { hasDoneTour } from '@/lib/tours/queries/done'
import { TourStatus } from '@/prisma/generated/enums'
import { actAs } from '@/tests/support/actors'
import { ASKED_AT, conversation } from '@/tests/support/conversation'
import { testDatabase } from '@/tests/support/database'

testDatabase()

test('only a tour that took place counts as one, for the parent and the provider whose it was', async () => {
  const { id, pat, provider } = await conversation()
  const other = await actAs('caregiver')
  const tour = {
    inquiryId: id,
    caregiverId: pat.id,
    providerId: provider.id,
    proposedBy: 'caregiver' as const,
    times: [ASKED_AT],
    startsAt: ASKED_AT,
    createdAt: ASKED_AT,
    updatedAt: ASKED_AT,
  }
  for (const status of Object.values(TourStatus)) {
    await db().tour.deleteMany()
    await db().tour.create({ data: { ...tour, status } })
    expect([status, await hasDoneTour(provider.id, pat.id)]).toEqual([status, status === 'done'])
    expect(await hasDoneTour(provider.id, other.id)).toBe(false)
    expect(await hasDoneTour(provider.id + 1, pat.id)).toBe(false)
  }
})
