import { db } from '@/lib/platform/database/client'
import { refreshRatings } from '@/lib/providers/search-documents/commands'
import { confirmProvenance, saveReviews } from '@/lib/reviews/commands/reviews'
import { createActor } from '@/tests/support/accounts/actors'
import { buildReview } from '@/tests/support/factories/review'
import { testDatabase } from '@/tests/support/platform/database'
import { addLocation, addProvider } from '@/tests/support/providers/add-provider'
import { addReview, REVIEWED_AT as at, publishedReview, reviewedProvider } from '@/tests/support/reviews/reviewing'

describe('save reviews', () => {
  testDatabase()
  beforeEach(() => addLocation())

  const save = (providerId: number, ...reviews: Parameters<typeof buildReview>[0][]) =>
    db().$transaction((tx) =>
      saveReviews(
        tx,
        reviews.map((review, index) => ({ ...buildReview(review, index), providerId })),
      ),
    )
  const columns = { select: { reviewCount: true, ratingAverage: true } }
  const ratingOf = async (id: number) => ({
    page: await db().provider.findUniqueOrThrow({ where: { id }, ...columns }),
    search: await db().providerSearchDocument.findUniqueOrThrow({ where: { providerId: id }, ...columns }),
  })
  const both = (rating: { reviewCount: number; ratingAverage: number | null }) => ({ page: rating, search: rating })

  test('page and search count the same published reviews, and no others', async () => {
    const { id } = await addProvider()
    const other = await addProvider()
    await save(id, { rating: 5 }, { rating: 4 }, { rating: 1, status: 'pending' }, { rating: 1, status: 'hidden' })
    expect(await ratingOf(id)).toEqual(both({ reviewCount: 2, ratingAverage: 4.5 }))
    expect(await ratingOf(other.id)).toEqual(both({ reviewCount: 0, ratingAverage: null }))
  })

  test('a review is stored to the letter, with its time and its author', async () => {
    const { id } = await addProvider()
    const author = await createActor('caregiver')
    const review = buildReview({
      text: `Ünïque "quoted" \\ text,\nwith a second line & <b>tags</b> 👶`,
      relation: 'enrolled',
      createdAt: new Date('2026-03-08T06:59:59.123Z'),
      authorId: author.id,
    })
    await db().$transaction((tx) => saveReviews(tx, [{ ...review, providerId: id }]))
    expect(await db().review.findFirst()).toMatchObject({ ...review, providerId: id })
  })

  test('another review changes the average', async () => {
    const { id } = await addProvider()
    await save(id, { rating: 5 })
    await save(id, { rating: 2 })
    expect(await ratingOf(id)).toEqual(both({ reviewCount: 2, ratingAverage: 3.5 }))
  })

  test('when the last review is removed, there is no average instead of zero stars', async () => {
    const { id } = await addProvider()
    await save(id, { rating: 3 })
    await db().$transaction(async (tx) => {
      await tx.review.updateMany({ where: { providerId: id }, data: { status: 'hidden' } })
      await refreshRatings(tx, [id])
    })
    expect(await ratingOf(id)).toEqual(both({ reviewCount: 0, ratingAverage: null }))
  })

  test('a review that cannot be stored leaves the rating as it was', async () => {
    const { id } = await addProvider()
    await save(id, { rating: 4 })
    await expect(save(id, { rating: 5 }, { rating: 9 })).rejects.toThrow()
    expect(await ratingOf(id)).toEqual(both({ reviewCount: 1, ratingAverage: 4 }))
  })

  test('saving no reviews does nothing', async () => {
    const { id } = await addProvider()
    await save(id)
    await db().$transaction((tx) => refreshRatings(tx, []))
    expect(await ratingOf(id)).toEqual(both({ reviewCount: 0, ratingAverage: null }))
  })
})

describe('provenance', () => {
  testDatabase()
  const confirm = (providerId: number, caregiverId: number, relation: 'toured' | 'enrolled') =>
    db().$transaction((tx) => confirmProvenance(tx, { providerId, caregiverId, relation, at }))
  const relations = async () => (await db().review.findMany({ orderBy: { id: 'asc' } })).map(({ relation }) => relation)

  test('a tour that took place before the review verifies it when it is written', async () => {
    const { provider } = await reviewedProvider()
    const pat = await createActor('caregiver')
    await confirm(provider.id, pat.id, 'toured')
    await addReview(pat, provider.slug)
    expect(await relations()).toEqual(['toured'])
  })

  test('a later confirmation verifies the existing review of that parent only, and the stronger one stays', async () => {
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

  test("an author's own statement verifies nothing", async () => {
    const { provider } = await reviewedProvider()
    await publishedReview(provider.slug, { experience: 'enrolled_now' })
    expect(await relations()).toEqual(['none'])
  })

  test('the verification outlives a withdrawn review', async () => {
    const { provider } = await reviewedProvider()
    const { pat } = await publishedReview(provider.slug)
    await confirm(provider.id, pat.id, 'enrolled')
    await db().review.deleteMany()
    await addReview(pat, provider.slug)
    expect(await relations()).toEqual(['enrolled'])
  })
})
