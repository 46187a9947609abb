import { db } from '@/lib/platform/database/client'
import { acceptReview, rejectReview } from '@/lib/reviews/commands/moderation'
import { withdrawReview } from '@/lib/reviews/commands/write-review'
import { findOwnReview, findOwnReviews, findReviewToDecide } from '@/lib/reviews/queries'
import { BURST, WRITING_RATE } from '@/lib/reviews/rules'
import { createActor } from '@/tests/support/accounts/actors'
import { publicIdOf } from '@/tests/support/enrollment/conversation'
import { testDatabase } from '@/tests/support/platform/database'
import { addProvider } from '@/tests/support/providers/add-provider'
import {
  addReview,
  publishedReview,
  REVIEW_INPUT,
  REVIEWED_AT,
  ratingOf,
  reviewedProvider,
  siteNotificationsOf,
} from '@/tests/support/reviews/reviewing'

testDatabase()
const later = (hours: number) => new Date(REVIEWED_AT.getTime() + hours * 3_600_000)

test("a first review is pending and not counted; admins are notified, the provider's people are not", async () => {
  const { chris, provider } = await reviewedProvider()
  const [pat, admin] = [await createActor('caregiver'), await createActor('admin')]
  expect(await addReview(pat, provider.slug)).toMatchObject({
    status: 'pending',
    heldFor: ['first-review'],
    changed: [],
  })
  expect(await ratingOf(provider.id)).toEqual([0, null])
  expect(await findOwnReview(pat, provider.id)).toMatchObject({ ...own, status: 'pending', heldFor: ['first-review'] })
  const facts = { provider: provider.name, publicId: provider.slug, why: 'held' }
  expect(await siteNotificationsOf(admin)).toEqual([{ kind: 'review-waits', facts }])
  expect(await siteNotificationsOf(chris)).toEqual([])
})
const { nameStyle: _, ...own } = { ...REVIEW_INPUT, authorName: 'Pat T.', relation: 'none', rejection: null }

test('a parent with an earlier published review is published immediately, and the provider is notified', async () => {
  const { chris, provider } = await reviewedProvider()
  const { pat } = await publishedReview(await publicIdOf((await addProvider()).id))
  const written = await addReview(pat, provider.slug, { rating: 2 })
  expect(written).toMatchObject({ status: 'published', heldFor: [] })
  expect(written.changed).toEqual([`provider:${provider.id}`, 'location:32801', 'location:orlando-fl'])
  expect(await ratingOf(provider.id)).toEqual([1, 2])
  expect(await siteNotificationsOf(chris)).toEqual([
    { kind: 'review-received', facts: { provider: provider.name, rating: 2 } },
  ])
})

test('a parent has one review per provider: writing again changes it, and the same text again does nothing', async () => {
  const { chris, provider } = await reviewedProvider()
  const { pat, id } = await publishedReview(provider.slug)
  expect((await addReview(pat, provider.slug)).changed).toEqual([])
  expect((await db().review.findFirstOrThrow()).editedAt).toBeNull()
  await addReview(pat, provider.slug, { rating: 1, nameStyle: 'initials' }, later(1))
  expect(await db().review.findMany()).toMatchObject([
    { id, rating: 1, authorName: 'P. T.', status: 'published', createdAt: REVIEWED_AT, editedAt: later(1) },
  ])
  expect(await ratingOf(provider.id)).toEqual([1, 1])
  expect(await siteNotificationsOf(chris)).toHaveLength(1)
})

test('a parent lists only their own reviews, in every state, newest first', async () => {
  const { provider } = await reviewedProvider()
  const other = await publicIdOf((await addProvider()).id)
  const { pat } = await publishedReview(other, { rating: 5 })
  await publishedReview(provider.slug)
  await addReview(pat, provider.slug, { text: 'See www.kidcare.test instead of this.' }, later(1))
  expect(await findOwnReviews(pat)).toMatchObject([
    { provider: { id: provider.slug, name: provider.name }, rating: 4, status: 'pending' },
    { provider: { id: other }, rating: 5, status: 'published' },
  ])
  expect(await findOwnReviews(await createActor('caregiver'))).toEqual([])
})

test('a change that needs a decision takes the review off the page and its stars out of the count', async () => {
  const { provider } = await reviewedProvider()
  const { pat } = await publishedReview(provider.slug)
  const held = await addReview(pat, provider.slug, { text: 'Better look at www.kidcare.test today.' })
  expect([held.status, held.heldFor, held.changed.length]).toEqual(['pending', ['link'], 3])
  expect(await ratingOf(provider.id)).toEqual([0, null])
})

test("a review that names the author's own child is held; other names are no reason", async () => {
  const { provider } = await reviewedProvider()
  const { pat } = await publishedReview(provider.slug)
  const times = { createdAt: REVIEWED_AT, updatedAt: REVIEWED_AT }
  await db().child.create({ data: { userId: pat.id, name: 'Mia', birthMonth: '2025-03', ...times } })
  expect((await addReview(pat, provider.slug, { text: 'Leo and Mía sleep well here.' })).heldFor).toEqual([
    'child-name',
  ])
  expect((await addReview(pat, provider.slug, { text: 'Leo, Ben and Ann sleep well here.' })).heldFor).not.toContain(
    'child-name',
  )
})

