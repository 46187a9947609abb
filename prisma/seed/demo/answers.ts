import type { Database } from '@/lib/platform/db'

const DAY = 86_400_000
const ANSWERS = [
  'Thank you for writing this down. We read it out in the morning meeting, and the whole team was glad.',
  'Thank you. If something is not as it should be, our door is open every day after 4 PM.',
]

/** The demo's provider has answered two reviews of its page; the others wait. */
export async function loadDemoAnswers(database: Database, authorId: number): Promise<void> {
  const reviews = await database.review.findMany({
    where: { status: 'published', provider: { name: 'Little Harbor Academy', isSample: true } },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    skip: 1,
    take: ANSWERS.length,
    select: { id: true, createdAt: true },
  })
  const data = reviews.map(({ id, createdAt }, index) => ({
    reviewId: id,
    authorId,
    text: ANSWERS[index] ?? '',
    createdAt: new Date(createdAt.getTime() + DAY),
  }))
  await database.reviewAnswer.createMany({ data, skipDuplicates: true })
}
