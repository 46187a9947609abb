import { z } from 'zod'
import { routes } from '@/lib/platform/http/routes'
import { longDateText } from '@/lib/platform/time/dates'
import { ClaimRejection, PaidPlan, ProviderPersonRole, ReviewRejection } from '@/prisma/generated/enums'
import { defineKind } from '../rules'

const claimed = z.object({ provider: z.string(), publicId: z.string() })

const CLAIM_REJECTIONS: Record<ClaimRejection, string> = {
  not_shown: 'what you sent doesn’t show that you run it',
  wrong_provider: 'what you sent is about another provider',
  other_side: 'someone else showed that they run it',
  listed_already: 'it already has a page here, which you can claim',
  untrue: 'something in it isn’t true',
}

/** Notifications about claims, for claimants, for the current managers and for admins. */
export const CLAIM_KINDS = {
  'claim-received': defineKind({
    label: 'A provider is claimed',
    audience: ['admin'],
    app: 'on',
    email: 'off',
    facts: z.object({
      provider: z.string(),
      claimId: z.int(),
      isContested: z.boolean(),
      isAddition: z.boolean().default(false),
    }),
    path: ({ claimId }) => routes.approvals.claim(claimId),
    words: ({ provider, isContested, isAddition }) => ({
      title: isAddition ? 'Someone added a provider' : isContested ? 'A claim is contested' : 'A provider is claimed',
      text: `It’s about ${provider}. Check the evidence and decide.`,
    }),
  }),
  'claim-contested': defineKind({
    label: 'Someone else claims your provider',
    audience: ['careprovider'],
    app: 'on',
    email: 'always',
    facts: claimed,
    path: ({ publicId }) => routes.claim(publicId),
    words: ({ provider }) => ({
      title: 'Someone else claims your provider',
      text: `It’s about ${provider}. Nobody can edit its page until an admin decides. Add evidence that it’s yours.`,
    }),
  }),
  'claim-decided': defineKind({
    label: 'We decided about your claim',
    audience: ['careprovider'],
    app: 'on',
    email: 'on',
    facts: z.object({
      provider: z.string(),
      /** Null for a rejected addition, which has no page. */
      publicId: z.string().nullable(),
      claimId: z.int().default(0),
      isAddition: z.boolean().default(false),
      rejection: z.enum(ClaimRejection).nullable(),
    }),
    path: ({ publicId, claimId, rejection }) => {
      if (publicId === null) return routes.ownAddition(claimId)
      return rejection ? routes.claim(publicId) : routes.careproviderDashboard({ provider: publicId })
    },
    words: ({ provider, rejection, isAddition }) =>
      rejection
        ? {
            title: 'We didn’t accept your claim',
            text: `It’s about ${provider}. Why: ${CLAIM_REJECTIONS[rejection]}.`,
          }
        : isAddition
          ? {
              title: 'Your provider has its page',
              text: `You manage ${provider} now. Add hours, openings and tuition: families look for them first.`,
            }
          : {
              title: 'We accepted your claim',
              text: `You manage ${provider} now: answer families and keep its page up to date.`,
            },
  }),
} as const

const ROLE_NAMES: Record<ProviderPersonRole, string> = {
  manager: 'a manager',
  editor: 'an editor',
  front_desk: 'the front desk',
}

/** Notifications about a provider's people, for its managers or for the person whose role changed. They contain no names. */
export const PEOPLE_KINDS = {
  'people-changed': defineKind({
    label: 'Someone joins or leaves your team, or your role changes',
    audience: ['careprovider'],
    app: 'on',
    email: 'on',
    facts: z.object({
      provider: z.string(),
      publicId: z.string(),
      change: z.enum(['joined', 'left', 'removed', 'role']),
      role: z.enum(ProviderPersonRole),
    }),
    path: ({ publicId, change }) =>
      change === 'removed' ? routes.careproviderDashboard() : routes.providerPeople({ provider: publicId }),
    words: ({ provider, change, role }) =>
      ({
        joined: {
          title: 'Someone joined your team',
          text: `${provider} has someone new, as ${ROLE_NAMES[role]}.`,
        },
        left: { title: 'Someone left your team', text: `Someone left ${provider}’s team.` },
        removed: { title: 'You were removed from a provider', text: `You no longer manage ${provider}.` },
        role: { title: 'Your role has changed', text: `At ${provider} you are now ${ROLE_NAMES[role]}.` },
      })[change],
  }),
} as const

const changeCount = (count: number) => (count === 1 ? '1 change' : `${count} changes`)

