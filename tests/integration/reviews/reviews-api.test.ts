import { PUT as answer, DELETE as withdrawAnswer } from '@/app/api/reviews/[id]/answer/route'
import { POST as report } from '@/app/api/reviews/[id]/report/route'
import { DELETE as withdraw, PUT as write } from '@/app/api/reviews/route'
import { db } from '@/lib/platform/database/client'
import { setClock } from '@/lib/platform/time/clock'
import { acceptReview } from '@/lib/reviews/commands/moderation'
import { createActor, sessionCookie } from '@/tests/support/accounts/actors'
import { send } from '@/tests/support/accounts/people'
import { setRequestCookies } from '@/tests/support/accounts/request-cookies'
import { testDatabase } from '@/tests/support/platform/database'
import { REVIEW_INPUT, REVIEWED_AT, reviewedProvider } from '@/tests/support/reviews/reviewing'

const revalidated = jest.fn()
jest.mock('next/headers', () => require('@/tests/support/accounts/request-cookies').nextHeaders)
jest.mock('next/cache', () => ({ revalidateTag: (tag: string) => revalidated(tag) }))
testDatabase()
beforeEach(() => {
  revalidated.mockReset()
  setClock(REVIEWED_AT)
})
afterAll(() => setClock(undefined))
const invalidatedTags = () => revalidated.mock.calls.map(([tag]) => tag)

test('a review is created, changed, answered, reported and withdrawn, and each invalidates the cached pages immediately', async () => {
  const { chris, provider } = await reviewedProvider()
  const pat = await createActor('caregiver')
  setRequestCookies(await sessionCookie(pat))
  const body = { ...REVIEW_INPUT, daycareId: provider.slug }
  const first = await send(write, body, { method: 'PUT' })
  expect([first.status, first.json]).toEqual([200, { status: 'pending', heldFor: ['first-review'] }])
  expect(invalidatedTags()).toEqual([])
  const { id } = await db().review.findFirstOrThrow()
  await acceptReview(null, id, REVIEWED_AT)
  expect((await send(write, { ...body, rating: 5 }, { method: 'PUT' })).json).toEqual({
    status: 'published',
    heldFor: [],
  })
  expect(invalidatedTags()).toEqual([`provider:${provider.id}`, 'location:32801', 'location:orlando-fl'])

  const params = { id: String(id) }
  setRequestCookies(await sessionCookie(chris))
  expect((await send(answer, { text: 'Thanks.' }, { method: 'PUT', params })).json).toEqual({ answered: true })
  expect((await send(withdrawAnswer, {}, { method: 'DELETE', params })).json).toEqual({ answered: false })
  expect((await send(report, { reason: 'untrue' }, { params })).json).toEqual({ reported: true })
  expect(invalidatedTags().slice(3)).toEqual([`provider:${provider.id}`, `provider:${provider.id}`])

  setRequestCookies(await sessionCookie(pat))
  const path = `/api/reviews?daycareId=${provider.slug}`
  expect((await send(withdraw, {}, { method: 'DELETE', path })).json).toEqual({ withdrawn: true })
  expect(invalidatedTags()).toHaveLength(8)
  expect((await send(report, { reason: 'untrue' }, { params })).status).toBe(404)
})

test('a provider cannot write a review, and a parent cannot reply to one; the message says who can', async () => {
  const { chris, provider } = await reviewedProvider()
  setRequestCookies(await sessionCookie(chris))
  const refused = await send(write, { ...REVIEW_INPUT, daycareId: provider.slug }, { method: 'PUT' })
  expect([refused.status, refused.json.message]).toEqual([403, 'Only parents can write reviews.'])
  setRequestCookies(await sessionCookie(await createActor('caregiver')))
  const other = await send(answer, { text: 'Ha.' }, { method: 'PUT', params: { id: '1' } })
  expect([other.status, other.json.message]).toEqual([403, 'Only the provider’s team can reply to its reviews.'])
})

test('invalid input is returned with a message at each field', async () => {
  setRequestCookies(await sessionCookie(await createActor('caregiver')))
  const { status, json } = await send(write, { daycareId: 'x', text: 'Good.' }, { method: 'PUT' })
  expect([status, Object.keys(json.fields ?? {}).sort()]).toEqual([400, ['experience', 'rating', 'text']])
})
