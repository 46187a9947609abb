import { db } from '@/lib/platform/db'
import { confirmProvenance } from '@/lib/reviews/commands/confirm-provenance'
import { actAs } from '@/tests/support/actors'
import { testDatabase } from '@/tests/support/database'
import { REVIEWED_AT as at, publishedReview, review, reviewedProvider } from '@/tests/support/reviewing'

testDatabase()
const confirm = (providerId: number, caregiverId: number, relation: 'toured' | 'enrolled') =>
  db().$transaction((tx) => confirmProvenance(tx, { providerId, caregiverId, relation, at }))
const relations = async () => (await db().review.findMany({ orderBy: { id: 'asc' } })).map(({ relation }) => relation)

test('a tour that was done before the review is known when it is written', async () => {
  const { provider } = await reviewedProvider()
  const pat = await actAs('caregiver')
  await confirm(provider.id, pat.id, 'toured')
  await review(pat, provider.slug)
  expect(await relations()).toEqual(['toured'])
})

test('what is confirmed later is said of the review that is there, of nobody else’s, and the stronger stays', async () => {
  const { provider } = await reviewedProvider()
  const { pat } = await publishedReview(provider.slug)
  await publishedReview(provider.slug)
  expect(await relations()).toEqual(['none', 'none'])
  await confirm(provider.id, pat.id, 'enrolled')
  await confirm(provider.id, pat.id, 'toured')
  await confirm(provider.id, pat.id, 'toured')
  expect(await relations()).toEqual(['enrolled', 'none'])
  expect(await db().reviewProvenance.count()).toBe(2)
})

test('what an author says of themselves confirms nothing', async () => {
  const { provider } = await reviewedProvider()
  await publishedReview(provider.slug, { experience: 'enrolled_now' })
  expect(await relations()).toEqual(['none'])
})

test('what was confirmed outlives a withdrawn review', async () => {
  const { provider } = await reviewedProvider()
  const { pat } = await publishedReview(provider.slug)
  await confirm(provider.id, pat.id, 'enrolled')
  await db().review.deleteMany()
  await review(pat, provider.slug)
  expect(await relations()).toEqual(['enrolled'])
})