/** Notifications about profile changes, for the provider's people and for admins. */
export const PROFILE_KINDS = {
  'profile-change-waits': defineKind({
    label: 'A provider’s page needs your decision',
    audience: ['admin'],
    app: 'on',
    email: 'off',
    facts: z.object({ provider: z.string() }),
    path: () => routes.approvals.start({ kind: 'profiles' }),
    words: ({ provider }) => ({
      title: 'A changed page needs a decision',
      text: `It’s ${provider}’s page. We promise an answer in 1-2 business days.`,
    }),
  }),
  'profile-change-decided': defineKind({
    label: 'We decided about your page changes',
    audience: ['careprovider'],
    app: 'on',
    email: 'on',
    facts: z.object({
      provider: z.string(),
      publicId: z.string(),
      accepted: z.int().nonnegative(),
      rejected: z.int().nonnegative(),
    }),
    path: ({ publicId }) => routes.careproviderDashboard({ provider: publicId }),
    words: ({ provider, accepted, rejected }) =>
      rejected === 0
        ? { title: 'Your changes are live', text: `Families can see them on ${provider}’s page now.` }
        : {
            title: accepted === 0 ? 'We didn’t accept your changes' : 'We didn’t accept some of your changes',
            text: `On ${provider}’s page, ${changeCount(accepted)} went live and ${changeCount(rejected)} didn’t. See why on your dashboard, field by field.`,
          },
  }),
  'page-edited': defineKind({
    label: 'An admin changed your page',
    audience: ['careprovider'],
    app: 'on',
    email: 'on',
    facts: z.object({ provider: z.string(), publicId: z.string(), what: z.string(), why: z.string() }),
    path: ({ publicId }) => routes.careproviderDashboard({ provider: publicId }),
    words: ({ provider, what, why }) => ({
      title: 'We changed something on your page',
      text: `On ${provider}’s page: ${what}, because ${why}.`,
    }),
  }),
  'pages-merged': defineKind({
    label: 'We merged your page with another page of the same provider',
    audience: ['careprovider'],
    app: 'on',
    email: 'on',
    facts: z.object({ provider: z.string(), publicId: z.string(), other: z.string() }),
    path: ({ publicId }) => routes.careproviderDashboard({ provider: publicId }),
    words: ({ provider, other }) => ({
      title: 'We merged your provider’s two pages',
      text: `${other} and ${provider} were two pages for one provider. Families, reviews, people and numbers from both are now at ${provider}; the other address leads there.`,
    }),
  }),
  'profile-rolled-back': defineKind({
    label: 'An admin undid a change on your page',
    audience: ['careprovider'],
    app: 'on',
    email: 'on',
    facts: z.object({ provider: z.string(), publicId: z.string() }),
    path: ({ publicId }) => routes.careproviderDashboard({ provider: publicId }),
    words: ({ provider }) => ({
      title: 'We undid a change on your page',
      text: `${provider}’s page says what it said before. See what and why on your dashboard.`,
    }),
  }),
  'facts-to-confirm': defineKind({
    label: 'Once a month: is your page still right?',
    audience: ['careprovider'],
    app: 'on',
    email: 'on',
    facts: z.object({ provider: z.string(), publicId: z.string() }),
    path: ({ publicId }) => routes.careproviderDashboard({ provider: publicId }),
    words: ({ provider }) => ({
      title: 'Still right?',
      text: `It’s been more than a month since you confirmed some facts on ${provider}’s page.`,
    }),
  }),
} as const

const NAMES: Record<PaidPlan, string> = { STARTER: 'Starter', PRO: 'Pro' }
const dollars = (cents: number) => `$${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`

/** Notifications about plans and invoices, for a provider's managers and for admins. */
export const BILLING_KINDS = {
  billing: defineKind({
    label: 'Your provider’s invoices and payments',
    audience: ['careprovider'],
    app: 'on',
    email: 'on',
    facts: z.object({
      provider: z.string(),
      publicId: z.string(),
      change: z.enum(['issued', 'paid']),
      number: z.string(),
      amountCents: z.int().nonnegative(),
      plan: z.enum(PaidPlan),
      /** When the plan ends, or when the invoice is due. */
      until: z.iso.date().nullable(),
    }),
    path: ({ publicId }) => routes.billing({ provider: publicId }),
    words: ({ provider, change, number, amountCents, plan, until }) =>
      change === 'paid'
        ? {
            title: `Your payment of ${dollars(amountCents)} arrived`,
            text: `${provider} is on ${NAMES[plan]}${until ? ` until ${longDateText(until)}` : ''}. Invoice ${number} is paid.`,
          }
        : {
            title: `Invoice ${number}: ${dollars(amountCents)}`,
            text: `It is for ${NAMES[plan]} at ${provider}${until ? `, to be paid by ${longDateText(until)}. Without it the page goes on for free` : ''}.`,
          },
  }),
  'plan-asked': defineKind({
    label: 'A provider wants a plan and will pay by invoice',
    audience: ['admin'],
    app: 'on',
    email: 'off',
    facts: z.object({ provider: z.string() }),
    path: () => routes.adminBilling(),
    words: ({ provider }) => ({
      title: 'A provider wants a plan',
      text: `${provider} has an unpaid invoice. Record the payment when it arrives.`,
    }),
  }),
} as const

const reviewed = z.object({ provider: z.string(), publicId: z.string() })

const REVIEW_REJECTIONS: Record<ReviewRejection, string> = {
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
      text: `It’s about ${provider}. Why: ${REVIEW_REJECTIONS[reason]}. You can change it and send it again.`,
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
      text: `It was for ${provider}. Why: ${REVIEW_REJECTIONS[reason]}. You can reply again.`,
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
