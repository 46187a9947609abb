/**
 * npm run reviews -- list                                  lists pending and reported reviews, oldest first
 * npm run reviews -- accept 17                             publishes it, or dismisses the reports
 * npm run reviews -- reject 17 --reason advertising        hides it
 * npm run reviews -- remove-answer 17 --reason abusive     deletes the provider's answer
 *
 * Notifies the author, updates the rating and writes to the audit log. User input is printed as JSON strings.
 */
import { z } from 'zod'
import { revalidateRemotely } from '@/lib/platform/cache/revalidate'
import { siteUrl } from '@/lib/platform/config/env'
import { DomainError } from '@/lib/platform/http/errors'
import { absoluteUrl, routes } from '@/lib/platform/http/routes'
import { asWritten } from '@/lib/platform/language/message'
import { now } from '@/lib/platform/time/clock'
import { acceptReview, rejectReview, removeAnswer } from '@/lib/reviews/commands/moderation'
import { findQueuedReviews } from '@/lib/reviews/queries'
import { rejectionInput, reviewParams } from '@/lib/reviews/schema'
import { ReviewRejection } from '@/prisma/generated/enums'
import { runAndExit } from './exit'

const { id } = reviewParams.shape
const withReason = z.tuple([z.enum(['reject', 'remove-answer']), id, z.literal('--reason'), rejectionInput])
const commandArguments = z.union([z.tuple([z.literal('list')]), z.tuple([z.literal('accept'), id]), withReason])
const USAGE = `Give list, accept ID, reject ID --reason REASON, or remove-answer ID --reason REASON. The reasons:
${Object.values(ReviewRejection).join(', ')}.`

async function list(): Promise<void> {
  const reviews = await findQueuedReviews()
  for (const review of reviews) {
    const why = review.status === 'pending' ? `held for ${review.heldFor.join(', ') || 'nothing known'}` : 'published'
    const author = review.authorId === null ? 'no account' : `account ${review.authorId}`
    console.log(`#${review.id}  ${day(review.createdAt)}  ${review.rating} of 5  ${why}  ${author}`)
    console.log(`  ${review.provider.name}  ${absoluteUrl(routes.provider(review.provider.id), siteUrl())}`)
    // JSON, so that user input cannot send control codes to the terminal.
    console.log(`  ${JSON.stringify(review.authorName)}: ${JSON.stringify(review.text)}`)
    if (review.answer !== null) console.log(`  answered: ${JSON.stringify(review.answer.text)}`)
    for (const { reason, note, createdAt } of review.reports)
      console.log(`  reported ${day(createdAt)}: ${reason}  ${JSON.stringify(note)}`)
  }
  console.log(reviews.length === 0 ? 'No review to decide.' : `${reviews.length} to decide.`)
}

const day = (at: Date) => at.toISOString().slice(0, 16)

runAndExit(async () => {
  const parsed = commandArguments.safeParse(process.argv.slice(2))
  if (!parsed.success) throw new DomainError(400, asWritten(USAGE))
  const [what, reviewId, , reason] = parsed.data
  if (what === 'list') return list()
  const changed = await (what === 'accept'
    ? acceptReview(null, reviewId, now())
    : what === 'reject'
      ? rejectReview(null, reviewId, reason, now())
      : removeAnswer(null, reviewId, reason, now()))
  console.log({ accept: 'Accepted.', reject: 'Rejected.', 'remove-answer': 'Removed.' }[what])
  await revalidateRemotely(changed, (message) => console.error(message))
})
