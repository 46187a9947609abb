import { db } from '@/lib/platform/database/client'
import { acceptReview, rejectReview, reportReview } from '@/lib/reviews/commands/moderation'
import { findQueuedReviews } from '@/lib/reviews/queries'
import { createActor } from '@/tests/support/accounts/actors'
import { mailsTo } from '@/tests/support/accounts/mails'
import { testDatabase } from '@/tests/support/platform/database'
import { runCommand } from '@/tests/support/platform/run-command'
import {
  addReview,
  publishedReview,
  REVIEWED_AT,
  ratingOf,
  reviewedProvider,
  siteNotificationsOf,
} from '@/tests/support/reviews/reviewing'

const database = testDatabase()
const run = (...args: string[]) => runCommand('scripts/operations/reviews.ts', database.url(), ...args)

test('an accepted review is shown and counted; its author and the provider are notified, and the audit log has the admin', async () => {
  const { chris, provider } = await reviewedProvider()
  const [pat, admin] = [await createActor('caregiver'), await createActor('admin')]
  const { id } = await addReview(pat, provider.slug, { rating: 1, text: 'Nobody watched the children at all.' })
  expect(await acceptReview(admin, id, REVIEWED_AT)).toContain('location:orlando-fl')
  expect(await ratingOf(provider.id)).toEqual([1, 1])
  expect((await siteNotificationsOf(pat)).map(({ kind }) => kind)).toEqual(['review-published'])
  expect((await siteNotificationsOf(chris)).map(({ kind }) => kind)).toEqual(['review-received'])
  expect((await mailsTo(pat.email)).map(({ subject }) => subject)).toEqual(['Your review is published'])
  expect(await audit()).toEqual([
    { action: 'review.accepted', actorId: admin.id, subjectId: pat.id, details: { reviewId: id } },
  ])
  await expect(acceptReview(admin, id, REVIEWED_AT)).rejects.toMatchObject({ status: 409 })
})
const audit = () =>
  db().auditEntry.findMany({
    where: { action: { startsWith: 'review.' } },
    orderBy: { id: 'asc' },
    select: { action: true, actorId: true, subjectId: true, details: true },
  })

test('a rejected review leaves the page immediately, and its author reads the reason on the site and in the mail', async () => {
  const { chris, provider } = await reviewedProvider()
  const { pat, id } = await publishedReview(provider.slug)
  expect(await rejectReview(null, id, 'personal_data', REVIEWED_AT)).toContain(`provider:${provider.id}`)
  expect(await ratingOf(provider.id)).toEqual([0, null])
  expect((await siteNotificationsOf(pat)).at(-1)).toMatchObject({
    kind: 'review-rejected',
    facts: { reason: 'personal_data' },
  })
  expect((await mailsTo(pat.email)).at(-1)?.text).toContain('private things about a child or another person')
  expect(await siteNotificationsOf(chris)).toHaveLength(1)
  await expect(rejectReview(null, id, 'personal_data', REVIEWED_AT)).rejects.toMatchObject({ status: 409 })
  expect(await rejectReview(null, id, 'abusive', REVIEWED_AT)).toEqual([])
  await expect(rejectReview(null, 999, 'abusive', REVIEWED_AT)).rejects.toMatchObject({ status: 404 })
})

test('a reported review stays on the page; a decision closes the report, and a new report opens it again', async () => {
  const { provider } = await reviewedProvider()
  const { id } = await publishedReview(provider.slug)
  const [kim, admin] = [await createActor('careprovider'), await createActor('admin')]
  await reportReview(kim, id, { reason: 'untrue', note: 'We have no pool.' }, REVIEWED_AT)
  await reportReview(kim, id, { reason: 'abusive', note: '' }, REVIEWED_AT)
  expect(await ratingOf(provider.id)).toEqual([1, 4])
  expect((await siteNotificationsOf(admin)).map(({ facts }) => facts)).toMatchObject([{ why: 'reported' }])
  expect(await findQueuedReviews()).toMatchObject([{ id, status: 'published', reports: [{ reason: 'abusive' }] }])
  expect(await acceptReview(admin, id, REVIEWED_AT)).toEqual([])
  expect(await findQueuedReviews()).toEqual([])
  await reportReview(kim, id, { reason: 'other', note: 'Again.' }, REVIEWED_AT)
  expect(await findQueuedReviews()).toHaveLength(1)
})

test('an operator lists pending reviews, accepts, rejects with a listed reason, and gets messages about mistakes', async () => {
  const { provider } = await reviewedProvider()
  const pat = await createActor('caregiver')
  const { id } = await addReview(pat, provider.slug, { text: 'See www.kidcare.test\u001b[31m for a better one.' })
  const listed = await run('list')
  expect(listed.stdout).toContain(`#${id}  2026-11-22T15:00  4 of 5  held for first-review, link  account ${pat.id}`)
  expect(listed.stdout).toContain('\\u001b[31m for')
  expect(await run('reject', String(id), '--reason', 'advertising')).toMatchObject({ status: 0, stdout: 'Rejected.\n' })
  expect((await run('list')).stdout).toBe('No review to decide.\n')
  expect(await run('accept', String(id))).toMatchObject({ status: 0, stdout: 'Accepted.\n' })
  expect(await ratingOf(provider.id)).toEqual([1, 4])
  expect(await audit()).toMatchObject([
    { action: 'review.rejected', actorId: null, details: { reviewId: id, reason: 'advertising' } },
    { action: 'review.accepted', actorId: null },
  ])
  const wrong = await run('reject', String(id), '--reason', 'negative')
  expect(wrong).toMatchObject({ status: 1, stderr: expect.stringContaining('advertising, contact_data') })
  expect(await run('accept', '999')).toMatchObject({ status: 1, stderr: 'We can’t find this review.\n' })
})
