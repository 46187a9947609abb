import { db } from '@/lib/platform/database/client'
import {
  answerReview,
  decideReview,
  rejectReview,
  removeAnswer,
  withdrawAnswer,
} from '@/lib/reviews/commands/moderation'
import { findReceivedReviews, findReviewToDecide } from '@/lib/reviews/queries'
import { PAGE_SIZE } from '@/lib/reviews/rules'
import { createActor } from '@/tests/support/accounts/actors'
import { addProviderManager, publicIdOf } from '@/tests/support/enrollment/conversation'
import { buildReview } from '@/tests/support/factories/review'
import { testDatabase } from '@/tests/support/platform/database'
import { addProvider } from '@/tests/support/providers/add-provider'
import {
  addReview,
  publishedReview,
  REVIEWED_AT,
  reviewedProvider,
  siteNotificationsOf,
} from '@/tests/support/reviews/reviewing'

testDatabase()

test('a provider replies to a review once in public; an edited reply replaces it, and the author is notified of the first', async () => {
  const { chris, provider } = await reviewedProvider()
  const { pat, id } = await publishedReview(provider.slug)
  expect((await findReceivedReviews(chris, 1)).unanswered).toBe(1)
  expect(await answerReview(chris, id, 'Thank you.', REVIEWED_AT)).toEqual([`provider:${provider.id}`])
  expect(await answerReview(chris, id, 'Thank you.', REVIEWED_AT)).toEqual([])
  await answerReview(chris, id, 'Thank you, we fixed the gate.', REVIEWED_AT)
  expect(await db().reviewAnswer.findMany()).toMatchObject([{ reviewId: id, text: 'Thank you, we fixed the gate.' }])
  expect((await siteNotificationsOf(pat)).filter(({ kind }) => kind === 'review-answered')).toHaveLength(1)
  expect(await findReceivedReviews(chris, 1)).toMatchObject({
    unanswered: 0,
    reviews: [{ id, authorName: 'Pat T.', answer: { text: 'Thank you, we fixed the gate.' } }],
  })
})

test('a reply that a colleague has written since the page was opened is not overwritten', async () => {
  const { chris, provider } = await reviewedProvider()
  const { id } = await publishedReview(provider.slug)
  await answerReview(chris, id, 'Thank you.', REVIEWED_AT, null)
  const late = (seen: string | null) => answerReview(chris, id, 'We fixed the gate.', REVIEWED_AT, seen)
  await expect(late(null)).rejects.toMatchObject({ status: 409, fields: { version: expect.any(String) } })
  expect(await db().reviewAnswer.findMany()).toMatchObject([{ text: 'Thank you.' }])
  await late((await findReceivedReviews(chris, 1)).reviews[0]?.answer?.createdAt ?? '')
  expect(await db().reviewAnswer.findMany()).toMatchObject([{ text: 'We fixed the gate.' }])
})

test('no one can reply for another provider, or to an unpublished review', async () => {
  const { chris, provider } = await reviewedProvider()
  const kim = await createActor('careprovider')
  await addProviderManager((await addProvider()).id, kim)
  const { id } = await publishedReview(provider.slug)
  await expect(answerReview(kim, id, 'Ha.', REVIEWED_AT)).rejects.toMatchObject({ status: 404 })
  await expect(withdrawAnswer(kim, id)).rejects.toMatchObject({ status: 404 })
  expect((await findReceivedReviews(kim, 1)).reviews).toEqual([])
  const held = await addReview(await createActor('caregiver'), provider.slug)
  await expect(answerReview(chris, held.id, 'Ha.', REVIEWED_AT)).rejects.toMatchObject({ status: 404 })
  await rejectReview(null, id, 'abusive', REVIEWED_AT)
  await expect(answerReview(chris, id, 'Ha.', REVIEWED_AT)).rejects.toMatchObject({ status: 404 })
  expect((await findReceivedReviews(chris, 1)).reviews).toEqual([])
})

test('a reply is withdrawn by the provider, or removed for a reason by a moderator', async () => {
  const { chris, provider } = await reviewedProvider()
  const { id } = await publishedReview(provider.slug)
  await answerReview(chris, id, 'Thank you.', REVIEWED_AT)
  expect(await withdrawAnswer(chris, id)).toEqual([`provider:${provider.id}`])
  expect(await withdrawAnswer(chris, id)).toEqual([])
  await answerReview(chris, id, 'You are a liar.', REVIEWED_AT)
  expect(await removeAnswer(null, id, 'abusive', REVIEWED_AT)).toEqual([`provider:${provider.id}`])
  expect(await db().reviewAnswer.count()).toBe(0)
  expect((await siteNotificationsOf(chris)).at(-1)).toMatchObject({
    kind: 'review-answer-removed',
    facts: { reason: 'abusive' },
  })
  expect(await db().auditEntry.findFirst({ where: { action: 'review.answer-removed' } })).toMatchObject({
    subjectId: chris.id,
    details: { reviewId: id, reason: 'abusive' },
  })
  await expect(removeAnswer(null, id, 'abusive', REVIEWED_AT)).rejects.toMatchObject({ status: 404 })
})

test('a reply that was corrected since the admin read it is not removed', async () => {
  const { chris, provider } = await reviewedProvider()
  const { id } = await publishedReview(provider.slug)
  const alex = await createActor('admin')
  const remove = async (version = '') =>
    decideReview(alex, id, { decision: 'remove-answer', reason: 'abusive', version }, REVIEWED_AT)
  await answerReview(chris, id, 'You are a liar.', REVIEWED_AT)
  const seen = await findReviewToDecide(id)
  await answerReview(chris, id, 'Thank you, we fixed the gate.', REVIEWED_AT)
  await expect(remove(seen?.version)).rejects.toMatchObject({ status: 409 })
  expect(await db().reviewAnswer.count()).toBe(1)
  expect(await remove((await findReviewToDecide(id))?.version)).toEqual([`provider:${provider.id}`])
  expect(await db().reviewAnswer.count()).toBe(0)
})

test("the provider's list is paged, newest first", async () => {
  const { chris, provider } = await reviewedProvider()
  const rows = Array.from({ length: PAGE_SIZE + 1 }, (_, n) => ({ ...buildReview({}, n), providerId: provider.id }))
  await db().review.createMany({ data: rows })
  const first = await findReceivedReviews(chris, 1)
  expect([first.reviews.length, first.hasMore, first.unanswered]).toEqual([PAGE_SIZE, true, PAGE_SIZE + 1])
  const times = first.reviews.map(({ createdAt }) => createdAt)
  expect(times).toEqual(times.toSorted().reverse())
  expect((await findReceivedReviews(chris, 2)).reviews).toHaveLength(1)
  expect(await publicIdOf(provider.id)).toBe(first.reviews[0]?.provider.id)
})