test('a rewritten review after a rejection is held in any case, until it is accepted', async () => {
  const { provider } = await reviewedProvider()
  const { pat, id } = await publishedReview(provider.slug)
  await rejectReview(null, id, 'advertising', later(1))
  await publishedReviewElsewhere(pat)
  const again = await addReview(pat, provider.slug, { text: 'Kind teachers. That is all I say.' })
  expect([again.status, again.heldFor]).toEqual(['pending', ['rejected-before']])
  expect((await addReview(pat, provider.slug, { text: 'Kind teachers. That is really all.' })).status).toBe('pending')
  await acceptReview(null, id, later(2))
  expect((await addReview(pat, provider.slug, { text: 'Kind teachers, still, after a year.' })).status).toBe(
    'published',
  )
})

test('a rejected review that is written again dates from then: as a new one, or as an edit once it was replied to', async () => {
  const { chris, provider } = await reviewedProvider()
  const [pat, text] = [await createActor('caregiver'), 'Kind teachers. That is all I say.']
  const held = await addReview(pat, provider.slug)
  await addReview(pat, provider.slug, { rating: 3 }, later(1))
  const dates = { select: { status: true, createdAt: true, editedAt: true }, where: { id: held.id } } as const
  const first = { status: 'pending', createdAt: REVIEWED_AT, editedAt: null }
  expect(await db().review.findUnique(dates)).toEqual(first)
  await rejectReview(null, held.id, 'advertising', later(2))
  await addReview(pat, provider.slug, { text }, later(99))
  expect(await db().review.findUnique(dates)).toEqual({ ...first, createdAt: later(99) })
  await acceptReview(null, held.id, later(100))
  const data = { reviewId: held.id, authorId: chris.id, text: 'Thanks.', createdAt: later(101) }
  await db().reviewAnswer.create({ data })
  await rejectReview(null, held.id, 'advertising', later(102))
  await addReview(pat, provider.slug, { text: `${text} Really.` }, later(200))
  expect(await findReviewToDecide(held.id)).toMatchObject({ ...first, createdAt: later(99), editedAt: later(200) })
})

async function publishedReviewElsewhere(pat: Parameters<typeof addReview>[0]) {
  const { id } = await addReview(pat, await publicIdOf((await addProvider()).id))
  await acceptReview(null, id, REVIEWED_AT)
}

test('from the sixth review of one provider in a day on, reviews are held', async () => {
  const { provider } = await reviewedProvider()
  const authors = []
  for (let n = 0; n <= BURST.ofProvider; n += 1) {
    const pat = await createActor('caregiver')
    await publishedReviewElsewhere(pat)
    authors.push(await addReview(pat, provider.slug))
  }
  expect(authors.map(({ status }) => status)).toEqual([...Array(BURST.ofProvider).fill('published'), 'pending'])
  expect(authors.at(-1)?.heldFor).toEqual(['burst'])
  expect(await ratingOf(provider.id)).toEqual([BURST.ofProvider, 4])
})

test('reviews accepted at the same moment are all counted, and four concurrent reviews by one parent are one', async () => {
  const { provider } = await reviewedProvider()
  const authors = await Promise.all(Array.from({ length: 5 }, () => createActor('caregiver')))
  await Promise.all(authors.map((author) => addReview(author, provider.slug)))
  const ids = (await db().review.findMany()).map(({ id }) => id)
  await Promise.all(ids.map((id) => acceptReview(null, id, REVIEWED_AT)))
  expect(await ratingOf(provider.id)).toEqual([5, 4])
  const [pat] = authors
  if (!pat) throw new Error('There is no parent.')
  await Promise.all([1, 2, 3, 5].map((rating) => addReview(pat, provider.slug, { rating }).catch(() => null)))
  expect(await db().review.count({ where: { authorId: pat.id } })).toBe(1)
})

test('a withdrawn review is gone with its stars and its reply, and may be written again', async () => {
  const { chris, provider } = await reviewedProvider()
  const { pat, id } = await publishedReview(provider.slug)
  await db().reviewAnswer.create({
    data: { reviewId: id, authorId: chris.id, text: 'Thanks.', createdAt: REVIEWED_AT },
  })
  expect(await withdrawReview(pat, provider.slug)).toContain(`provider:${provider.id}`)
  expect(await withdrawReview(pat, provider.slug)).toEqual([])
  expect([await db().review.count(), await db().reviewAnswer.count()]).toEqual([0, 0])
  expect(await ratingOf(provider.id)).toEqual([0, null])
  expect((await addReview(pat, provider.slug)).status).toBe('pending')
})

test('no one can review an unknown, closed or own provider; a review of a closed one may still be changed', async () => {
  const { provider } = await reviewedProvider()
  const pat = await createActor('caregiver')
  await expect(addReview(pat, 'nobody-orlando-fl-zzzz')).rejects.toMatchObject({ status: 404 })
  await addReview(pat, provider.slug)
  await db().provider.update({ where: { id: provider.id }, data: { status: 'closed' } })
  expect((await addReview(pat, provider.slug, { rating: 1 })).status).toBe('pending')
  await expect(addReview(await createActor('caregiver'), provider.slug)).rejects.toMatchObject({ status: 409 })
  await db().providerPerson.create({ data: { providerId: provider.id, userId: pat.id, createdAt: REVIEWED_AT } })
  await expect(addReview(pat, provider.slug, { rating: 5 })).rejects.toMatchObject({ status: 403 })
})

test('a parent can send twenty reviews an hour', async () => {
  const { provider } = await reviewedProvider()
  const pat = await createActor('caregiver')
  for (let n = 0; n < WRITING_RATE.max; n += 1) await addReview(pat, provider.slug)
  await expect(addReview(pat, provider.slug)).rejects.toMatchObject({ status: 429 })
  expect((await addReview(pat, provider.slug, {}, later(1.01))).status).toBe('pending')
})
