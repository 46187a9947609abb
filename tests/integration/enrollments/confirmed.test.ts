import { hasConfirmedEnrollment } from '@/lib/enrollments/queries/confirmed'
import { db } from '@/lib/platform/db'
import { actAs } from '@/tests/support/actors'
import { ASKED_AT, conversation } from '@/tests/support/conversation'
import { testDatabase } from '@/tests/support/database'

testDatabase()
const day = (text: string) => new Date(`${text}T00:00:00Z`)

test.each([
  ['has begun', '2026-11-22', null, true],
  ['begins tomorrow', '2026-11-23', null, false],
  ['has ended', '2026-01-05', '2026-06-30', true],
  ['ended before its first day', '2026-11-02', '2026-11-01', false],
])('a place that %s', async (_, startsOn, endsOn, counts) => {
  const { id, pat, provider } = await conversation()
  const pair = { caregiverId: pat.id, providerId: provider.id }
  await db().enrollment.create({
    data: {
      ...pair,
      inquiryId: id,
      status: endsOn ? 'ended' : 'enrolled',
      startsOn: day(startsOn),
      endsOn: endsOn && day(endsOn),
      confirmedAt: ASKED_AT,
    },
  })
  expect(await hasConfirmedEnrollment(provider.id, pat.id, ASKED_AT)).toBe(counts)
  expect(await hasConfirmedEnrollment(provider.id, (await actAs('caregiver')).id, ASKED_AT)).toBe(false)
})
