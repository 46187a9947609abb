import { db } from '@/lib/platform/db'
import { refreshRatings } from '@/lib/providers/commands/refresh-ratings'
import { saveReviews } from '@/lib/reviews/commands/save-reviews'
import { actAs } from '@/tests/support/actors'
import { addLocation, addProvider } from '@/tests/support/add-provider'
import { testDatabase } from '@/tests/support/database'
import { buildReview } from '@/tests/support/factories/review'

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

test('a review is kept to the letter, with its time and its author', async () => {
  const { id } = await addProvider()
  const author = await actAs('caregiver')
  const review = buildReview({
    text: `Ünïque "quoted" \\ text,\nwith a second line & <b>tags</b> 👶`,
    relation: 'enrolled',
    createdAt: new Date('2026-03-08T06:59:59.123Z'),
    authorId: author.id,
  })
  await db().$transaction((tx) => saveReviews(tx, [{ ...review, providerId: id }]))
  expect(await db().review.findFirst()).toMatchObject({ ...review, providerId: id })
})

test('a further review moves the average', async () => {
  const { id } = await addProvider()
  await save(id, { rating: 5 })
  await save(id, { rating: 2 })
  expect(await ratingOf(id)).toEqual(both({ reviewCount: 2, ratingAverage: 3.5 }))
})

test('when the last review is taken down, there is no average instead of zero stars', async () => {
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

test('no reviews to save is nothing to do', async () => {
  const { id } = await addProvider()
  await save(id)
  await db().$transaction((tx) => refreshRatings(tx, []))
  expect(await ratingOf(id)).toEqual(both({ reviewCount: 0, ratingAverage: null }))
})
