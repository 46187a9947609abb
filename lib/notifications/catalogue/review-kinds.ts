import { z } from 'zod'
import { routes } from '@/lib/platform/http/routes'
import { ReviewRejection } from '@/prisma/generated/enums'
import { defineKind } from '../rules'

const reviewed = z.object({ provider: z.string(), publicId: z.string() })

const REJECTION_REASONS: Record<ReviewRejection, string> = {
  advertising: 'it advertises something',
  contact_data: 'it has a link, a phone number or an address in it',
  personal_data: 'it says private things about a child or another person',
  abusive: 'it insults or threatens someone',
  off_topic: 'it isn’t about care at this provider',
  not_own_experience: 'it isn’t about your own experience',
  conflict_of_interest: 'its author works for this provider or a competitor',
  unlawful: 'it’s against the law',
}

/** Notifications about reviews, for their authors, for the provider's people and for admins. */
export const REVIEW_KINDS = {
  'review-received': defineKind({
    label: 'A parent reviewed your page',
    audience: ['careprovider'],
    app: 'on',
    email: 'on',
    facts: z.object({ provider: z.string(), rating: z.int().min(1).max(5) }),
    path: () => routes.receivedReviews(),
    words: ({ provider, rating }) => ({
      title: `A new review: ${rating} ${rating === 1 ? 'star' : 'stars'}`,
      text: `It’s about ${provider}. You can reply once, in public.`,
    }),
  }),
  'review-published': defineKind({
    label: 'Your review is published',
    audience: ['caregiver'],
    app: 'on',
    email: 'on',
    facts: reviewed,
    path: ({ publicId }) => routes.reviewsOf(publicId),
    words: ({ provider }) => ({
      title: 'Your review is published',
      text: `Everyone can read it on ${provider}’s page.`,
    }),
  }),
  'review-rejected': defineKind({
    label: 'We didn’t publish your review',
    audience: ['caregiver'],
    app: 'on',
    email: 'on',
    facts: reviewed.extend({ reason: z.enum(ReviewRejection) }),
    path: ({ publicId }) => routes.ownReview(publicId),
    words: ({ provider, reason }) => ({
      title: 'We didn’t publish your review',
      text: `It’s about ${provider}. Why: ${REJECTION_REASONS[reason]}. You can change it and send it again.`,
    }),
  }),
  'review-answered': defineKind({
    label: 'A provider replied to your review',
    audience: ['caregiver'],
    app: 'on',
    email: 'on',
    facts: reviewed,
    path: ({ publicId }) => routes.reviewsOf(publicId),
    words: ({ provider }) => ({
      title: 'Your review has a reply',
      text: `${provider} replied in public.`,
    }),
  }),
  'review-answer-removed': defineKind({
    label: 'We removed one of your replies to a review',
    audience: ['careprovider'],
    app: 'on',
    email: 'on',
    facts: z.object({ provider: z.string(), reason: z.enum(ReviewRejection) }),
    path: () => routes.receivedReviews(),
    words: ({ provider, reason }) => ({
      title: 'We removed your reply to a review',
      text: `It was for ${provider}. Why: ${REJECTION_REASONS[reason]}. You can reply again.`,
    }),
  }),
  'review-waits': defineKind({
    label: 'A review needs a decision',
    audience: ['admin'],
    app: 'on',
    email: 'off',
    facts: reviewed.extend({ why: z.enum(['held', 'reported']) }),
    path: ({ why }) => routes.approvals.start({ kind: why === 'held' ? 'reviews' : 'reports' }),
    words: ({ provider, why }) => ({
      title: why === 'held' ? 'A review needs your OK' : 'A review was reported',
      text: `It’s about ${provider}. Please read it and decide.`,
    }),
  }),
} as const
